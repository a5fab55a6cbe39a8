import LocationExploration
import Testing

@Suite struct JourneySearchTests {
  private func search<P: Puzzle>(
    _ puzzle: P, upTo length: Int, whole: Bool = true, workers: Int = 1,
    commute: (P.Move, P.Move) -> Bool = { _, _ in false }
  ) async throws -> ExplorationReport<P.Move, String> {
    var search = JourneySearch<P.Move, P.State, String>(keysAreWhole: whole)
    return try await search.run(upTo: length, workers: workers, commute: commute) { puzzle.end(of: $0) }
  }

  @Test func `four litres are measured in six moves, and never with jugs of 4 and 6 to find 3`() async throws
  {
    let report = try await search(Jugs(), upTo: 20)
    #expect(report.found.map(\.journey) == [[.fill(1), .pour(1), .empty(0), .pour(1), .fill(1), .pour(1)]])
    #expect(report.coverage.states == 16)
    #expect(report.ending == .complete)
    let impossible = try await search(Jugs(sizes: [4, 6], wanted: 3), upTo: 20)
    #expect(impossible.found == [])
    #expect(impossible.ending == .complete)
  }

  @Test func `a lock that is looked at and then taken lets two in after four moves`() async throws {
    let broken = try await search(Lock(isAtomic: false), upTo: 8)
    #expect(broken.found.map(\.journey) == [[.looks(0), .looks(1), .enters(0), .enters(1)]])
    let sound = try await search(Lock(isAtomic: true), upTo: 8)
    #expect(sound.found == [])
    #expect(sound.coverage.states == 3)
  }

  @Test func `every journey is played where keys are not whole, and each state once where they are`()
    async throws
  {
    let counters = Counters(counters: 2, height: 9)
    let every = try await search(counters, upTo: 6, whole: false)
    #expect(every.coverage.journeys == [1, 2, 4, 8, 16, 32, 64])
    #expect(every.coverage.states == 28)
    #expect(every.ending == .depth(6))
    let merged = try await search(counters, upTo: 6)
    #expect(merged.coverage.journeys == [1, 2, 4, 6, 8, 10, 12])
    #expect(merged.coverage.states == 28)
  }

  @Test func `moves that commute are made in one order`() async throws {
    let counters = Counters(counters: 2, height: 9)
    let one = try await search(counters, upTo: 6, whole: false) { $0 != $1 }
    #expect(one.coverage.journeys == [1, 2, 3, 4, 5, 6, 7])
    #expect(one.coverage.states == 28)
  }

  @Test(arguments: [true, false])
  func `one order of commuting moves loses no state, no finding and no shorter way`(whole: Bool) async throws
  {
    for seed in 0..<60 {
      let puzzle = Machines(seed: UInt64(seed))
      let all = try await search(puzzle, upTo: 5, whole: whole)
      let reduced = try await search(puzzle, upTo: 5, whole: whole, commute: puzzle.commute)
      #expect(reduced.coverage.states == all.coverage.states, "seed \(seed)")
      #expect(
        Set(reduced.found.map { "\($0.finding) \($0.journey.count)" })
          == Set(all.found.map { "\($0.finding) \($0.journey.count)" }), "seed \(seed)")
      #expect(reduced.coverage.played <= all.coverage.played, "seed \(seed)")
    }
  }

  @Test func `several workers report what one reports`() async throws {
    let puzzle = Machines(seed: 7)
    let one = try await search(puzzle, upTo: 5)
    #expect(try await search(puzzle, upTo: 5, workers: 4) == one)
  }

  @Test func `a search that is bounded or interrupted says so and goes on where it was`() async throws {
    let jugs = Jugs()
    var parts = JourneySearch<Jugs.Move, [Int], String>(keysAreWhole: true)
    let bounded = try await parts.run(upTo: 20, bound: 5) { jugs.end(of: $0) }
    #expect(bounded.ending == .bound(5))
    #expect(bounded.coverage.played == 5)
    let interrupted = try await parts.run(upTo: 20, while: { $0 < 20 }, playing: { jugs.end(of: $0) })
    #expect(interrupted.ending == .interrupted)
    #expect(try await parts.run(upTo: 2) { jugs.end(of: $0) }.ending == .depth(2))
    let rest = try await parts.run(upTo: 20) { jugs.end(of: $0) }
    #expect(try await search(jugs, upTo: 20) == rest)
  }

  @Test func `what does not do the same twice is said`() async throws {
    var search = JourneySearch<Int, Int, String>(keysAreWhole: true)
    let report = try await search.run(upTo: 3) { journey in
      journey == [1, 2] ? nil : JourneyEnd(key: journey.reduce(0, +), moves: [1, 2])
    }
    #expect(report.unrepeatable == [[1, 2]])
  }
}
