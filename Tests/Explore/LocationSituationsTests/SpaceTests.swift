import LocationExploration
import LocationPolicy
import LocationSituations
import Testing

@Suite struct SpaceTests {
  @Test(arguments: Release.allCases)
  func `the compact search reaches what a plain one reaches`(release: Release) {
    let rules = SituationRules(.policy(for: release))
    var search = StateSearch(SituationSpace(rules))
    search.run(upTo: 6)
    #expect(search.ending == .depth(6))
    let layers = plainLayers(under: rules, upTo: 6)
    #expect(search.coverage.journeys == layers.map(\.count))
    #expect(Set(search.states) == Set(layers.joined().map(\.code)))
  }

  /// Returns the situations that are 0, 1, 2 … moves away, found with sets.
  private func plainLayers(under rules: SituationRules, upTo depth: Int) -> [Set<Situation>] {
    let moves = SituationMove.all(under: rules)
    var layers: [Set<Situation>] = [[Situation()]]
    var known = layers[0]
    for _ in 0..<depth {
      var next: Set<Situation> = []
      for situation in layers[layers.count - 1] {
        for move in moves where situation.canMake(move, under: rules) {
          var moved = situation
          moved.make(move, under: rules)
          if known.insert(moved).inserted { next.insert(moved) }
        }
      }
      layers.append(next)
    }
    return layers
  }

  @Test(arguments: Release.allCases, [[], Set(AddedMoves.allCases)])
  func `a situation is told by its number`(release: Release, addedMoves: Set<AddedMoves>) {
    let rules = SituationRules(.policy(for: release), addedMoves: addedMoves)
    for situation in plainLayers(under: rules, upTo: addedMoves.isEmpty ? 5 : 4).joined() {
      #expect(Situation(code: situation.code) == situation)
    }
  }

  @Test func `all that the Swift API adds is searched compactly, too, however many share it`() {
    let rules = SituationRules(.policy(for: .newest), addedMoves: Set(AddedMoves.allCases))
    var search = StateSearch(SituationSpace(rules))
    search.run(upTo: 5)
    let layers = plainLayers(under: rules, upTo: 5)
    #expect(search.coverage.journeys == layers.map(\.count))
    #expect(Set(search.states) == Set(layers.joined().map(\.code)))
    var shared = StateSearch(SituationSpace(rules))
    shared.run(upTo: 5, jobs: 3)
    #expect(shared.states == search.states)
    #expect(shared.coverage == search.coverage)
  }
}
