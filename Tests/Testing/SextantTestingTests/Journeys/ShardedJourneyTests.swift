import LocationExploration
import LocationPolicy
import Testing

@testable import SextantTesting

/// Several processes that share the journeys of a test find the same together as a single one.
@MainActor
@Suite struct ShardedJourneyTests {
  @Test(arguments: FlawedApp.all.filter { $0.moves.count == 3 })
  func `the parts find together what the whole does`(flawed: FlawedApp) async throws {
    let whole = try await report(flawed, .whole)
    for count in [2, 3] {
      var parts: [JourneyReport] = []
      for number in 1...count {
        parts.append(try await report(flawed, try #require(Shard(number, of: count))))
      }
      let found = parts.flatMap(\.findings)
      #expect(Set(found.map(\.problem)) == Set(whole.findings.map(\.problem)))
      for finding in whole.findings {
        #expect(found.contains { $0.problem == finding.problem && $0.moves == finding.moves })
      }
      #expect(parts.allSatisfy { $0.coverage[0].journeys.count > 1 })
      #expect(parts.map { $0.coverage[0].journeys[1] }.reduce(0, +) == whole.coverage[0].journeys[1])
      #expect(parts.flatMap(\.coverage).map(\.part) == (1...count).map { "\($0)/\(count)" })
    }
  }

  @Test func `a part is named by the environment, and nothing else is taken for one`() throws {
    #expect(try Shard.named(in: [:]) == .whole)
    #expect(try Shard.named(in: ["SEXTANT_SHARD": "2/4"]) == Shard(2, of: 4))
    let error = #expect(throws: TestPhoneError.self) { try Shard.named(in: ["SEXTANT_SHARD": "5/4"]) }
    #expect(error?.description == "SEXTANT_SHARD is “5/4”; it must be one part of all, such as 2/4")
  }

  @Test func `each first move on each release is one part's`() {
    for place in 0..<4 {
      let shares = (1...3).map { Shard($0, of: 3)?.share(of: Array(0..<10), onReleaseAt: place) ?? [] }
      #expect(shares.flatMap(\.self).sorted() == Array(0..<10))
    }
  }

  private func report(_ flawed: FlawedApp, _ shard: Shard) async throws -> JourneyReport {
    let setup = JourneySetup(
      release: flawed.release, infoPlist: flawed.infoPlist, place: TestPhone.defaultPlace, patience: 300,
      launch: { flawed.launch($0, false) }, expectations: flawed.expectations)
    return try await [setup].report(
      upTo: flawed.moves.count, moves: flawed.kinds.union(.leaving), atMost: 2_000, shard: shard)
  }
}
