public import LocationPolicy
public import LocationTracks

/// Plays one journey of an app, as ``everyJourney(upTo:on:infoPlist:moves:atMost:patience:at:app:expect:)`` does.
///
/// - Parameters:
///   - moves: The moves, in their order.
///   - release: The release.
///   - infoPlist: The app's Info.plist; nil for one with everything that location can need, with a text for
///     ``InfoPlist/purposeKey``.
///   - patience: The seconds of the phone's time within which anything that a tap awaits must end, once nothing
///     prevents it.
///   - place: Where the phone is.
///   - app: Launches the app: creates its objects and says what can be tapped. It is called for each process.
///   - expect: What is expected in addition.
/// - Throws: ``JourneysFailed`` if something is wrong at its end, and ``JourneyImpossible`` if a move can't be made.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
public func journey<App>(
  _ moves: [JourneyMove], on release: Release, infoPlist: InfoPlist? = nil, patience: Double = 300,
  at place: Coordinate = TestPhone.defaultPlace, app: @escaping @MainActor (LaunchedApp) -> App,
  expect: [JourneyExpectation<App>] = []
) async throws {
  let setup = JourneySetup(
    release: release, infoPlist: infoPlist, place: place, patience: patience, launch: app,
    expectations: expect)
  let report = try await setup.report(of: moves)
  report.warn()
  try report.check()
}

/// A move of a journey that is impossible at its position in the journey.
public struct JourneyImpossible: Error, Hashable, Sendable, CustomStringConvertible {
  /// The journey.
  public let moves: [JourneyMove]
  /// The number of its moves that were made.
  public let made: Int

  /// A description of the move and of those before it.
  public var description: String {
    "after \(moves[..<made].map(\.swift)) this can't be: \(moves[made].swift)"
  }
}
