import Synchronization

/// Where the tasks of a phone's app run that belong to no actor: in the line of its step queue.
final class AnyThreadExecutor: TaskExecutor {
  private let queue = Mutex<StepQueue?>(nil)

  /// Says whose line it is, once.
  func attach(_ queue: StepQueue) { self.queue.withLock { $0 = queue } }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.withLock(\.self)?.add(job, isOfMainActor: false)
  }

  /// Takes in a job that begins after some of the phone's time.
  func add(_ job: UnownedJob, after delay: some DurationProtocol) {
    queue.withLock(\.self)?.add(job, after: delay, isOfMainActor: false)
  }
}
