/// Whether a service has to run, as one value: what is wanted now, whatever it was before.
struct ServiceSetup: Hashable, Sendable {
  /// Whether it has to run.
  var isRunning = false
  /// How often it was started so far: one more means that it has to be started again.
  var starts = 0
}
