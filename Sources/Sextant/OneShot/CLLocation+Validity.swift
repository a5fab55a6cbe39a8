import CoreLocation

extension CLLocation {
  /// Whether the numbers can be right: a coordinate with a known accuracy, found in the past (DEL-063).
  ///
  /// What is no number passes none of these comparisons; between dates it would.
  func isValid(at now: Date) -> Bool {
    horizontalAccuracy >= 0 && horizontalAccuracy < .infinity && CLLocationCoordinate2DIsValid(coordinate)
      && timestamp.timeIntervalSince(now) <= Self.clockTolerance
  }

  /// How far ahead, in seconds, the clock that a location was stamped by may be.
  private static let clockTolerance = 5.0
}
