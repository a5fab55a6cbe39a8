import Foundation
import LocationPolicy
import Sextant
import SextantTesting
import TestSupport
import Testing

/// Operations in a test's own body other than controlling its phone.
@MainActor
@Suite struct TestBodyTests {
  @Test(.allReleases, arguments: [false, true])
  func `a sleep in the body of a test is an issue that says how to let time pass`(isElsewhere: Bool)
    async throws
  {
    let phone = try TestPhone.current
    let start = phone.clock.now
    try await withKnownIssue {
      if isElsewhere { try await sleepsElsewhere() } else { try await Task.sleep(for: .seconds(60)) }
    } matching: { issue in
      (issue.error as? TestPhoneError)?.description
        == "the test sleeps for 60.0 s, and time passes on its phone only when the test says so: call "
        + "phone.advance(by: 60.0) instead"
    }
    #expect(start.duration(to: phone.clock.now) == .zero)
  }

  private nonisolated func sleepsElsewhere() async throws {
    try await Task.sleep(for: .seconds(60))
  }

  @Test(.allReleases)
  func `the app's code sleeps as long as the body lets time pass`() async throws {
    let phone = try TestPhone.current
    let sleeping = phone.start { try await Task.sleep(for: .seconds(60)) }
    try await phone.advance(by: 59)
    #expect(sleeping.isWaiting)
    try await phone.advance(by: 1)
    #expect(!sleeping.isWaiting)
  }

  @Test(.allReleases)
  func `so does a task that the body itself makes, on each release's own phone`() async throws {
    let phone = try TestPhone.current
    let start = phone.clock.now
    let sleeping = Task {
      try await Task.sleep(for: .seconds(60))
      return phone.clock.now
    }
    try await phone.advance(by: 90)
    #expect(start.duration(to: try await sleeping.value) == .seconds(60))
  }

  /// The cost of a call must not depend on the number of others that wait: otherwise four times as many would take
  /// sixteen times as long.
  @Test(arguments: [false, true])
  func `four times as many calls that wait at once take about four times the processor time`(
    asksClient: Bool
  ) throws {
    _ = try seconds(for: 500, asksClient: asksClient)
    let ratios = try (0..<3).map { _ in
      try seconds(for: 8_000, asksClient: asksClient) / seconds(for: 2_000, asksClient: asksClient)
    }
    #expect((ratios.min() ?? .infinity) < 8, "\(ratios)")
  }

  /// Returns the time of this thread for a number of calls; there is no `await`, so nothing interrupts it.
  private func seconds(for count: Int, asksClient: Bool) throws -> Double {
    let phone = TestPhone(release: .newest, person: .agreeing)
    let client = phone.inApp { LocationClient() }
    let begin = ThreadTime.now
    let calls = (0..<count).map { number in
      phone.start {
        if asksClient { return await client.requestWhenInUse() == .granted(.whenInUse) }
        try await Task.sleep(for: .milliseconds(1_000 + number % 7))
        return true
      }
    }
    for _ in 0..<20 {
      phone.host.advance(by: 0.1)
      phone.settle()
    }
    let end = ThreadTime.now
    for call in calls { try #require(try call.result?.get() == true) }
    return end - begin
  }
}
