// The part of Foundation that the phone uses, only for the page's build, because Embedded Swift has
// no Foundation. The module has the name of `LeanFoundation`, which the sources import everywhere.

/// A duration in seconds, like Foundation's `TimeInterval`.
public typealias TimeInterval = Double

/// A point in time, like Foundation's `Date`.
public struct Date: Hashable, Comparable, Sendable {
  /// Seconds since the start of 2001.
  public var timeIntervalSinceReferenceDate: TimeInterval

  /// Creates the date a number of seconds after the start of 2001.
  public init(timeIntervalSinceReferenceDate seconds: TimeInterval) {
    timeIntervalSinceReferenceDate = seconds
  }

  /// Creates the date a number of seconds after the start of 1970.
  public init(timeIntervalSince1970 seconds: TimeInterval) {
    self.init(timeIntervalSinceReferenceDate: seconds - 978_307_200)
  }

  /// Returns the date a number of seconds later.
  public func addingTimeInterval(_ seconds: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + seconds)
  }

  /// Adds a number of seconds to a date.
  public static func += (moment: inout Date, seconds: TimeInterval) {
    moment = moment.addingTimeInterval(seconds)
  }

  /// Returns whether one date is before another.
  public static func < (one: Date, other: Date) -> Bool {
    one.timeIntervalSinceReferenceDate < other.timeIntervalSinceReferenceDate
  }
}
