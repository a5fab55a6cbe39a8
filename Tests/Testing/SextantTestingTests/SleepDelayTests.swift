import Dispatch
import Sextant
import Testing

@testable import SextantTesting

/// `Task.sleep(for:)` creates a deadline of the real clock, from which the delay must be recovered.
struct SleepDelayTests {
  @Test(arguments: [1, 16, 45, 250, 1_500, 90_000, 3_600_000])
  func `a deadline gives the delay that was asked for, although the clock has gone on`(delay: Int64) {
    for microsecondsSince in [1.0, 40, 499] {
      #expect(milliseconds(left: Double(delay) - microsecondsSince / 1_000, lost: 0) == delay)
    }
  }

  @Test(
    arguments: [
      (left: 3_599_996.2, lost: 4.1, delay: 3_600_000),
      (left: 3_587_004.7, lost: 13_100, delay: 3_600_000),
      (left: 88.6, lost: 12, delay: 100),
      (left: 1_497.3, lost: 2.8, delay: 1_500),
      (left: 41.2, lost: 4, delay: 45),
    ])
  func `a thread that had to wait loses its sleep nothing`(
    _ example: (left: Double, lost: Double, delay: Int64)
  ) {
    #expect(milliseconds(left: example.left, lost: example.lost) == example.delay)
  }

  @Test(arguments: [(left: 0.3, delay: 0), (left: 7.2, delay: 7), (left: -20, delay: 0)])
  func `a delay of no whole number is rounded to milliseconds, and one that is over is none`(
    _ example: (left: Double, delay: Int64)
  ) { #expect(milliseconds(left: example.left, lost: 0) == example.delay) }

  @Test func `a delay that needs no deadline is taken as it is`() {
    #expect(SleepDelay(Duration.milliseconds(3_599_996)).milliseconds(lost: .seconds(5)) == 3_599_996)
  }

  @MainActor
  @Test func `a deadline loses nothing on the way to the phone when the thread is kept from running`()
    async throws
  {
    let phone = TestPhone()
    let clock = phone.clock
    let start = clock.now
    try await phone.run { try await sleepHeldUp() }
    #expect(start.duration(to: clock.now) == .seconds(3_600))
  }

  private func milliseconds(left: Double, lost: Double) -> Int64 {
    let clock = StoppedClock()
    return SleepDelay(until: clock.now + .milliseconds(left), clock: clock).milliseconds(
      lost: .milliseconds(lost))
  }
}

/// A clock that doesn't advance.
private struct StoppedClock: Clock {
  let now = ContinuousClock.now
  let minimumResolution = Duration.nanoseconds(1)

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
}

/// Sleeps for an hour, with a delay between the creation of the deadline and its use.
private nonisolated func sleepHeldUp() async throws {
  let deadline = ContinuousClock.now + .seconds(3_600)
  _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(4))
  try await Task.sleep(until: deadline, clock: .continuous)
}
