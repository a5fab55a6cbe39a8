import LocationTracks

/// The receiver with which the phone looks for its position, shared by all apps.
struct PositionReceiver: Sendable {
  /// The number of the current plan; events of earlier ones are dropped.
  private(set) var number = 0
  /// The seconds between two samples; nil while no app needs a position.
  private(set) var interval: Double?
  /// The newest position that was found, for any app (DEL-060).
  private(set) var newestFix: Fix?
  /// The newest reduced position, which represents a cell (ACC-001).
  private(set) var reduced: Fix?
  /// The time when the reduced position was last updated.
  private var reducedAt: Moment?
  /// The place where the phone has been staying, and since when.
  private(set) var stillness: StationaryPeriod?
  /// The number of apps that need the position occasionally, and the number that need it continuously.
  private var watchers = 0
  private var users = 0

  /// The greatest need of any app.
  var need: ReceiverNeed { users > 0 ? .fixes : watchers > 0 ? .watch : .none }

  /// Handles an app needing the position more or less often than before.
  mutating func change(_ old: ReceiverNeed, to new: ReceiverNeed) {
    count(old, by: -1)
    count(new, by: 1)
  }

  private mutating func count(_ need: ReceiverNeed, by change: Int) {
    switch need {
    case .none: break
    case .watch: watchers += change
    case .fixes: users += change
    }
  }

  /// Plans to look for the position at an interval in seconds, or not at all.
  ///
  /// Returns how long the first sample takes at most, which depends on whether the receiver is already on; nil if
  /// there is nothing to plan.
  mutating func plan(every interval: Double?, firstFix: Double) -> Double? {
    let before = self.interval
    guard before != interval else { return nil }
    self.interval = interval
    number += 1
    guard let interval else { return nil }
    let isMoreOften = before.map { interval < $0 } ?? true
    return isMoreOften ? min(interval, firstFix) : interval
  }

  /// Handles a position, which updates the stationary period and the reduced position.
  mutating func note(_ fix: Fix, stillnessRadius: Double, reducedInterval: Double, cellRadius: Double) {
    newestFix = fix
    let moved = stillness.map { fix.coordinate.isFarther(than: stillnessRadius, from: $0.place) }
    if moved ?? true { stillness = StationaryPeriod(place: fix.coordinate, since: fix.moment) }
    if let reducedAt, fix.moment < reducedAt + reducedInterval { return }
    reducedAt = fix.moment
    reduced = ReducedCell(containing: fix.coordinate, radius: cellRadius).fix(at: fix.moment)
  }
}

/// The frequency with which an app needs the position.
enum ReceiverNeed: UInt8, Hashable, Sendable, Comparable {
  /// Never.
  case none
  /// Occasionally, to notice that the phone moved.
  case watch
  /// Continuously.
  case fixes

  static func < (one: ReceiverNeed, other: ReceiverNeed) -> Bool { one.rawValue < other.rawValue }
}
