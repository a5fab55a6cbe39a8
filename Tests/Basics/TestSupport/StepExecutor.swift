import Synchronization

/// Runs the jobs of tasks one after the other on the calling thread, so that tests are deterministic.
package final class StepExecutor: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// Whether jobs are waiting.
  package var hasJobs: Bool { jobs.withLock { !$0.isEmpty } }

  /// Runs all waiting jobs, and those that they enqueue.
  package func drain() {
    while let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  /// Starts a task, and runs it until it suspends.
  @discardableResult
  package func start(_ work: @escaping @Sendable () async throws -> Void) -> Task<Void, any Error> {
    let task = Task(executorPreference: self, operation: work)
    drain()
    return task
  }
}
