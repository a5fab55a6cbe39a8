/// What the readers agree on about the values of a point.
enum PointValues {
  /// Meters of uncertainty for each unit of dilution of precision.
  ///
  /// The usual error of a single-frequency receiver's range; files give the dilution only.
  static let metersPerDilution = 5.0

  static let metersPerSecondPerKnot = 1_852.0 / 3_600

  /// A speed or an accuracy; Core Location and its exports say “unknown” with a negative one.
  ///
  /// A product of what a file says may have overflowed.
  static func known(_ value: Double) -> Double? { value >= 0 && value.isFinite ? value : nil }

  /// A course from 0 up to 360; negative means unknown as for speeds.
  static func course(_ degrees: Double) -> Double? {
    degrees >= 0 && degrees <= 360 ? Bearing.normalized(degrees) : nil
  }
}
