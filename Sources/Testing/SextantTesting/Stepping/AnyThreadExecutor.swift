import Dispatch

/// The executor of tasks of a phone's app that belong to no actor, which run in the step queue.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class AnyThreadExecutor: TaskExecutor {
  private let reference: StepQueueReference

  init(_ reference: StepQueueReference) { self.reference = reference }

  func enqueue(_ job: consuming ExecutorJob) { add(UnownedJob(job)) }

  private func add(_ job: UnownedJob) {
    if let queue = reference.queue { return queue.add(job, isOfMainActor: false) }
    DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// Enqueues a job to start after some of the phone's time.
  func add(_ job: UnownedJob, after delay: SleepDelay) {
    guard let queue = reference.queue else { return add(job) }
    queue.add(job, after: delay, isOfMainActor: false)
  }
}
