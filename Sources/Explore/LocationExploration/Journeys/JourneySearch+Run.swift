extension JourneySearch {
  /// Plays every journey up to a length, unless a limit is reached first.
  ///
  /// - Parameters:
  ///   - length: The greatest number of moves in a journey.
  ///   - bound: The greatest number of journeys. It also bounds memory: a journey takes some hundred bytes.
  ///   - workers: The number of journeys that are played concurrently.
  ///   - commute: Returns whether two moves lead to the same state in either order wherever both are possible, and
  ///     neither makes the other possible or impossible or hides its findings; of such orders, one is explored. It
  ///     must be symmetric. Return false when in doubt.
  ///   - mayGoOn: Called before each batch of journeys with the number played; false interrupts.
  ///   - play: Plays a journey from the start; returns nil if one of its moves was not possible.
  package mutating func run(
    upTo length: Int, bound: Int = .max, workers: Int = 1,
    isolation: isolated (any Actor)? = #isolation,
    commute: (Move, Move) -> Bool = { _, _ in false },
    while mayGoOn: (Int) -> Bool = { _ in true },
    playing play: @Sendable @escaping ([Move]) async throws -> End?
  ) async throws -> ExplorationReport<Move, Finding> {
    precondition(length >= 0 && workers > 0, "a length must not be negative, and there must be a worker")
    continueWaiting(upTo: length, commute: commute)
    while next < tree.nodes.count {
      let left = bound - next
      guard left > 0 else { return report(.bound(bound)) }
      guard mayGoOn(next) else { return report(.interrupted) }
      let batch = next..<min(next + min(left, workers * 16), tree.nodes.count)
      let journeys = batch.map(tree.moves)
      let ends = try await Self.played(journeys, workers: workers, isolation: isolation, playing: play)
      for (journey, end) in zip(batch, ends) { take(end, of: journey, upTo: length, commute: commute) }
      next = batch.upperBound
    }
    return report(waiting.isEmpty ? .complete : .depth(length))
  }

  /// Returns the ends of journeys in the order of the journeys, regardless of which finished first.
  private static func played(
    _ journeys: [[Move]], workers: Int, isolation: isolated (any Actor)?,
    playing play: @Sendable @escaping ([Move]) async throws -> End?
  ) async throws -> [End?] {
    if workers == 1 {
      var ends: [End?] = []
      for journey in journeys { ends.append(try await play(journey)) }
      return ends
    }
    return try await withThrowingTaskGroup(of: [(Int, End?)].self) { group in
      for worker in 0..<min(workers, journeys.count) {
        group.addTask {
          var ends: [(Int, End?)] = []
          for index in stride(from: worker, to: journeys.count, by: workers) {
            ends.append((index, try await play(journeys[index])))
          }
          return ends
        }
      }
      var ends = [End?](repeating: nil, count: journeys.count)
      for try await some in group { for (index, end) in some { ends[index] = end } }
      return ends
    }
  }

  private func report(_ ending: Ending) -> ExplorationReport<Move, Finding> {
    ExplorationReport(found: found, coverage: coverage, ending: ending, unrepeatable: unrepeatable)
  }
}
