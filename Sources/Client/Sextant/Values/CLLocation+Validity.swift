import CoreLocation

extension CLLocation {
  /// Whether the numbers can be right: a coordinate with a known accuracy (DEL-063).
  ///
  /// What is not a number passes none of these comparisons.
  var isValid: Bool {
    horizontalAccuracy >= 0 && horizontalAccuracy < .infinity && CLLocationCoordinate2DIsValid(coordinate)
  }

  /// Whether it is valid, and was found in the past; dates that are no numbers were not.
  func isValid(at now: Date) -> Bool {
    isValid && timestamp.timeIntervalSince(now) <= Self.clockTolerance
  }

  /// How far ahead, in seconds, the clock that a location was stamped by may be.
  private static let clockTolerance = 5.0
}
