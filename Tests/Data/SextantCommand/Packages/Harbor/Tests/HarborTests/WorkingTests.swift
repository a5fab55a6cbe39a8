import CoreLocation
import Harbor
import Testing
import XCTest

final class FirstTests: XCTestCase {
  func testOne() { asks() }
  func testTwo() { asks() }

  /// Only on a phone that nobody has asked before.
  private func asks() {
    let answered = expectation(description: "answered")
    let pilot = Pilot { _ in answered.fulfill() }
    XCTAssertEqual(pilot.status, .notDetermined)
    guard pilot.status == .notDetermined else { return answered.fulfill() }
    pilot.ask()
    wait(for: [answered], timeout: 5)
  }
}

@MainActor @Suite(.serialized) struct SecondTests {
  @Test func one() async { await asks() }
  @Test(arguments: [1, 2]) func two(number: Int) async { await asks() }

  private func asks() async {
    let (answers, continuation) = AsyncStream.makeStream(of: CLAuthorizationStatus.self)
    let pilot = Pilot { continuation.yield($0) }
    #expect(pilot.status == .notDetermined)
    guard pilot.status == .notDetermined else { return }
    pilot.ask()
    for await status in answers {
      #expect(status == .authorizedWhenInUse)
      break
    }
  }
}

final class AccuracyTests: XCTestCase {
  func testIsPrecise() { XCTAssertEqual(CLLocationManager().accuracyAuthorization, .fullAccuracy) }
}

#if canImport(os)
  final class WarningTests: XCTestCase {
    func testWarns() { Warnings(inTheNameOf: "SwiftUI").warn("low water") }
  }
#endif
