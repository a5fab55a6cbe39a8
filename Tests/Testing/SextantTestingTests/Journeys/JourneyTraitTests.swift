import CoreLocation
import Sextant
import SextantTesting
import Synchronization
import Testing

@MainActor
@Suite struct JourneyTraitTests {
  @MainActor @Test(.everyJourney(upTo: 2)) func `no journey goes wrong`() throws {
    let model = WhereModel()
    try LaunchedApp.current.tap("Locate me") { await model.locate() }
  }

  @Test(.journey([.tap("Locate me"), .answer(.allowOnce), .forceQuit, .open], on: .iOS14))
  func `the body launches each process of a journey, on the phone of the journey`() throws {
    let (process, phone) = (try LaunchedApp.current, try TestPhone.current)
    #expect(process.phone === phone)
    #expect(phone.release == .iOS14)
    let launches = (Int(process.kept["launches"] ?? "") ?? 0) + 1
    process.kept["launches"] = "\(launches)"
    let client = LocationClient()
    process.tap("Locate me") { _ = try await client.location() }
    process.expect(.always("there were two processes") { _, _ in launches == 2 })
  }

  @Test func `what is found fails the test with the report that everyJourney gives`() async throws {
    let app = PastedJourneyTests.app
    let error = await #expect(throws: JourneysFailed.self) {
      try await everyJourney(upTo: 2, on: [.iOS13, .iOS14], moves: [.taps, .answers], app: app)
    }
    let test = try #require(Test.current)
    let issues = try await issues(
      of: .everyJourney(upTo: 2, on: [.iOS13, .iOS14], moves: [.taps, .answers])
    ) {
      try await MainActor.run { _ = try app(LaunchedApp.current) }
    }
    #expect(issues.count == 1)
    // Everything except the test to paste is the same.
    let finding = try #require(error?.report.findings.first).description
    for line in finding.split(separator: "\n") where !line.contains("journey(") && !line.contains("@Test") {
      #expect(issues[0].contains(line))
    }
    #expect(issues[0].contains("@Test(.journey([.tap(\"Allow\"), .answer(.dontAllow)], on: .iOS13))"))
    #expect(issues[0].contains("try await \(test.name)"))
  }

  @Test func `each finding is an issue of its own, and what is noticed besides is a warning`() async throws {
    let issues = try await issues(of: .everyJourney(upTo: 1, on: [.iOS18], moves: [.taps])) {
      try await MainActor.run {
        let app = try LaunchedApp.current
        let model = AppModel()
        for name in ["One", "Two"] {
          app.tap(name) {
            model.manager.stopUpdatingLocation()
            await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
          }
        }
        app.tap("Three") { throw TestPhoneError.processEnded }
      }
    }
    #expect(issues.map { $0.split(separator: "\n").first } == ["“One” never ends", "“Two” never ends"])
  }

  @Test func `what an app's launch throws fails the test`() async throws {
    let issues = try await issues(of: .everyJourney(upTo: 1, on: [.iOS18])) {
      throw TestPhoneError.processEnded
    }
    #expect(issues == ["the app's process ended before the call did"])
  }

  @Test func `a launch that waits forever is a call that never ends`() async throws {
    let issues = try await issues(of: .everyJourney(upTo: 0, on: [.iOS18])) {
      // This is virtual time, which nothing advances.
      try await Task.sleep(for: .seconds(1_000_000))
    }
    #expect(issues.count == 1)
    #expect(issues[0].contains("“the launch” never ends"))
  }

  @Test func `without the trait there is no app`() {
    #expect(throws: TestPhoneError.self) { try LaunchedApp.current }
  }

  /// Returns the issues that a trait records when it runs a body in place of this test's.
  private func issues(
    of trait: JourneyTrait, body: @escaping @Sendable () async throws -> Void
  ) async throws -> [String] {
    let texts = Mutex<[String]>([])
    let test = try #require(Test.current)
    let catching = IssueHandlingTrait.compactMapIssues { issue in
      if issue.severity == .error { texts.withLock { $0.append(issue.error.map { "\($0)" } ?? "\(issue)") } }
      return nil
    }
    try await catching.provideScope(for: test, testCase: Test.Case.current) {
      try await trait.provideScope(for: test, testCase: Test.Case.current, performing: body)
    }
    return texts.withLock { $0 }
  }
}
