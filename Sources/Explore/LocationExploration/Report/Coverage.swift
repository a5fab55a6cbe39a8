/// The extent of an exploration.
package struct Coverage<Move: Hashable & Sendable>: Sendable, Equatable {
  /// The number of journeys of each length that were played, starting with length 0.
  package internal(set) var journeys: [Int] = []
  /// The number of different states that they reached, as far as keys distinguish them.
  package internal(set) var states = 0
  /// The number of journeys that ended in a state that had been reached before, and so were not continued.
  package internal(set) var merged = 0
  /// The number of continuations that were skipped because the same moves are explored in another order.
  package internal(set) var reordered = 0
  /// The number of journeys that ended with each move; a missing move was never possible.
  package internal(set) var moves: [Move: Int] = [:]

  /// Creates an empty coverage.
  package init() {}

  /// The number of journeys that were played.
  package var played: Int { journeys.reduce(0, +) }

  mutating func count(journeyOf length: Int, last move: Move?) {
    while journeys.count <= length { journeys.append(0) }
    journeys[length] += 1
    if let move { moves[move, default: 0] += 1 }
  }
}

extension Coverage: Codable where Move: Codable {}
