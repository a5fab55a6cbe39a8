import Harbor
import SextantTesting
import Testing

/// Waits for an answer, as an app does that has a pilot.
@MainActor private final class Pier {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private lazy var pilot = Pilot { [unowned self] _ in MainActor.assumeIsolated { goOn() } }

  func ask() async {
    guard pilot.status == .notDetermined else { return }
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
      pilot.ask()
    }
  }

  private func goOn() {
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume() }
  }
}

/// The package's code as it is, on phones of their own, whatever phone the tests are run on.
@MainActor @Suite struct JourneyTests {
  private static func launch(_ process: LaunchedApp) {
    let pier = Pier()
    process.tap("Ask") { await pier.ask() }
  }

  @Test func `every answer ends the wait, and leaving does not`() async throws {
    let failure = await #expect(throws: JourneysFailed.self) {
      try await everyJourney(
        upTo: 2, on: [.iOS14, .newest], moves: [.taps, .answers, .leaving], app: Self.launch)
    }
    let findings = try #require(failure).report.findings
    #expect(findings.map(\.moves) == [[.tap("Ask"), .goHome]])
    #expect(findings.map(\.problem) == [.neverEnds(tap: "Ask")])
  }

  @Test func `a no ends the wait`() async throws {
    try await journey([.tap("Ask"), .answer(.dontAllow)], on: .iOS14, app: Self.launch)
  }
}
