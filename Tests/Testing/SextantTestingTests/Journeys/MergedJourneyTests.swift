import LocationExploration
import LocationPolicy
import Testing

@testable import SextantTesting

/// Equal situations are explored once; here nothing is lost by that.
@MainActor
@Suite struct MergedJourneyTests {
  @Test(arguments: FlawedApp.all.filter { (2...3).contains($0.moves.count) })
  func `what is found is the same as when every journey is played`(flawed: FlawedApp) async throws {
    let merged = try await explore(flawed, merges: true)
    let all = try await explore(flawed, merges: false)
    #expect(merged.found.map(\.finding) == all.found.map(\.finding))
    #expect(merged.found.map(\.journey) == all.found.map(\.journey))
    #expect(merged.coverage.played <= all.coverage.played)
  }

  private func explore(
    _ flawed: FlawedApp, merges: Bool
  ) async throws -> JourneyExploration<AppModel>.Report {
    let setup = JourneySetup(
      release: flawed.release, infoPlist: flawed.infoPlist, place: TestPhone.defaultPlace, patience: 300,
      launch: { flawed.launch($0, false) }, expectations: flawed.expectations)
    return try await JourneyExploration(setup: setup, kinds: flawed.kinds, merges: merges).report(
      upTo: min(flawed.moves.count + 1, 3), atMost: 2_000)
  }
}
