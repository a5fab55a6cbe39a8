/// A point in a device's time, counted from the moment when the device was first turned on.
public struct Moment: Hashable, Sendable, Comparable, Codable {
  /// Milliseconds since the start.
  public var milliseconds: Int64

  /// Creates a moment.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// The start of a device's time.
  public static let start = Moment(milliseconds: 0)

  /// Seconds since the start.
  public var seconds: Double { Double(milliseconds) / 1_000 }

  /// Whether one moment is before another.
  public static func < (one: Moment, other: Moment) -> Bool { one.milliseconds < other.milliseconds }

  /// The maximum number of seconds that are added at once, some 30,000 years; a value that is not a number counts as
  /// zero.
  private static let longest = 1e12

  /// Returns the moment that is later by some seconds, rounded to a millisecond.
  public static func + (moment: Moment, seconds: Double) -> Moment {
    let bounded = seconds.isNaN ? 0 : min(max(seconds, -longest), longest)
    let (sum, overflow) = moment.milliseconds.addingReportingOverflow(Int64((bounded * 1_000).rounded()))
    return overflow ? moment : Moment(milliseconds: sum)
  }

  /// Returns the seconds from one moment to another.
  public static func - (one: Moment, other: Moment) -> Double {
    Double(one.milliseconds - other.milliseconds) / 1_000
  }
}
