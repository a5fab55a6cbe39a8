import CoreLocation
import Foundation
import Sextant
import Testing

@Suite struct LocationFailureTextTests {
  @Test(arguments: [
    (LocationFailure.notAuthorized(.declined), LocationResult.permissionDenied),
    (.authorizationLost, .permissionDenied), (.servicesOff, .serviceDisabled), (.notFound, .failed),
    (.notInForeground, .failed), (.failed(.network), .failed), (.cancelled, .cancelled),
  ])
  func `shown as any error is, a failure is a sentence for the person and not a number`(
    failure: LocationFailure, result: LocationResult
  ) {
    let error: any Error = failure
    #expect(error.localizedDescription == result.localizedText())
  }
}
