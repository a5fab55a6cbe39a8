import CoreLocation

extension CLLocation {
  /// Whether the values are plausible: a coordinate with a known accuracy (DEL-063).
  ///
  /// A value that is not a number fails all of these comparisons.
  var isValid: Bool {
    horizontalAccuracy >= 0 && horizontalAccuracy < .infinity && CLLocationCoordinate2DIsValid(coordinate)
  }

  /// Returns whether the location is valid and was found in the past, which is false for a date that is not a number.
  func isValid(at now: Date) -> Bool {
    isValid && timestamp.timeIntervalSince(now) <= Self.clockTolerance
  }

  /// The maximum lead, in seconds, of the clock that a location was stamped by.
  private static let clockTolerance = 5.0
}
