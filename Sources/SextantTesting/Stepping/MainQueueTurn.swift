import Dispatch

/// Stands at the end of the main queue: who has called it comes after all blocks that were put there before.
///
/// A continuation that such a block resumes would do it as well, by way of another thread, which takes seven times as long.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
actor MainQueueTurn {
  static let next = MainQueueTurn()

  private nonisolated let executor = Executor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  private var turns = 0

  private init() {}

  /// Returns when the turn has come; it counts, for the compiler leaves out a call that does nothing.
  func comes() { turns &+= 1 }

  private final class Executor: SerialExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }
}
