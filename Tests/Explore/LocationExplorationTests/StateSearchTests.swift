import LocationExploration
import Testing

@Suite struct StateSearchTests {
  @Test(arguments: 1...9) func `a tower of discs is moved in one less than a power of two`(discs: Int) {
    let space = Hanoi(discs: discs)
    var search = StateSearch(space)
    search.run()
    let report = search.report { $0 == space.end ? ["moved"] : [] }
    #expect(report.ending == .complete)
    #expect(report.coverage.states == Int(repeating(3, discs)))
    #expect(report.found.map(\.journey.count) == [Int(repeating(2, discs)) - 1])
    #expect(report.coverage.moves.count == 6)
  }

  private func repeating(_ factor: Int, _ times: Int) -> Int {
    (0..<times).reduce(1) { product, _ in product * factor }
  }

  @Test func `half of all arrangements of eight tiles are reached, the farthest after 31 moves`() {
    let search = Tiles.searched
    #expect(search.ending == .complete)
    #expect(search.states.count == 181_440)
    #expect(search.coverage.journeys.count == 32)
    #expect(search.coverage.journeys.last == 2)
    #expect(search.bytesPerState < 24)
  }

  @Test func `a way to a state consists of moves that lead there`() throws {
    let search = Tiles.searched
    let space = search.space
    let last = search.states.count - 1
    var state = space.starts[0]
    for move in search.journey(toStateAt: last) {
      var next: UInt64?
      space.forEachMove(from: state) { if $0 == move.rawValue { next = $1 } }
      state = try #require(next)
    }
    #expect(state == search.states[last])
  }

  @Test func `a search that is bounded says so and goes on where it was`() {
    var search = StateSearch(Tiles())
    search.run(upTo: 10)
    #expect(search.ending == .depth(10))
    #expect(search.coverage.journeys.count == 11)
    search.run(bound: 5_000)
    #expect(search.ending == .bound(5_000))
    #expect((5_000..<5_004).contains(search.states.count))
    search.run()
    #expect(search.ending == .complete)
    #expect(search.states == Tiles.searched.states)
    #expect(search.coverage == Tiles.searched.coverage)
  }

  /// Searches by one worker: a complete one, and others with bounds, one of which is within a level.
  private static let alone: [(bound: Int, search: StateSearch<Tiles>)] =
    [20_000, 50_001].map { bound in
      var search = StateSearch(Tiles())
      search.run(bound: bound)
      return (bound, search)
    } + [(1 << 20, Tiles.searched)]

  // Two workers halve a level; seven take different shares.
  @Test(arguments: [2, 7]) func `a search finds the same however many share it`(jobs: Int) {
    var shared = StateSearch(Tiles())
    for (bound, alone) in Self.alone {
      shared.run(bound: bound, jobs: jobs)
      #expect(shared.ending == alone.ending)
      #expect(shared.states == alone.states)
      #expect(shared.coverage == alone.coverage)
      let last = alone.states.count - 1
      #expect(shared.journey(toStateAt: last) == alone.journey(toStateAt: last))
    }
  }

  @Test func `a search that is shared and bounded goes on where it was`() {
    var search = StateSearch(Tiles())
    search.run(bound: 50_000, jobs: 2)
    #expect(search.ending == .bound(50_000))
    #expect(search.states.count < 181_440)
    search.run(jobs: 2)
    #expect(search.states == Tiles.searched.states)
    #expect(search.coverage == Tiles.searched.coverage)
  }
}
