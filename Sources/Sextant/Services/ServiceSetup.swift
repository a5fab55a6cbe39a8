/// Whether a service has to run, as one value: what is wanted now, whatever it was before.
struct ServiceSetup: Hashable, Sendable {
  /// Whether it has to run.
  private(set) var isRunning = false
  /// How often it was started so far: one more means that it has to be started again.
  private var starts = 0

  /// It has to run, and to begin anew if it does.
  mutating func start() {
    isRunning = true
    starts += 1
  }

  /// It must not run.
  mutating func stop() { isRunning = false }
}
