/// Long journeys at random, for what lies deeper than every journey can be tried; what they find is shrunk.
///
/// Each walk has a number and gets its moves from a generator made for that number, so that the same seed gives the
/// same walks in the same order.
package struct RandomWalks: Sendable {
  /// How many walks are made.
  package let walks: Int
  /// How many moves a walk has at most.
  package let length: Int

  /// Creates walks.
  package init(walks: Int, length: Int) {
    self.walks = walks
    self.length = length
  }

  /// Walks, and returns what was found with journeys from which nothing can be left out.
  ///
  /// A walk ends where something is found that was not known, where no move is possible, or at its length. The report
  /// never says that all was explored: its ending is the length of the walks, or that the caller interrupted them.
  ///
  /// - Parameters:
  ///   - generator: Makes the random numbers of a walk.
  ///   - mayGoOn: Asked before each walk, with how many were made.
  ///   - play: Plays a journey from the start; nil when a move of it was not possible.
  package func run<Move: Hashable, Key, Finding: Hashable, Generator: RandomNumberGenerator>(
    numbers generator: (Int) -> Generator, isolation: isolated (any Actor)? = #isolation,
    while mayGoOn: (Int) -> Bool = { _ in true },
    playing play: ([Move]) async throws -> JourneyEnd<Move, Key, Finding>?
  ) async throws -> ExplorationReport<Move, Finding> where Key: Hashable {
    var found: [Found<Move, Finding>] = []
    var coverage = Coverage<Move>()
    var states: Set<Key> = []
    var unrepeatable: [[Move]] = []
    func report(_ ending: Ending) -> ExplorationReport<Move, Finding> {
      coverage.states = states.count
      return ExplorationReport(
        found: found, coverage: coverage, ending: ending, unrepeatable: unrepeatable)
    }
    for walk in 0..<walks {
      guard mayGoOn(walk) else { return report(.interrupted) }
      var numbers = generator(walk)
      var journey: [Move] = []
      while true {
        guard let end = try await play(journey) else {
          unrepeatable.append(journey)
          break
        }
        coverage.count(journeyOf: journey.count, last: journey.last)
        if let key = end.key { states.insert(key) }
        let news = end.findings.filter { finding in !found.contains { $0.finding == finding } }
        for finding in news {
          let shrunk = try await JourneyShrinker().shrink(journey) { shorter in
            try await play(shorter)?.findings.contains(finding) == true
          }
          found.append(Found(finding, after: shrunk.journey))
        }
        guard news.isEmpty, journey.count < length, let move = end.moves.randomElement(using: &numbers) else {
          break
        }
        journey.append(move)
      }
    }
    return report(.depth(length))
  }
}
