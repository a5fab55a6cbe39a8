import ConcurrencyHooks
import Dispatch
import LocationSimulation
import Sextant
import Synchronization

/// Runs the asynchronous code of one phone's app on the main queue, one job after the other.
///
/// It takes in what the runtime would hand to other threads, and stands in for the main actor's executor, so that no
/// two pieces of the app's code ever run at once and all come in an order that never changes. What comes while
/// nobody steps the phone is done soon after on the main queue; time passes only when a test says so.
final class StepQueue: SerialExecutor {
  /// The queue that code of the current task belongs to; nil for code that no phone steps.
  @TaskLocal static var ofTask: StepQueue?

  private struct Job {
    let job: UnownedJob
    let isOfMainActor: Bool
  }

  private struct Line {
    var jobs: [Job] = []
    var isScheduled = false
  }

  let host: DeviceHost
  /// For tasks that come back here whatever thread wakes them.
  let anyThread = AnyThreadExecutor()
  private let environment: LocationEnvironment
  private let line = Mutex(Line())

  init(host: DeviceHost, environment: LocationEnvironment) {
    self.host = host
    self.environment = environment
    anyThread.attach(self)
    _ = ConcurrencyHook.isInstalled
    // The runtime refers to executors without holding them, and a task may outlive its test.
    _ = Unmanaged.passRetained(self)
  }

  // Jobs

  func enqueue(_ job: consuming ExecutorJob) { add(UnownedJob(job), isOfMainActor: true) }

  /// Takes in a job; what comes while nobody steps is done soon.
  func add(_ job: UnownedJob, isOfMainActor: Bool) {
    let isNeeded = line.withLock { line in
      line.jobs.append(Job(job: job, isOfMainActor: isOfMainActor))
      defer { line.isScheduled = true }
      return !line.isScheduled
    }
    guard isNeeded else { return }
    DispatchQueue.main.async { self.settleAsScheduled() }
  }

  /// Takes in a job that begins after some of the phone's time; one of no clock of the system begins at once.
  func add(_ job: UnownedJob, after delay: some DurationProtocol, isOfMainActor: Bool) {
    let seconds = (delay as? Duration)?.inSeconds ?? 0
    host.after(seconds) { self.add(job, isOfMainActor: isOfMainActor) }
  }

  private func settleAsScheduled() {
    line.withLock { $0.isScheduled = false }
    settle()
  }

  /// Lets all happen that can without time; call it on the main queue.
  func settle() {
    inScope {
      repeat {
        while let job = line.withLock({ $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }) { run(job) }
        host.serveMain()
      } while line.withLock { !$0.jobs.isEmpty }
    }
  }

  private func run(_ job: Job) {
    if job.isOfMainActor { return job.job.runSynchronously(on: asUnownedSerialExecutor()) }
    StepScope.run(on: host, asOtherThread: true) {
      job.job.runSynchronously(on: anyThread.asUnownedTaskExecutor())
    }
  }

  /// Runs code whose objects of Core Location and whose tasks belong to the phone.
  func inScope<Result>(_ body: () throws -> Result) rethrows -> Result {
    let previous = concurrency_hooks_serve(Unmanaged.passUnretained(self).toOpaque())
    defer { _ = concurrency_hooks_serve(previous) }
    return try Self.$ofTask.withValue(self) {
      try DeviceHost.$ofTask.withValue(host) {
        try LocationEnvironment.$override.withValue(environment) {
          try StepScope.run(on: host, asOtherThread: false, body)
        }
      }
    }
  }

  /// Runs code of a test, for which the same holds; it may wait.
  func inTask(_ body: () async throws -> Void) async rethrows {
    try await Self.$ofTask.withValue(self) {
      try await DeviceHost.$ofTask.withValue(host) {
        try await LocationEnvironment.$override.withValue(environment) { try await body() }
      }
    }
  }

  // The main actor

  func checkIsolated() { precondition(DeviceHost.isOnMainQueue, "not on the main queue") }

  func isIsolatingCurrentContext() -> Bool? { DeviceHost.isOnMainQueue }
}
