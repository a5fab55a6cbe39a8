import LeanFoundation

/// Settles the times of positions: the receiver's where it agrees with this computer's clock.
///
/// Times never go back. What was found long ago, such as the backlog of a daemon that hung, is passed over; but not for
/// long, because then it is the receiver's clock that is wrong, unless that clock is this computer's own.
struct PositionTimes {
  /// How far the two clocks may be apart, in seconds.
  private static let tolerance = 10.0
  /// How long positions may be old before the receiver's clock counts as wrong, in seconds.
  private static let longestBacklog = 3.0

  private var last: Date?
  private let isOwnClock: Bool
  private var hasAgreed = false
  private var staleSince: Date?
  private var isTold = false

  /// - Parameter isOwnClock: Whether the times are those of this computer's clock, so that what is old is old.
  init(isOwnClock: Bool = false) { self.isOwnClock = isOwnClock }

  /// What a position's time comes to.
  enum Outcome: Equatable {
    case time(Date)
    /// The position is too old.
    case stale
  }

  /// Returns the time of a position, and a line for the console when the clocks begin to disagree.
  mutating func settle(_ time: Date?, arrival: Date) -> (Outcome, notice: String?) {
    guard let time else { return (.time(latest(arrival, arrival: arrival)), nil) }
    let lead = time.timeIntervalSince(arrival)
    if abs(lead) <= Self.tolerance {
      hasAgreed = true
      staleSince = nil
      isTold = false
      return (.time(latest(time, arrival: arrival)), nil)
    }
    if lead < 0, isOwnClock { return (.stale, nil) }
    if lead < 0, hasAgreed {
      let since = staleSince ?? arrival
      staleSince = since
      if arrival.timeIntervalSince(since) < Self.longestBacklog { return (.stale, nil) }
    }
    hasAgreed = false
    defer { isTold = true }
    let notice = isTold ? nil : Self.notice(lead: lead)
    return (.time(latest(arrival, arrival: arrival)), notice)
  }

  /// A time that isn't before the last one, unless this computer's clock was set back.
  private mutating func latest(_ time: Date, arrival: Date) -> Date {
    if let last, last.timeIntervalSince(arrival) <= Self.tolerance, last > time { return last }
    last = time
    return time
  }

  private static func notice(lead: Double) -> String {
    let seconds = Int(min(abs(lead), 1e12).rounded())
    return "the receiver's clock is \(seconds) s \(lead > 0 ? "ahead of" : "behind") this computer's; "
      + "positions get the time of their arrival"
  }
}
