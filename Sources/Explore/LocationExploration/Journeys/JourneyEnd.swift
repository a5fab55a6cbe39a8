/// The observations at the end of a journey.
package struct JourneyEnd<Move: Sendable, Key: Sendable, Finding: Sendable>: Sendable {
  /// A key that identifies the state that was reached; nil if there is none, and then the state counts as new.
  package var key: Key?
  /// The moves that are possible next, in an order that depends only on the journey; the journey ends if there are none.
  package var moves: [Move]
  /// The problems.
  ///
  /// Equal findings count as one cause, so omit details that vary from journey to journey.
  package var findings: [Finding]

  /// Creates the end of a journey.
  package init(key: Key?, moves: [Move], findings: [Finding] = []) {
    self.key = key
    self.moves = moves
    self.findings = findings
  }
}
