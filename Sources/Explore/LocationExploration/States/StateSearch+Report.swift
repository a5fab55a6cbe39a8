extension StateSearch {
  /// Returns the findings in the states that were reached, each with a shortest journey.
  ///
  /// - Parameter findings: Returns the findings in a state.
  package func report<Finding: Hashable & Sendable>(
    findings: (UInt64) -> [Finding]
  ) -> ExplorationReport<Space.Move, Finding> {
    var places: [Finding: Int] = [:]
    var found: [Found<Space.Move, Finding>] = []
    for (index, state) in visits.store.states.enumerated() {
      for finding in findings(state) {
        if let place = places[finding] {
          found[place].occurrences += 1
        } else {
          places[finding] = found.count
          found.append(Found(finding, after: journey(toStateAt: index)))
        }
      }
    }
    return ExplorationReport(found: found, coverage: coverage, ending: ending, unrepeatable: [])
  }

  /// Returns a shortest journey to the state at an index in ``states``.
  package func journey(toStateAt index: Int) -> [Space.Move] {
    let path = visits.store.path(to: index)
    var space = space
    let moves = space.moves
    return zip(path, path.dropFirst()).map { from, to in
      var first: Int?
      space.forEachMove(from: from) { move, next in if next == to, first == nil { first = move } }
      guard let first else { preconditionFailure("a state was reached from another by no move") }
      return moves[first]
    }
  }

  /// The extent of the exploration: one journey for each state, its shortest.
  package var coverage: Coverage<Space.Move> {
    var coverage = Coverage<Space.Move>()
    let bounds = layers + [visits.store.count]
    coverage.journeys = zip([0] + bounds, bounds).dropFirst().map { $1 - $0 }.filter { $0 > 0 }
    coverage.states = visits.store.count
    coverage.merged = transitionCount - (visits.store.count - space.starts.count)
    for (move, count) in zip(space.moves, visits.counts.moved) where count > 0 {
      coverage.moves[move] = count
    }
    return coverage
  }
}
