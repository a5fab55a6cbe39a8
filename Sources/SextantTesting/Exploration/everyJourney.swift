import LocationExploration
public import LocationPolicy
public import LocationTracks

/// Plays every journey of an app up to a number of moves, on each of some releases, and looks for what is wrong.
///
/// The app is launched on a new phone; wherever all of its code waits, each thing that the person, the system or the
/// world could do is tried, and each thing that the app says can be tapped. Each journey starts from the first launch,
/// so the app must keep nothing from one to the next, and do the same each time.
///
/// ```swift
/// @MainActor @Test func `no journey goes wrong`() async throws {
///   try await everyJourney(upTo: 2, on: [.iOS14, .newest]) { process in
///     let model = WhereModel()
///     process.tap("Locate me") { await model.locate() }
///   }
/// }
/// ```
///
/// Of every app it is expected that it does not crash, that what a tap awaits ends, that no location service runs on
/// after that, and that no prompt comes up without a tap.
///
/// Several processes can play the journeys side by side: `SEXTANT_SHARD=2/4` in the environment is the second of four parts.
///
/// - Parameters:
///   - length: How many moves a journey has at most.
///   - releases: The releases; by default all that the client library runs on.
///   - infoPlist: The app's Info.plist; nil has all that location can need, with a text for ``InfoPlist/purposeKey``.
///   - kinds: The kinds of moves that are tried.
///   - bound: How many journeys are played at most on each release.
///   - patience: Seconds of the phone's time within which what a tap awaits has to end, once nothing is in its way.
///   - place: Where the phone is.
///   - app: Launches the app: makes its objects and says what can be tapped. It is called for each process.
///   - expect: What is expected besides.
/// - Returns: What was looked at.
/// - Throws: ``JourneysFailed`` when something is wrong.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
@discardableResult
public func everyJourney<App>(
  upTo length: Int, on releases: [Release] = .allReleases, infoPlist: InfoPlist? = nil,
  moves kinds: JourneyMoves = .all, atMost bound: Int = 20_000, patience: Double = 300,
  at place: Coordinate = TestPhone.defaultPlace, app: @escaping @MainActor (LaunchedApp) -> App,
  expect: [JourneyExpectation<App>] = []
) async throws -> JourneyReport {
  let setups = releases.map { release in
    JourneySetup(
      release: release, infoPlist: infoPlist, place: place, patience: patience, launch: app,
      expectations: expect)
  }
  let report = try await setups.report(
    upTo: length, moves: kinds, atMost: bound, shard: .ofProcess())
  try report.check()
  return report
}

extension [Release] {
  /// All releases that the client library runs on, oldest first.
  public static var allReleases: [Release] { Release.all() }
}
