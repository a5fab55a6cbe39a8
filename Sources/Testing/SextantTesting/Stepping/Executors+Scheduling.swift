// Task.sleep asks the executor of the task to wake it; without this, the runtime would use a real clock.
//
// The protocol is not yet in the public interface of Swift 6.3, and Apple's SDKs have no alternative: a hook of the
// runtime does the same there.
#if !canImport(Darwin)
  @_spi(ExperimentalScheduling) import _Concurrency

  /// An executor that accepts jobs that start after some of the phone's time.
  protocol DelayingExecutor: SchedulingExecutor {
    func add(_ job: UnownedJob, after delay: SleepDelay)
  }

  extension DelayingExecutor {
    func enqueue<Timer: Clock>(
      _ job: consuming ExecutorJob, after delay: Timer.Duration, tolerance: Timer.Duration?, clock: Timer
    ) {
      add(UnownedJob(job), after: SleepDelay(delay))
    }

    func enqueue<Timer: Clock>(
      _ job: consuming ExecutorJob, at deadline: Timer.Instant, tolerance: Timer.Duration?, clock: Timer
    ) {
      add(UnownedJob(job), after: SleepDelay(until: deadline, clock: clock))
    }
  }

  extension MainActorExecutor: DelayingExecutor {}
  extension AnyThreadExecutor: DelayingExecutor {}
#endif
