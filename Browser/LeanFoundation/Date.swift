// What the phone uses of Foundation, for the page's build alone: Embedded Swift comes without it. The module has the name
// of the one that the sources import otherwise.

/// Seconds, as `TimeInterval` of Foundation.
public typealias TimeInterval = Double

/// A moment, as `Date` of Foundation.
public struct Date: Hashable, Comparable, Sendable {
  /// Seconds since the start of 2001.
  public var timeIntervalSinceReferenceDate: TimeInterval

  /// The moment so many seconds after the start of 2001.
  public init(timeIntervalSinceReferenceDate seconds: TimeInterval) {
    timeIntervalSinceReferenceDate = seconds
  }

  /// The moment so many seconds after the start of 1970.
  public init(timeIntervalSince1970 seconds: TimeInterval) {
    self.init(timeIntervalSinceReferenceDate: seconds - 978_307_200)
  }

  /// The moment so many seconds later.
  public func addingTimeInterval(_ seconds: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + seconds)
  }

  /// Moves a moment by so many seconds.
  public static func += (moment: inout Date, seconds: TimeInterval) {
    moment = moment.addingTimeInterval(seconds)
  }

  /// Whether one moment is before another.
  public static func < (one: Date, other: Date) -> Bool {
    one.timeIntervalSinceReferenceDate < other.timeIntervalSinceReferenceDate
  }
}
