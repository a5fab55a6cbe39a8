public import LocationPolicy
public import LocationTracks
import Synchronization
public import Testing

/// Plays journeys of the app that a test's body launches, each on a separate phone.
///
/// The body runs once for each process of the app, and uses ``LaunchedApp/current`` to declare what can be tapped.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct JourneyTrait: TestTrait, TestScoping {
  enum Journeys: Sendable {
    case every(length: Int, releases: [Release], kinds: JourneyMoves, bound: Int)
    case one([JourneyMove], Release)
  }

  let journeys: Journeys
  let infoPlist: InfoPlist?
  let patience: Double
  let place: Coordinate

  /// Plays the journeys, and records each finding as an issue of the test; the coverage report is attached to it.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withoutActuallyEscaping(function) { function in
      let body = TestBody(function)
      defer { body.end() }
      try await play(launching: body, in: test)
    }
  }

  private func play(launching body: TestBody, in test: Test) async throws {
    do {
      let report = try await report(launching: body, in: test)
      Attachment.record("\(report)\n", named: "journeys.txt", sourceLocation: test.sourceLocation)
      report.warn()
      // A separate issue for each, because tools that print a long one may truncate it.
      for text in report.findingTexts + report.troubles {
        Issue.record(JourneyIssue(description: text), sourceLocation: test.sourceLocation)
      }
    } catch let error as CancellationError {
      throw error
    } catch {
      Issue.record(error, sourceLocation: test.sourceLocation)
    }
  }

  @MainActor
  private func report(launching body: TestBody, in test: Test) async throws -> JourneyReport {
    switch journeys {
    case .one(let moves, let release):
      try await setup(on: release, launching: body, in: test).report(of: moves)
    case .every(let length, let releases, let kinds, let bound):
      try await releases.map { setup(on: $0, launching: body, in: test) }.report(
        upTo: length, moves: kinds, atMost: bound, shard: .ofProcess())
    }
  }

  private func setup(
    on release: Release, launching body: TestBody, in test: Test
  ) -> JourneySetup<Void> {
    JourneySetup(
      release: release, infoPlist: infoPlist, place: place, patience: patience,
      launch: { app in app.begin { try await body.run() } }, expectations: [], launchingTest: test.name)
  }
}

/// A problem, as the text of an issue.
private struct JourneyIssue: Error, CustomStringConvertible {
  let description: String
}

/// The body of a test while the test runs: code of the app that never ends may remain and retain this.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class TestBody: Sendable {
  private struct State {
    var function: (@Sendable () async throws -> Void)?
    var runs = 0
  }

  private let state: Mutex<State>

  init(_ function: @escaping @Sendable () async throws -> Void) {
    state = Mutex(State(function: function))
  }

  func run() async throws {
    let function = state.withLock { state in
      state.runs += 1
      return state.function
    }
    defer { state.withLock { $0.runs -= 1 } }
    try await function?()
  }

  /// Ends the test, after which nothing of its body may continue: Swift Testing lends it only for that time.
  func end() {
    let runs = state.withLock { state in
      state.function = nil
      return state.runs
    }
    precondition(runs == 0, "the body of a test that launches an app awaits something that nothing ends")
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Trait where Self == JourneyTrait {
  /// Plays every journey of the app that the test's body launches, up to a number of moves, on each of the releases.
  ///
  /// ```swift
  /// @MainActor @Test(.everyJourney(upTo: 2)) func `no journey goes wrong`() throws {
  ///   let model = WhereModel()
  ///   try LaunchedApp.current.tap("Locate me") { await model.locate() }
  /// }
  /// ```
  ///
  /// The body creates the app's objects and declares what can be tapped. Everything that it awaits must end, if only
  /// by being canceled.
  ///
  /// - Parameters:
  ///   - length: The largest number of moves in a journey.
  ///   - releases: The releases; by default all that the client library supports.
  ///   - infoPlist: The app's Info.plist; nil for one with everything that location can need, with a text for
  ///     ``InfoPlist/purposeKey``.
  ///   - kinds: The kinds of moves that are tried.
  ///   - bound: The largest number of journeys to play on each release.
  ///   - patience: The seconds of the phone's time within which anything that a tap awaits must end.
  ///   - place: Where the phone is.
  public static func everyJourney(
    upTo length: Int, on releases: [Release] = .allReleases, infoPlist: InfoPlist? = nil,
    moves kinds: JourneyMoves = .all, atMost bound: Int = 20_000, patience: Double = 300,
    at place: Coordinate = TestPhone.defaultPlace
  ) -> JourneyTrait {
    JourneyTrait(
      journeys: .every(length: length, releases: releases, kinds: kinds, bound: bound), infoPlist: infoPlist,
      patience: patience, place: place)
  }

  /// Plays one journey of the app that the test's body launches.
  ///
  /// - Parameters:
  ///   - moves: The moves, in their order.
  ///   - release: The release.
  ///   - infoPlist: The app's Info.plist; nil for one with everything that location can need, with a text for
  ///     ``InfoPlist/purposeKey``.
  ///   - patience: The seconds of the phone's time within which anything that a tap awaits must end.
  ///   - place: Where the phone is.
  public static func journey(
    _ moves: [JourneyMove], on release: Release, infoPlist: InfoPlist? = nil, patience: Double = 300,
    at place: Coordinate = TestPhone.defaultPlace
  ) -> JourneyTrait {
    JourneyTrait(journeys: .one(moves, release), infoPlist: infoPlist, patience: patience, place: place)
  }
}
