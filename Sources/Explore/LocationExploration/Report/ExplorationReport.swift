/// What an exploration found, what it covered, and what stopped it.
package struct ExplorationReport<Move: Hashable & Sendable, Finding: Hashable & Sendable>: Sendable,
  Equatable
{
  /// Every distinct finding with its shortest journey, shortest first.
  package let found: [Found<Move, Finding>]
  /// How much was covered.
  package let coverage: Coverage<Move>
  /// What stopped it.
  package let ending: Ending
  /// Journeys that were offered and then could not be played, because what is explored is not deterministic.
  package let unrepeatable: [[Move]]
}

extension ExplorationReport: Codable where Move: Codable, Finding: Codable {}
