/// What the main queue does for a test that runs an app's code there step by step.
///
/// Such code is that of one app, wherever it comes from, and plays on the main queue what other threads would do.
package enum StepScope {
  private struct State {
    var host: DeviceHost?
    var playsOtherThread = false
  }

  private static let state = Guarded(State())

  /// The device that the code belongs to which the main queue runs just now; nil elsewhere, and when no test steps it.
  static var host: DeviceHost? { MainQueue.isServingCaller ? state.withLock { $0.host } : nil }

  /// Whether the main queue plays another thread.
  static var playsOtherThread: Bool { state.withLock { $0.playsOtherThread } }

  /// Runs code of an app on the main queue, as if another thread did it where that is wanted.
  package static func run<Result>(
    on host: DeviceHost, asOtherThread playsOtherThread: Bool, _ body: () throws -> Result
  ) rethrows -> Result {
    let previous = exchange(State(host: host, playsOtherThread: playsOtherThread))
    defer { _ = exchange(previous) }
    return try body()
  }

  /// Runs code at once that the app would run on another thread: where the main queue runs it, it plays that.
  package static func asOtherThread(on host: DeviceHost, _ body: () -> Void) {
    guard MainQueue.isServingCaller else { return body() }
    run(on: host, asOtherThread: true, body)
  }

  private static func exchange(_ new: State) -> State {
    state.withLock { state in
      defer { state = new }
      return state
    }
  }
}
