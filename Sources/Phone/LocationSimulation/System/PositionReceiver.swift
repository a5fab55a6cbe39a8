import LocationTracks

/// How the phone looks for its position: one receiver for all apps.
struct PositionReceiver: Sendable {
  /// The number of the present plan; ticks of earlier ones are dropped.
  private(set) var number = 0
  /// Seconds between two samples; nil while nobody wants a position.
  private(set) var interval: Double?
  /// The newest position that was found, by whomever it was wanted (DEL-060).
  private(set) var newestFix: Fix?
  /// The newest reduced position; it stands for a cell (ACC-001).
  private(set) var reduced: Fix?
  /// When the reduced position was looked at last.
  private var reducedAt: Moment?
  /// Where the phone has been standing still, and since when.
  private(set) var stillness: StationaryPeriod?
  /// How many apps need the position now and then, and how many all the time.
  private var watchers = 0
  private var users = 0

  /// What the app with the greatest need wants.
  var need: ReceiverNeed { users > 0 ? .fixes : watchers > 0 ? .watch : .none }

  /// An app needs the position more or less often than before.
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

  /// Plans to look every so many seconds, or not at all.
  ///
  /// Returns how long the first sample takes at most, nil when nothing is to be planned; that depends on whether the
  /// receiver is on already.
  mutating func plan(every interval: Double?, firstFix: Double) -> Double? {
    let before = self.interval
    guard before != interval else { return nil }
    self.interval = interval
    number += 1
    guard let interval else { return nil }
    let isMoreOften = before.map { interval < $0 } ?? true
    return isMoreOften ? min(interval, firstFix) : interval
  }

  /// Takes note of a position: of where the phone stands still, and of the reduced position.
  mutating func note(_ fix: Fix, stillnessRadius: Double, reducedInterval: Double, cellRadius: Double) {
    newestFix = fix
    let moved = stillness.map { fix.coordinate.isFarther(than: stillnessRadius, from: $0.place) }
    if moved ?? true { stillness = StationaryPeriod(place: fix.coordinate, since: fix.moment) }
    if let reducedAt, fix.moment < reducedAt + reducedInterval { return }
    reducedAt = fix.moment
    reduced = ReducedCell(containing: fix.coordinate, radius: cellRadius).fix(at: fix.moment)
  }
}

/// How often an app needs the position.
enum ReceiverNeed: UInt8, Hashable, Sendable, Comparable {
  /// Not at all.
  case none
  /// Now and then, to notice that the phone moved.
  case watch
  /// All the time.
  case fixes

  static func < (one: ReceiverNeed, other: ReceiverNeed) -> Bool { one.rawValue < other.rawValue }
}
