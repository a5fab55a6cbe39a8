import CoreLocation
import XCTest

@testable import Whereabouts

/// What the person taps and where the phone is, the test doesn't say: that is the phone's business.
final class WhereaboutsTests: XCTestCase {
  @MainActor func testFindsThePhoneOnceThePersonAllowsIt() async throws {
    let location = try await Whereabouts().current()
    XCTAssertTrue(CLLocationCoordinate2DIsValid(location.coordinate))
    XCTAssertGreaterThan(location.horizontalAccuracy, 0)
  }
}
