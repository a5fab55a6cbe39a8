import ConcurrencyHooks
import Dispatch
import LocationHost
import LocationSimulation
import Sextant
import Synchronization

/// Runs the asynchronous code of one phone's app on the main queue, one job after another.
///
/// It takes over jobs that the runtime would run on other threads, and replaces the main actor's executor, so that no
/// two pieces of the app's code ever run at once and all run in a fixed order. Jobs that arrive while no one steps
/// the phone run soon afterwards on the main queue; time passes only when a test says so.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class StepQueue: Sendable {
  /// The queue that code of the current task belongs to; nil for code that no phone steps.
  @TaskLocal static var ofTask: StepQueue?

  private struct Job {
    let job: UnownedJob
    let isOfMainActor: Bool
  }

  private struct Line {
    var jobs: ArraySlice<Job> = []
    /// The time of the job that is running, or that ran last.
    var running: RunningTime?
    var isScheduled = false
    var isHeld = false
    var hasGivenUp = false
    var work = 0
  }

  let host: DeviceHost
  /// The bundle that the app's code finds as `Bundle.main`.
  private let bundle: AppBundle
  /// The replacement for the main actor's executor.
  let mainActor: MainActorExecutor
  /// The executor of tasks that belong to no actor; they return to it no matter which thread wakes them.
  let anyThread: AnyThreadExecutor
  private let environment: Mutex<LocationEnvironment.Stepped>
  /// The task of the test itself while its body runs, and a closure that receives the seconds that it wants to sleep.
  private let test = Mutex<(task: Int?, noteSleep: @Sendable (Double) -> Void)?>(nil)
  private let line = Mutex(Line())

  init(host: DeviceHost, bundle: AppBundle, environment: LocationEnvironment) {
    self.host = host
    self.bundle = bundle
    self.environment = Mutex(LocationEnvironment.Stepped(environment))
    let reference = StepQueueReference()
    mainActor = MainActorExecutor(reference)
    anyThread = AnyThreadExecutor(reference)
    // The runtime refers to executors without retaining them, and a task may outlive its phone, so these two are
    // never released.
    _ = Unmanaged.passRetained(mainActor)
    _ = Unmanaged.passRetained(anyThread)
    reference.queue = self
    _ = ConcurrencyHook.missing
  }

  /// Sets the environment of clients in the app's new process.
  func launch(in environment: LocationEnvironment) {
    let environment = LocationEnvironment.Stepped(environment)
    self.environment.withLock { $0 = environment }
  }

  // Jobs

  /// Enqueues a job; one that arrives while no one steps runs soon.
  func add(_ job: UnownedJob, isOfMainActor: Bool) {
    line.withLock { $0.jobs.append(Job(job: job, isOfMainActor: isOfMainActor)) }
    schedule()
  }

  private func schedule() {
    let isNeeded = line.withLock { line in
      guard !line.isScheduled, !line.isHeld, !line.jobs.isEmpty else { return false }
      line.isScheduled = true
      return true
    }
    guard isNeeded else { return }
    DispatchQueue.main.async { self.settleAsScheduled() }
  }

  /// Leaves jobs and messages to the code that settles the phone, while held.
  ///
  /// Passing each to the main queue would take longer than most of them run.
  func hold(_ isHeld: Bool) {
    line.withLock { $0.isHeld = isHeld }
    schedule()
    host.mainTarget.hold(isHeld)
  }

  /// Enqueues a job to start after some of the phone's time; call it from the job that is running.
  func add(_ job: UnownedJob, after delay: SleepDelay, isOfMainActor: Bool) {
    let lost = line.withLock(\.running)?.lost ?? .zero
    let seconds = Double(delay.milliseconds(lost: lost)) / 1_000
    if let test = test.withLock(\.self), test.task == Self.currentTask {
      // No one else lets time pass while the test itself sleeps.
      test.noteSleep(seconds)
      return add(job, isOfMainActor: isOfMainActor)
    }
    host.after(seconds) { self.add(job, isOfMainActor: isOfMainActor) }
  }

  /// The current task, as a number that no other task has at the same time.
  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  private func settleAsScheduled() {
    line.withLock { $0.isScheduled = false }
    settle()
  }

  /// Lets everything happen that can without time passing; call it on the main queue.
  func settle() {
    guard hasWork else { return }
    var left = Self.limit
    inScope {
      repeat {
        while left > 0, let job = next() {
          left -= 1
          run(job)
        }
        if left == 0 { giveUp() }
        host.serveMain()
      } while hasJobs
    }
  }

  /// The number of jobs without time in between beyond which code is considered a loop that never waits.
  private static let limit = 300_000

  /// Whether code ran without end and never waited; it was then abandoned.
  var hasGivenUp: Bool { line.withLock(\.hasGivenUp) }

  /// Whether there is something to do without time passing.
  var hasWork: Bool { hasJobs || host.hasMainWork }

  private var hasJobs: Bool { line.withLock { !$0.jobs.isEmpty } }

  private func next() -> Job? { line.withLock { $0.jobs.popFirst() } }

  /// The number of jobs that have run so far.
  var work: Int { line.withLock(\.work) }

  private func giveUp() {
    line.withLock { line in
      line.jobs = []
      line.hasGivenUp = true
    }
  }

  private func run(_ job: Job) {
    line.withLock { line in
      line.running = RunningTime()
      line.work += 1
    }
    if job.isOfMainActor { return job.job.runSynchronously(on: mainActor.asUnownedSerialExecutor()) }
    StepScope.run(on: host, asOtherThread: true) {
      job.job.runSynchronously(on: anyThread.asUnownedTaskExecutor())
    }
  }

  /// Runs code whose Core Location objects and tasks belong to the phone.
  func inScope<Result>(_ body: () throws -> Result) rethrows -> Result {
    MainBundle.show(bundle)
    let previous = concurrency_hooks_serve(Unmanaged.passUnretained(self).toOpaque())
    defer { _ = concurrency_hooks_serve(previous) }
    return try Self.$ofTask.withValue(self) {
      try DeviceHost.$ofTask.withValue(host) {
        try LocationEnvironment.$stepped.withValue(environment.withLock(\.self)) {
          try StepScope.run(on: host, asOtherThread: false, body)
        }
      }
    }
  }

  /// Runs code of a test in the same way; it may wait but not sleep, because time passes only when it says so.
  ///
  /// - Parameter noteSleep: Called with the seconds that the test wants to sleep; it continues at once.
  func inTask(
    noteSleep: @escaping @Sendable (Double) -> Void, _ body: () async throws -> Void
  ) async rethrows {
    test.withLock { $0 = (Self.currentTask, noteSleep) }
    defer { test.withLock { $0 = nil } }
    do {
      try await Self.$ofTask.withValue(self) {
        try await DeviceHost.$ofTask.withValue(host) {
          try await LocationEnvironment.$stepped.withValue(environment.withLock(\.self)) { try await body() }
        }
      }
    } catch {
      await WayOut.shared.pass()
      throw error
    }
    await WayOut.shared.pass()
  }

}
