/// What is to be seen when a journey has been played.
package struct JourneyEnd<Move: Sendable, Key: Sendable, Finding: Sendable>: Sendable {
  /// Tells the state that was reached from others; nil when it can't be told, and then it is taken for a new one.
  package var key: Key?
  /// The moves that are possible next, in an order that depends on nothing but the journey; none ends the journey.
  package var moves: [Move]
  /// What is wrong.
  ///
  /// Two findings that are equal count as one cause, so leave out what varies from journey to journey.
  package var findings: [Finding]

  /// Creates the end of a journey.
  package init(key: Key?, moves: [Move], findings: [Finding] = []) {
    self.key = key
    self.moves = moves
    self.findings = findings
  }
}
