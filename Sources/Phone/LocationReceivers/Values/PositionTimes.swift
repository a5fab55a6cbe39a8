import LeanFoundation

/// The rules for the times of positions: the receiver's time is used if it agrees with this computer's clock.
///
/// Times never go back. Old positions, such as the backlog of a daemon that hung, are dropped, but not for
/// long: then the receiver's clock is wrong, unless it is this computer's own.
struct PositionTimes {
  /// The maximum difference between the two clocks, in seconds.
  private static let tolerance = 10.0
  /// The time for which positions may be old before the receiver's clock counts as wrong, in seconds.
  private static let longestBacklog = 3.0

  private var last: Date?
  private let isOwnClock: Bool
  private var hasAgreed = false
  private var staleSince: Date?
  private var isTold = false

  /// Creates the rules for a receiver.
  ///
  /// - Parameter isOwnClock: Whether the times come from this computer's clock, so that old ones are always
  ///   old.
  init(isOwnClock: Bool = false) { self.isOwnClock = isOwnClock }

  /// The time of a position, or that the position is too old.
  enum Outcome: Equatable {
    case time(Date)
    /// The position is too old.
    case stale
  }

  /// Returns the time of a position, and a message for the console if the clocks have begun to disagree.
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

  /// Returns a time, or the last one if that is later and this computer's clock wasn't set back.
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
