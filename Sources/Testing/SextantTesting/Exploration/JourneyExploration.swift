import LocationExploration
import LocationPolicy
import LocationSimulation
import LocationSituations

/// Explores an app on one release.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
struct JourneyExploration<App> {
  let setup: JourneySetup<App>
  let kinds: JourneyMoves
  /// Whether only one of several equal situations is continued; a test checks that this loses nothing.
  var merges = true
  /// The part of the journeys that is played, and the place of the release among all of them.
  var shard = Shard.whole
  var place = 0
  var notebook = JourneyNotebook()
  private let situations = ReachedSituations()

  typealias Report = ExplorationReport<JourneyMove, JourneyCause>

  /// Plays every journey up to a length, each on a separate phone.
  func report(upTo length: Int, atMost bound: Int) async throws -> Report {
    var search = JourneySearch<JourneyMove, JourneyKey, JourneyCause>(keysAreWhole: merges)
    return try await search.run(
      upTo: length, bound: bound, while: { _ in !Task.isCancelled },
      playing: { @MainActor in try await end(of: $0) })
  }

  private func end(of moves: [JourneyMove]) async throws -> JourneyEnd<JourneyMove, JourneyKey, JourneyCause>?
  {
    guard let journey = try await played(moves) else { return nil }
    situations.note(journey)
    let key = journey.key
    var next = journey.phone.crash == nil ? journey.possibleMoves(kinds) : []
    if moves.isEmpty { next = shard.share(of: next, onReleaseAt: place) }
    let causes = try await journey.problems().map { JourneyCause($0, after: moves, on: journey.phone) }
    return JourneyEnd(key: key, moves: next, findings: causes)
  }

  /// Plays a journey, and returns it; nil if one of its moves can't be made.
  private func played(_ moves: [JourneyMove]) async throws -> PlayedJourney<App>? {
    let journey = try PlayedJourney(setup, notebook: notebook)
    for move in moves where await !journey.make(move) {
      journey.end()
      return nil
    }
    return journey
  }

  /// Everything that could be possible on some journey, apart from answers.
  private func allMoves() throws -> [JourneyMove] {
    let journey = try PlayedJourney(setup)
    defer { journey.end() }
    let rows = journey.phone.host.read(\.policy.settingsRows.value.rows)
    return (journey.process.taps.map { .tap($0.name) } + JourneyMove.all(with: rows)).filter {
      kinds.contains($0.kind)
    }
  }

  /// Returns what a report covers and what it could cover: the situations of the phone are those of the journeys so
  /// far.
  func coverage(of report: Report) throws -> JourneyCoverage {
    let host = try setup.phone().host
    let (policy, bundle) = host.read { ($0.policy, $0[host.app].bundle) }
    let rules = SituationRules(
      policy, app: bundle.configuration, hasPurpose: !bundle.purposeTexts.isEmpty)
    return JourneyCoverage(
      report, all: try allMoves(), on: setup.release, shard: shard, reached: situations.reached.count,
      reachable: situations.reachable(by: kinds, under: rules).count)
  }

  /// Replays the journey of a finding to record what happens during it.
  func finding(_ problem: JourneyProblem, after moves: [JourneyMove]) async throws -> JourneyFinding? {
    guard let journey = try await played(moves) else { return nil }
    let end = journey.phone.host.read(\.trace.count)
    guard try await journey.problems().contains(problem) else { return nil }
    return JourneyFinding(problem, of: journey, end: end)
  }
}
