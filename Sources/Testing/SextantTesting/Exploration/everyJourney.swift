import LocationExploration
public import LocationPolicy
public import LocationTracks

/// Plays every journey of an app up to a number of moves, on each of the releases, and looks for problems.
///
/// The app is launched on a new phone. Whenever all of its code is waiting, everything that the person, the system or
/// the world could do is tried, and everything that the app says can be tapped. Each journey starts from the first
/// launch, so the app must not carry anything over from one to the next, and must do the same each time.
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
/// An error that a tap's code throws is reported as a warning. The test fails if neither a tap nor the launch calls
/// Core Location.
///
/// Every app is expected not to crash, to finish whatever a tap awaits, to leave no location service running after
/// that, and to show no prompt without a tap.
///
/// Several processes can share the journeys: `SEXTANT_SHARD=2/4` in the environment is the second of four parts.
///
/// - Parameters:
///   - length: The largest number of moves in a journey.
///   - releases: The releases; by default all that the client library supports.
///   - infoPlist: The app's Info.plist; nil for one with everything that location can need, with a text for
///     ``InfoPlist/purposeKey``.
///   - kinds: The kinds of moves that are tried.
///   - bound: The largest number of journeys to play on each release.
///   - patience: The seconds of the phone's time within which anything that a tap awaits must end, once nothing
///     prevents it.
///   - place: Where the phone is.
///   - app: Launches the app: creates its objects and says what can be tapped. It is called for each process.
///   - expect: What is expected in addition.
/// - Returns: The coverage of each release.
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
  report.warn()
  try report.check()
  return report
}

extension [Release] {
  /// All releases that the client library supports, oldest first.
  public static var allReleases: [Release] { Release.all() }
}
