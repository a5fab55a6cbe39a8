import Foundation

/// What a thread does for a test that runs an app's code there step by step, in place of the main queue.
///
/// Such code belongs to one app, wherever it comes from, and also stands in for what other threads would do.
package enum StepScope {
  /// Whose code a thread runs, and in place of which thread.
  final class State {
    let host: DeviceHost
    let playsOtherThread: Bool

    init(host: DeviceHost, playsOtherThread: Bool) {
      self.host = host
      self.playsOtherThread = playsOtherThread
    }
  }

  /// This is not a task-local value, because the stepped code may be another task's.
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

  /// The device to which the code that this thread runs now belongs; nil when no test steps it.
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

  /// Runs code at once that the app would run on another thread: where the main queue runs it, it stands in for that thread.
  package static func asOtherThread(on host: DeviceHost, _ body: () -> Void) {
    guard current != nil || MainQueue.isServingCaller else { return body() }
    run(on: host, asOtherThread: true, body)
  }
}
