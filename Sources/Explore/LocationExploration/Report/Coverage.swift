/// How much an exploration covered.
package struct Coverage<Move: Hashable & Sendable>: Sendable, Equatable {
  /// How many journeys of each length were played, starting with length 0.
  package internal(set) var journeys: [Int] = []
  /// How many different states they reached, as far as keys tell them apart.
  package internal(set) var states = 0
  /// How many journeys ended in a state that had been reached before, and so were not continued.
  package internal(set) var merged = 0
  /// How many continuations were left out because the same moves in another order are explored.
  package internal(set) var reordered = 0
  /// How often each move was the last one of a journey; a missing move was never possible.
  package internal(set) var moves: [Move: Int] = [:]

  /// Creates an empty coverage.
  package init() {}

  /// How many journeys were played.
  package var played: Int { journeys.reduce(0, +) }

  mutating func count(journeyOf length: Int, last move: Move?) {
    while journeys.count <= length { journeys.append(0) }
    journeys[length] += 1
    if let move { moves[move, default: 0] += 1 }
  }
}

extension Coverage: Codable where Move: Codable {}
