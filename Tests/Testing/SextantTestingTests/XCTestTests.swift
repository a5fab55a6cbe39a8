import Sextant
import SextantTesting
import XCTest

/// The same phone in XCTest.
@MainActor
final class XCTestTests: XCTestCase {
  func testARequestEnds() async throws {
    let phone = TestPhone(release: .iOS18, person: .answers(.allowWhileUsingApp))
    let client = phone.inApp { LocationClient() }
    let found = try await phone.run { try await client.location() }
    XCTAssertEqual(found.achievedAccuracy, 5)
    try phone.expectTimeline(
      "asks for When In Use → prompt → Allow While Using App → authorizedWhenInUse → fix")
  }
}
