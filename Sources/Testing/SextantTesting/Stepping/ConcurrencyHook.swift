import ConcurrencyHooks

/// Passes jobs to step queues that the runtime would otherwise run on its own threads.
///
/// Code that belongs to no phone is not affected and runs as usual.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
enum ConcurrencyHook {
  /// The hooks that the runtime of this process lacks, for a test's report; reading it installs the others.
  ///
  /// On Linux it has all of them. On Apple platforms the runtime is the system's, which may be older than the
  /// compiler.
  static let missing: [String] = {
    let found = concurrency_hooks_install(
      concurrency_hooks(
        enqueue: { pointer, job in
          guard let queue = queue(pointer) else { return false }
          queue.add(unowned(job), isOfMainActor: false)
          return true
        },
        enqueueAfter: { pointer, nanoseconds, job in
          guard let queue = queue(pointer) else { return false }
          queue.add(
            unowned(job), after: SleepDelay(Duration.nanoseconds(nanoseconds)), isOfMainActor: false)
          return true
        },
        mainExecutor: { pointer, executor in
          guard let queue = queue(pointer) else { return false }
          // Both are the two words that the runtime calls an executor.
          executor.pointee = unsafeBitCast(
            queue.mainActor.asUnownedSerialExecutor(), to: concurrency_executor.self)
          return true
        }))
    let parts = [
      ("tasks that belong to no actor", found.enqueue), ("sleeping tasks", found.enqueueAfter),
      ("tasks of the main actor", found.mainExecutor),
    ]
    return parts.filter { !$0.1 }.map(\.0)
  }()

  /// Returns the queue that this thread serves, or else that of the task.
  private static func queue(_ pointer: UnsafeRawPointer?) -> StepQueue? {
    guard let pointer else { return StepQueue.ofTask }
    return Unmanaged<StepQueue>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Wraps the pointer, which is all that an unowned job consists of.
  private static func unowned(_ job: UnsafeMutableRawPointer) -> UnownedJob {
    unsafeBitCast(job, to: UnownedJob.self)
  }
}
