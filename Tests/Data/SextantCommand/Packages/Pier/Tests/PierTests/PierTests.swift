import CoreGraphics
import CoreLocation
import Testing
import UIKit
import XCTest

@testable import Pier

final class PlaceTests: XCTestCase {
  @MainActor func testFindsThePlace() async {
    let view = PlaceView(model: PlaceModel())
    XCTAssertTrue(view.model.isShown)
    let found = expectation(description: "found")
    view.model.onFound = { found.fulfill() }
    view.model.find()
    await fulfillment(of: [found], timeout: 10)
    XCTAssertEqual(view.model.region?.center.latitude ?? 0, 60.17, accuracy: 0.01)
  }
}

@MainActor @Suite struct ShellTests {
  @Test func `the application is active, on a phone`() {
    #expect(UIApplication.shared.applicationState == .active)
    #expect(UIDevice.current.systemName == "iOS")
  }

  @Test func `geometry moves points`() {
    #expect(CGPoint(x: 1, y: 2).applying(CGAffineTransform(translationX: 1, y: 1)) == CGPoint(x: 2, y: 3))
  }
}
