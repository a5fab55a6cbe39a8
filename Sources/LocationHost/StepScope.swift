import Foundation

/// What a thread does for a test that runs an app's code there step by step, in the place of the main queue.
///
/// Such code is that of one app, wherever it comes from, and plays what other threads would do, too.
package enum StepScope {
  /// Whose code a thread runs, and in the place of which thread.
  final class State {
    let host: DeviceHost
    let playsOtherThread: Bool

    init(host: DeviceHost, playsOtherThread: Bool) {
      self.host = host
      self.playsOtherThread = playsOtherThread
    }
  }

  /// Not a value of the task: the code that is stepped may be another task's.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let error = pthread_key_create(&key, nil)
    precondition(error == 0, "a process has room for hundreds of keys")
    return key
  }()

  /// What the calling thread does; nil when no test steps it.
  static var current: State? {
    pthread_getspecific(key).map { Unmanaged<State>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The device that the code belongs to which this thread runs now; nil when no test steps it.
  static var host: DeviceHost? { current?.host }

  /// Runs code of an app on the main queue, as if another thread did it where that is wanted.
  package static func run<Result>(
    on host: DeviceHost, asOtherThread playsOtherThread: Bool, _ body: () throws -> Result
  ) rethrows -> Result {
    let state = State(host: host, playsOtherThread: playsOtherThread)
    let previous = pthread_getspecific(key)
    pthread_setspecific(key, Unmanaged.passUnretained(state).toOpaque())
    defer { pthread_setspecific(key, previous) }
    return try withExtendedLifetime(state) { try body() }
  }

  /// Runs code at once that the app would run on another thread: where the main queue runs it, it plays that.
  package static func asOtherThread(on host: DeviceHost, _ body: () -> Void) {
    guard current != nil || MainQueue.isServingCaller else { return body() }
    run(on: host, asOtherThread: true, body)
  }
}
