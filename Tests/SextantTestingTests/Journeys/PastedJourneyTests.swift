import CoreLocation
import SextantTesting
import TestSupport
import Testing

/// A test that a report gave, pasted here: it has to compile, and to fail.
@Suite(.failing) struct PastedJourneyTests {
  /// An app that awaits a yes.
  static let app: @MainActor (LaunchedApp) -> AppModel = { process in
    let model = AppModel()
    let answer = Waiter<Void>()
    model.onAuthorization = { if $0 == .authorizedWhenInUse { answer.wake(()) } }
    process.tap("Allow") { await answer.wait { model.manager.requestWhenInUseAuthorization() } }
    return model
  }
  private let app = Self.app

  @MainActor @Test func `“Allow” never ends on iOS 13.0-13.3`() async throws {
    try await journey([.tap("Allow"), .answer(.dontAllow)], on: .iOS13, app: app)
  }
}

@MainActor
@Suite struct PastedTextTests {
  @Test func `the pasted test is what the report gives, word for word`() async throws {
    let error = await #expect(throws: JourneysFailed.self) {
      try await everyJourney(
        upTo: 2, on: [.iOS13], moves: [.taps, .answers], app: PastedJourneyTests.app)
    }
    let test = try #require(error?.report.findings.first?.test)
    let lines = test.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    let file = "Tests/SextantTestingTests/Journeys/PastedJourneyTests.swift"
    #expect(try RepositoryFolder.text(of: file).contains(lines))
  }
}

/// Says that each test of a suite fails.
private struct FailingTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await withKnownIssue { try await function() }
  }
}

extension Trait where Self == FailingTrait {
  fileprivate static var failing: FailingTrait { FailingTrait() }
}
