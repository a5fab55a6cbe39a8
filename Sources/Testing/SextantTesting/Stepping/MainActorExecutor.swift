import Dispatch
import LocationHost
import LocationSimulation

/// Replaces the executor of the main actor while code of a phone's app requests it.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class MainActorExecutor: SerialExecutor {
  private let reference: StepQueueReference

  init(_ reference: StepQueueReference) { self.reference = reference }

  func enqueue(_ job: consuming ExecutorJob) { add(UnownedJob(job)) }

  private func add(_ job: UnownedJob) {
    if let queue = reference.queue { return queue.add(job, isOfMainActor: true) }
    DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// Enqueues a job to start after some of the phone's time.
  func add(_ job: UnownedJob, after delay: SleepDelay) {
    guard let queue = reference.queue else { return add(job) }
    queue.add(job, after: delay, isOfMainActor: true)
  }

  func checkIsolated() { precondition(DeviceHost.isOnMainQueue, "not on the main queue") }

  func isIsolatingCurrentContext() -> Bool? { DeviceHost.isOnMainQueue }
}
