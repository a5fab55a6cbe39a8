import LocationExploration
import LocationPolicy

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension JourneySetup {
  /// Plays one journey, and reports what is wrong at its end.
  @MainActor
  func report(of moves: [JourneyMove]) async throws -> JourneyReport {
    try await CrashMessage.listening {
      let journey = try PlayedJourney(self)
      for move in moves where await !journey.make(move) {
        journey.end()
        throw JourneyImpossible(moves: moves, made: journey.moves.count)
      }
      let end = journey.phone.host.read(\.trace.count)
      let findings = try await journey.problems().map { JourneyFinding($0, of: journey, end: end) }
      return JourneyReport(findings: findings, notes: journey.notebook.all, coverage: [])
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Sequence {
  /// Plays every journey of an app on each of the releases, and reports what is wrong and what was covered.
  @MainActor
  func report<App>(
    upTo length: Int, moves kinds: JourneyMoves, atMost bound: Int, shard: Shard
  ) async throws -> JourneyReport where Element == JourneySetup<App> {
    try await CrashMessage.listening {
      var coverage: [JourneyCoverage] = []
      var findings = JourneyFindings()
      let notebook = JourneyNotebook()
      for (place, setup) in enumerated() {
        var exploration = JourneyExploration(setup: setup, kinds: kinds)
        (exploration.shard, exploration.place, exploration.notebook) = (shard, place, notebook)
        let report = try await exploration.report(upTo: length, atMost: bound)
        coverage.append(try exploration.coverage(of: report))
        for found in report.found where findings.isNews(found, on: setup.release) {
          let finding = try await exploration.finding(found.finding.problem, after: found.journey)
          if let finding { findings.add(finding, of: found.finding) }
        }
      }
      // A part alone is not judged: the taps that reach Core Location may be in another part.
      let isJudged = kinds.contains(.taps) && length > 0 && shard == .whole && !Task.isCancelled
      return JourneyReport(
        findings: findings.all, notes: notebook.all, coverage: coverage,
        reachesCoreLocation: notebook.hasReachedCoreLocation || !isJudged)
    }
  }
}
