/// The readers' common conventions for the values of a point.
enum PointValues {
  /// Meters of uncertainty for each unit of dilution of precision.
  ///
  /// It is the usual error of a single-frequency receiver's range; files contain only the dilution.
  static let metersPerDilution = 5.0

  static let metersPerSecondPerKnot = 1_852.0 / 3_600

  /// Returns a speed or an accuracy; nil if it is negative, which Core Location and its exports use for “unknown”.
  ///
  /// A product of values in a file may have overflowed.
  static func known(_ value: Double) -> Double? { value >= 0 && value.isFinite ? value : nil }

  /// Returns a course from 0 up to 360; negative means unknown, as for speeds.
  static func course(_ degrees: Double) -> Double? {
    degrees >= 0 && degrees <= 360 ? Bearing.normalized(degrees) : nil
  }
}
