#if canImport(Darwin)
  import Dispatch
  import Foundation

  /// Something that the main queue does after some seconds, unless it is called off before.
  ///
  /// It counts the time that the device is awake. What was called off is let go of at once, not when its time
  /// would have come.
  enum MainTimer {
    static func start(_ seconds: TimeInterval, _ work: @escaping @Sendable () -> Void) -> Cancellation {
      let pending = Locked<(@Sendable () -> Void)?>(work)
      DispatchQueue.main.asyncAfter(deadline: .now() + max(0, seconds)) { take(pending)?() }
      return Cancellation { _ = take(pending) }
    }

    /// What is still to be done; afterwards nothing is.
    private static func take(_ pending: Locked<(@Sendable () -> Void)?>) -> (@Sendable () -> Void)? {
      pending.withLock { work in
        defer { work = nil }
        return work
      }
    }
  }
#endif
