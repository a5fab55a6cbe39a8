/// The time that a process has in the background for something other than location (DEL-006).
struct BackgroundTime: Sendable {
  /// The moment until which the system lets the process handle the event that it was launched or woken for.
  private var wokenUntil: Moment?
  /// The time that the process's background task may take, in seconds; it counts while the app is in the background.
  private var askedSeconds: Double?
  /// The moment until which the process may continue because it requested time.
  private var askedUntil: Moment?

  /// The end of the time; nil if it never began.
  var end: Moment? {
    guard let wokenUntil else { return askedUntil }
    return max(wokenUntil, askedUntil ?? wokenUntil)
  }

  /// Lets the process run until a moment; returns whether that is longer than before.
  mutating func extend(to end: Moment) -> Bool {
    if let wokenUntil, wokenUntil >= end { return false }
    wokenUntil = end
    return true
  }

  /// Begins a background task.
  mutating func beginTask(for seconds: Double) { askedSeconds = max(0, seconds) }

  /// Starts the time of the task, because the app is left; returns when it ends, nil without a task.
  mutating func startTask(at moment: Moment) -> Moment? {
    guard let askedSeconds else { return nil }
    askedUntil = moment + askedSeconds
    return askedUntil
  }

  /// Stops the time of the task, because the app is in the foreground; it starts again when the app is left.
  mutating func pauseTask(at moment: Moment) {
    if let askedUntil, askedUntil <= moment { askedSeconds = nil }
    askedUntil = nil
  }

  /// Ends the background task.
  mutating func endTask() {
    askedSeconds = nil
    askedUntil = nil
  }
}
