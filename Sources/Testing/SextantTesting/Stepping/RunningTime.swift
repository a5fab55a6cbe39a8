import Foundation

/// The time when a thread began a job: by the clock, and by the processor time that the thread has received.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct RunningTime {
  private let clock = nanoseconds(of: CLOCK_MONOTONIC)
  private let thread = nanoseconds(of: CLOCK_THREAD_CPUTIME_ID)

  /// The time since then during which the thread didn't run because the machine was busy with other work.
  ///
  /// Call it on the same thread.
  var lost: Duration {
    let passed = Self.nanoseconds(of: CLOCK_MONOTONIC) - clock
    return .nanoseconds(passed - (Self.nanoseconds(of: CLOCK_THREAD_CPUTIME_ID) - thread))
  }

  private static func nanoseconds(of clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
