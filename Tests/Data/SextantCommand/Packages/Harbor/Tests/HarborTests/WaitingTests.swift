import CoreLocation
import Harbor
import Testing
import XCTest

// Each of these waits for something that never comes.

final class PromptTests: XCTestCase {
  func testAsksAndWaits() {
    let answered = expectation(description: "answered")
    let pilot = Pilot { _ in answered.fulfill() }
    pilot.ask()
    wait(for: [answered])
    XCTAssertEqual(pilot.status, .authorizedWhenInUse)
  }
}

final class LeftOutTests: XCTestCase {
  func testWaitsForCodeOfAnotherSystem() {
    let warned = expectation(description: "warned")
    Pilot { _ in }.warn { warned.fulfill() }
    wait(for: [warned])
  }
}

final class ThreadTests: XCTestCase {
  func testMakesItsManagerOnSomeThread() async {
    let answered = expectation(description: "answered")
    let pilot = Pilot { _ in answered.fulfill() }
    pilot.ask()
    await fulfillment(of: [answered])
    XCTAssertEqual(pilot.status, .authorizedWhenInUse)
  }
}

@Suite struct StreamTests {
  @Test @MainActor func `waits for a place that never comes`() async throws {
    for try await update in CLLocationUpdate.liveUpdates() where update.location != nil { return }
  }
}
