/// What is observed at the end of a journey.
package struct JourneyEnd<Move: Sendable, Key: Sendable, Finding: Sendable>: Sendable {
  /// Identifies the state that was reached; nil if that is impossible, and then the state counts as new.
  package var key: Key?
  /// The moves that are possible next, in an order that depends only on the journey; the journey ends if there are none.
  package var moves: [Move]
  /// What is wrong.
  ///
  /// Equal findings count as one cause, so leave out what varies from journey to journey.
  package var findings: [Finding]

  /// Creates the end of a journey.
  package init(key: Key?, moves: [Move], findings: [Finding] = []) {
    self.key = key
    self.moves = moves
    self.findings = findings
  }
}
