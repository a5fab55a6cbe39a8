import Dispatch

/// Moves a test out of its phone's step queue, so that it continues where the runtime runs tasks.
///
/// Work that a job of a queue begins stays in that queue: the test on the next release would run in the queue of the
/// previous phone, whose time no one lets pass anymore.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
actor WayOut {
  static let shared = WayOut()

  private let executor = Executor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Does nothing: a caller that returns from here is no longer in a step queue.
  func pass() {}

  /// An executor with a thread that serves no step queue; a default actor would run on its caller's.
  private final class Executor: SerialExecutor {
    private let queue = DispatchQueue(label: "WayOut")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }
}
