import CoreLocation
import SextantTesting
import TestSupport
import Testing

/// Tests from reports, pasted here: they must compile and fail.
@Suite(.failing) struct PastedJourneyTests {
  static let app: @MainActor (LaunchedApp) -> AppModel = { AllowingApp.launch($0, isMended: false) }
  private let app = Self.app

  @MainActor @Test func `“Allow” never ends on iOS 13.0-13.3`() async throws {
    try await journey([.tap("Allow"), .answer(.dontAllow)], on: .iOS13, app: app)
  }
}

/// The same tests with the app without the mistake: they pass.
@Suite struct MendedJourneyTests {
  private let app: @MainActor (LaunchedApp) -> AppModel = { AllowingApp.launch($0, isMended: true) }

  @MainActor @Test func `“Allow” never ends on iOS 13.0-13.3`() async throws {
    try await journey([.tap("Allow"), .answer(.dontAllow)], on: .iOS13, app: app)
  }
}

/// A test from the trait's report, next to the test that found it.
@Suite(.failing) struct PastedTraitTests {
  @MainActor @Test(.everyJourney(upTo: 2, on: [.iOS13], moves: [.taps, .answers]))
  func launches() async throws { _ = AllowingApp.launch(try .current, isMended: false) }

  @MainActor @Test(.journey([.tap("Allow"), .answer(.dontAllow)], on: .iOS13))
  func `“Allow” never ends on iOS 13.0-13.3`() async throws {
    try await launches()
  }
}

/// The same with the app without the mistake.
@Suite struct MendedTraitTests {
  @MainActor @Test(.everyJourney(upTo: 2, on: [.iOS13], moves: [.taps, .answers]))
  func launches() async throws { _ = AllowingApp.launch(try .current, isMended: true) }

  @MainActor @Test(.journey([.tap("Allow"), .answer(.dontAllow)], on: .iOS13))
  func `“Allow” never ends on iOS 13.0-13.3`() async throws {
    try await launches()
  }
}

/// An app that awaits a yes.
@MainActor
private enum AllowingApp {
  static func launch(_ process: LaunchedApp, isMended: Bool) -> AppModel {
    let model = AppModel()
    let answer = Waiter<Void>()
    model.onAuthorization = {
      if $0 == .authorizedWhenInUse || isMended && $0 != .notDetermined { answer.wake(()) }
    }
    process.tap("Allow") { await answer.wait { model.manager.requestWhenInUseAuthorization() } }
    return model
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
    let file = "Tests/Testing/SextantTestingTests/Journeys/PastedJourneyTests.swift"
    // With the app that has the mistake, and with the one that doesn't.
    #expect(try RepositoryFolder.text(of: file).components(separatedBy: lines).count - 1 == 2)
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
