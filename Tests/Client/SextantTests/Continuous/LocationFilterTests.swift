import CoreLocation
import Foundation
import Testing

@testable import Sextant

@Suite struct LocationFilterTests {
  private let began = Date(timeIntervalSince1970: 1_700_000_000)

  private func location(age: Double) -> CLLocation {
    CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 48, longitude: 11), altitude: 0, horizontalAccuracy: 5,
      verticalAccuracy: -1, timestamp: began.addingTimeInterval(-age))
  }

  /// Returns whether the first location and the following ones, which were found at some times, are passed on.
  private func passed(_ ages: [Double], now: Date) -> [Bool] {
    var filter = LocationFilter(began: began)
    return ages.map { filter.passes(location(age: $0), accuracy: .full, distance: nil, now: now) }
  }

  @Test func `the first location is of this session, and not an old one (DEL-060)`() {
    #expect(passed([11, 10], now: began) == [false, true])
  }

  @Test func `a clock that is set back before the first location keeps none away`() {
    #expect(passed([3_611, 3_600], now: began.addingTimeInterval(-3_600)) == [false, true])
  }
}
