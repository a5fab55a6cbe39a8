import LocationPolicy

/// A question about situations: conditions that are true together, possibly after others were.
///
/// The language is described in `Documentation/ExploreRules.md`. An example:
/// `reads authorizedAlways, background: nothing` or `reads notDetermined after reads authorizedWhenInUse`.
package struct Question: Sendable {
  /// The text of the question.
  package let text: String
  let conditions: [Condition]
  /// The conditions that must be true earlier in the journey; may be empty.
  let earlier: [Condition]

  /// Parses a question.
  package init(_ text: String) throws(QuestionError) {
    self.text = text
    let parts = text.components(separatedBy: " after ")
    guard parts.count <= 2 else {
      throw QuestionError(part: text, message: "there can be one 'after'", allowed: [])
    }
    conditions = try Self.conditions(in: String(parts[0]))
    earlier = parts.count == 2 ? try Self.conditions(in: String(parts[1])) : []
  }

  private static func conditions(in text: String) throws(QuestionError) -> [Condition] {
    var conditions: [Condition] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      conditions.append(try ConditionReader(part).condition())
    }
    return conditions
  }

  /// The moves that must be added for the question to be meaningful.
  package var addedMoves: Set<AddedMoves> { Set((conditions + earlier).compactMap(\.addedMoves)) }

  /// Returns whether its conditions are true, regardless of the journey.
  package func holds(in situation: Situation, under rules: SituationRules) -> Bool {
    conditions.allSatisfy { $0.holds(in: situation, under: rules) }
  }

  /// Whether the question also has earlier conditions.
  package var asksForEarlier: Bool { !earlier.isEmpty }

  /// Returns whether the earlier conditions are true.
  package func earlierHolds(in situation: Situation, under rules: SituationRules) -> Bool {
    earlier.allSatisfy { $0.holds(in: situation, under: rules) }
  }
}

/// An error in the text of a question.
package struct QuestionError: Error, Hashable, Sendable {
  /// The part of the text that is not understood.
  package let part: String
  /// A description of the error.
  package let message: String
  /// The words that would be understood instead.
  package let allowed: [String]

  /// Creates an error about a part of a text.
  package init(part: some StringProtocol, message: String, allowed: [String]) {
    self.part = String(part)
    self.message = message
    self.allowed = allowed
  }
}

extension String {
  /// Returns the text between occurrences of a separator.
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    var place = rest.startIndex
    // Implemented here because text search came to Swift after the oldest systems on which apps are tested.
    while place < rest.endIndex {
      if rest[place...].hasPrefix(separator) {
        parts.append(rest[..<place])
        rest = rest[place...].dropFirst(separator.count)
        place = rest.startIndex
      } else {
        rest.formIndex(after: &place)
      }
    }
    return parts + [rest]
  }
}
