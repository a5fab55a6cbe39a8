import ConcurrencyHooks
import Dispatch
import LocationHost
import LocationSimulation
import Sextant
import Synchronization

/// Runs the asynchronous code of one phone's app on the main queue, one job after another.
///
/// It takes what the runtime would hand to other threads, and replaces the main actor's executor, so that no two
/// pieces of the app's code ever run at once and all run in a fixed order. Jobs that arrive while nobody steps the
/// phone run soon afterwards on the main queue; time passes only when a test says so.
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
  /// What the app's code finds as `Bundle.main`.
  private let bundle: AppBundle
  /// Replaces the main actor's executor.
  let mainActor: MainActorExecutor
  /// Where tasks run that belong to no actor; they return here whichever thread wakes them.
  let anyThread: AnyThreadExecutor
  private let environment: Mutex<LocationEnvironment.Stepped>
  /// The task of the test itself, while its body runs, and what is told how many seconds it wants to sleep.
  private let test = Mutex<(task: Int?, noteSleep: @Sendable (Double) -> Void)?>(nil)
  private let line = Mutex(Line())

  init(host: DeviceHost, bundle: AppBundle, environment: LocationEnvironment) {
    self.host = host
    self.bundle = bundle
    self.environment = Mutex(LocationEnvironment.Stepped(environment))
    let reference = StepQueueReference()
    mainActor = MainActorExecutor(reference)
    anyThread = AnyThreadExecutor(reference)
    // The runtime refers to executors without holding them, and a task may outlive its phone: these two stay.
    _ = Unmanaged.passRetained(mainActor)
    _ = Unmanaged.passRetained(anyThread)
    reference.queue = self
    _ = ConcurrencyHook.missing
  }

  /// Sets the surroundings that clients of the app's new process find.
  func launch(in environment: LocationEnvironment) {
    let environment = LocationEnvironment.Stepped(environment)
    self.environment.withLock { $0 = environment }
  }

  // Jobs

  /// Enqueues a job; one that arrives while nobody steps runs soon.
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

  /// Leaves jobs and messages to whoever settles, as long as it is held.
  ///
  /// Handing each to the main queue would take longer than most of them do.
  func hold(_ isHeld: Bool) {
    line.withLock { $0.isHeld = isHeld }
    schedule()
    host.mainTarget.hold(isHeld)
  }

  /// Enqueues a job that begins after some of the phone's time; call it from the job that is running.
  func add(_ job: UnownedJob, after delay: SleepDelay, isOfMainActor: Bool) {
    let lost = line.withLock(\.running)?.lost ?? .zero
    let seconds = Double(delay.milliseconds(lost: lost)) / 1_000
    if let test = test.withLock(\.self), test.task == Self.currentTask {
      // Nobody else lets time pass while the test itself sleeps.
      test.noteSleep(seconds)
      return add(job, isOfMainActor: isOfMainActor)
    }
    host.after(seconds) { self.add(job, isOfMainActor: isOfMainActor) }
  }

  /// The task that runs now, as a number that no other task has at the same time.
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

  /// More jobs than this without time in between are a loop that never waits.
  private static let limit = 300_000

  /// Whether code ran without end and never waited; it was then left where it was.
  var hasGivenUp: Bool { line.withLock(\.hasGivenUp) }

  /// Whether there is something to do without time passing.
  var hasWork: Bool { hasJobs || host.hasMainWork }

  private var hasJobs: Bool { line.withLock { !$0.jobs.isEmpty } }

  private func next() -> Job? { line.withLock { $0.jobs.popFirst() } }

  /// How many jobs have run so far.
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

  /// Runs code of a test in the same way; it may wait, but not sleep: time passes only when it says so.
  ///
  /// - Parameter noteSleep: Told how many seconds the test wants to sleep; it goes on at once.
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
