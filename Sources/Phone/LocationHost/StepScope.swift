import Foundation

/// The role of a thread on which a test runs an app's code step by step, instead of the main queue.
///
/// Such code belongs to one app, wherever it comes from, and also replaces the work of other threads.
package enum StepScope {
  /// The device whose code a thread runs, and the thread that it replaces.
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

  /// The role of the calling thread; nil if no test steps it.
  static var current: State? {
    pthread_getspecific(key).map { Unmanaged<State>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The device to which the code on this thread currently belongs; nil if no test steps it.
  static var host: DeviceHost? { current?.host }

  /// Runs code of an app on the main queue, as if another thread ran it if requested.
  package static func run<Result>(
    on host: DeviceHost, asOtherThread playsOtherThread: Bool, _ body: () throws -> Result
  ) rethrows -> Result {
    let state = State(host: host, playsOtherThread: playsOtherThread)
    let previous = pthread_getspecific(key)
    pthread_setspecific(key, Unmanaged.passUnretained(state).toOpaque())
    defer { pthread_setspecific(key, previous) }
    return try withExtendedLifetime(state) { try body() }
  }

  /// Runs code immediately that the app would run on another thread: on the main queue, it plays that thread.
  package static func asOtherThread(on host: DeviceHost, _ body: () -> Void) {
    guard current != nil || MainQueue.isServingCaller else { return body() }
    run(on: host, asOtherThread: true, body)
  }
}
