#if canImport(Darwin)
  import Dispatch
  import Foundation

  /// A timer that runs a closure on the main queue after some seconds, unless it is canceled before.
  ///
  /// It counts the time that the device is awake. A canceled closure is released at once, not when it would have run.
  enum MainTimer {
    static func start(_ seconds: TimeInterval, _ work: @escaping @Sendable () -> Void) -> Cancellation {
      let pending = Locked<(@Sendable () -> Void)?>(work)
      DispatchQueue.main.asyncAfter(deadline: .now() + max(0, seconds)) { take(pending)?() }
      return Cancellation { _ = take(pending) }
    }

    /// Removes and returns the closure that is still to be run; nil afterwards.
    private static func take(_ pending: Locked<(@Sendable () -> Void)?>) -> (@Sendable () -> Void)? {
      pending.withLock { work in
        defer { work = nil }
        return work
      }
    }
  }
#endif
