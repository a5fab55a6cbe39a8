/// The time for which code that calls the runtime's sleep function wants to sleep.
///
/// `Task.sleep(nanoseconds:)` says so directly. `Task.sleep(for:)` first creates a deadline of the real clock, so
/// only the time left until then is known here: it is shorter than requested by the time between the two, which is
/// long if the machine interrupts the test at that moment.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct SleepDelay {
  /// The smallest delay that was requested; zero when it is in the past, or measured by a clock of another kind.
  let least: Duration
  /// Whether the delay is the remainder of a deadline.
  private let isLeftOver: Bool

  init(_ delay: some DurationProtocol) {
    least = max(.zero, delay as? Duration ?? .zero)
    isLeftOver = false
  }

  init<Timer: Clock>(until deadline: Timer.Instant, clock: Timer) {
    least = max(.zero, clock.now.duration(to: deadline) as? Duration ?? .zero)
    isLeftOver = true
  }

  /// Returns the delay in milliseconds, the unit of a phone's time.
  ///
  /// For a deadline, this is the roundest number that the code can have requested; it is exact, unless the number was
  /// odd and the machine busy.
  ///
  /// - Parameter lost: The time for which the code was kept from running since it last started.
  func milliseconds(lost: Duration) -> Int64 {
    let low = least.inSeconds * 1_000
    guard isLeftOver, low > 0 else { return Int64(low.rounded()) }
    // Half a millisecond is ample for the runtime's own overhead between the two, unless the machine is busy: code
    // that was kept from running also runs more slowly, because its caches are cold.
    let high = low + max(0, lost.inSeconds * 1_000) * 1.5 + 0.5
    return Self.roundest(in: low...high) ?? Int64(low.rounded())
  }

  /// Returns the multiple of the largest of …, 100, 50, 20, 10, 5, 2, 1 that is in a range; nil if the range contains
  /// no whole number.
  private static func roundest(in range: ClosedRange<Double>) -> Int64? {
    var power = 1.0
    while power <= range.upperBound { power *= 10 }
    while power >= 1 {
      for step in [power * 5, power * 2, power] {
        let multiple = (range.lowerBound / step).rounded(.up) * step
        if multiple <= range.upperBound { return Int64(multiple) }
      }
      power /= 10
    }
    return nil
  }
}
