/// The time that a process has in the background for something other than location (DEL-006).
struct BackgroundTime: Sendable {
  /// Until when the system lets it run for what it was launched or woken for.
  private var wokenUntil: Moment?
  /// The time that its background task may take, in seconds, until it is over; it runs out while the app is left.
  private var askedSeconds: Double?
  /// Until when it may go on because it asked for time.
  private var askedUntil: Moment?

  /// When it ends; nil when it never began.
  var end: Moment? {
    guard let wokenUntil else { return askedUntil }
    return max(wokenUntil, askedUntil ?? wokenUntil)
  }

  /// The system lets the process run until a moment; returns whether that is longer than before.
  mutating func extend(to end: Moment) -> Bool {
    if let wokenUntil, wokenUntil >= end { return false }
    wokenUntil = end
    return true
  }

  /// The app begins a task.
  mutating func beginTask(for seconds: Double) { askedSeconds = max(0, seconds) }

  /// The time of the task begins to run, because the app is left; returns when it ends, nil without a task.
  mutating func startTask(at moment: Moment) -> Moment? {
    guard let askedSeconds else { return nil }
    askedUntil = moment + askedSeconds
    return askedUntil
  }

  /// The app is in the foreground, where a task goes on, and its time begins anew when the app is left again.
  mutating func pauseTask(at moment: Moment) {
    if let askedUntil, askedUntil <= moment { askedSeconds = nil }
    askedUntil = nil
  }

  /// The app ends its task.
  mutating func endTask() {
    askedSeconds = nil
    askedUntil = nil
  }
}
