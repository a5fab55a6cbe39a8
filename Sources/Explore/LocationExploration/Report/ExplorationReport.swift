/// The result of an exploration: its findings, its coverage, and its end.
package struct ExplorationReport<Move: Hashable & Sendable, Finding: Hashable & Sendable>: Sendable,
  Equatable
{
  /// Every distinct finding with its shortest journey, shortest first.
  package let found: [Found<Move, Finding>]
  /// The extent of the exploration.
  package let coverage: Coverage<Move>
  /// The reason why it stopped.
  package let ending: Ending
  /// Journeys that were possible at first and then could not be played, because the explored system is not
  /// deterministic.
  package let unrepeatable: [[Move]]
}

extension ExplorationReport: Codable where Move: Codable, Finding: Codable {}
