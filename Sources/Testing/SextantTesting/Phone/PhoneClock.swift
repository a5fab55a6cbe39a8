import LocationHost
import LocationSimulation

/// The phone's time, for code that takes a clock.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct PhoneClock: Clock {
  /// A point in the phone's time.
  public struct Instant: InstantProtocol {
    let moment: Moment

    /// Returns the instant that is later by a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(moment: moment + duration.inSeconds) }

    /// Returns the duration from this instant to another.
    public func duration(to other: Instant) -> Duration {
      .milliseconds(other.moment.milliseconds - moment.milliseconds)
    }

    /// Whether one instant is before another.
    public static func < (one: Instant, other: Instant) -> Bool { one.moment < other.moment }
  }

  let host: DeviceHost

  /// The current instant of the phone's time.
  public var now: Instant { Instant(moment: host.now) }

  /// The smallest unit of the phone's time: a millisecond.
  public var minimumResolution: Duration { .milliseconds(1) }

  /// Waits until an instant; throws when the task is canceled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let alarm = ClockAlarm()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        alarm.wait(continuation)
        alarm.ends(host.after(deadline.moment - host.now) { alarm.ring() })
      }
    } onCancel: {
      alarm.ring()
    }
    try Task.checkCancellation()
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestPhone {
  /// The phone's time, for code that takes a clock.
  public nonisolated var clock: PhoneClock { PhoneClock(host: host) }
}
