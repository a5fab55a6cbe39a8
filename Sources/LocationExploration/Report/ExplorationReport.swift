/// What an exploration found, what it covered, and what stopped it.
package struct ExplorationReport<Move: Hashable & Sendable, Finding: Hashable & Sendable>: Sendable,
  Equatable
{
  /// Every distinct finding with its shortest journey, in the order in which they were met: the shortest first.
  package let found: [Found<Move, Finding>]
  /// How much was looked at.
  package let coverage: Coverage<Move>
  /// What stopped it.
  package let ending: Ending
  /// Journeys that were offered and then could not be played: what is explored does not do the same twice.
  package let unrepeatable: [[Move]]
}

extension ExplorationReport: Codable where Move: Codable, Finding: Codable {}
