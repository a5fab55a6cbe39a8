import Dispatch

/// Leads a test out of its phone's step queue, so that it goes on where the runtime runs tasks.
///
/// What a job of a queue begins stays in that queue's line: the test on the next release would run in the line of the
/// phone before, whose time nobody lets pass anymore.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
actor WayOut {
  static let shared = WayOut()

  private let executor = Executor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Does nothing: who has been here comes from no step queue.
  func pass() {}

  /// A thread that serves no step queue; a default actor would run on that of its caller.
  private final class Executor: SerialExecutor {
    private let queue = DispatchQueue(label: "WayOut")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }
}
