import ConcurrencyHooks

/// Brings to step queues what the runtime would hand to threads of its own.
///
/// Code that belongs to no phone is none of its business and runs as ever.
enum ConcurrencyHook {
  /// True, once the runtime asks here.
  static let isInstalled: Bool = {
    concurrency_hooks_install(
      concurrency_hooks(
        enqueue: { pointer, job in
          guard let queue = queue(pointer) else { return false }
          queue.add(unowned(job), isOfMainActor: false)
          return true
        },
        mainExecutor: { pointer, executor in
          guard let queue = queue(pointer) else { return false }
          // Both are the two words that the runtime calls an executor.
          executor.pointee = unsafeBitCast(
            queue.mainActor.asUnownedSerialExecutor(), to: concurrency_executor.self)
          return true
        }))
    return true
  }()

  /// The queue that this thread serves, else that of the task.
  private static func queue(_ pointer: UnsafeRawPointer?) -> StepQueue? {
    guard let pointer else { return StepQueue.ofTask }
    return Unmanaged<StepQueue>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// An unowned job is nothing but the pointer to it.
  private static func unowned(_ job: UnsafeMutableRawPointer) -> UnownedJob {
    unsafeBitCast(job, to: UnownedJob.self)
  }
}
