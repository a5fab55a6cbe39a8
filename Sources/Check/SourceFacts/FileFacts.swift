/// All that one source file says about location.
package struct FileFacts: Hashable, Sendable {
  /// The language that the text was read as.
  package let language: SourceLanguage
  /// The uses of location API, from the top of the file to its end.
  package let facts: [SourceFact]
  /// The types that the file declares or extends, in order.
  package let types: [TypeFacts]
  /// What could not be read, in order; the rest of the file was still read.
  package let problems: [SourceProblem]
  /// What its code does, step by step, where the language's code can be followed.
  package let flow: FlowFile?
  /// Whether all code of the file was read.
  package var isWhole: Bool { !problems.contains(where: \.endsReading) }

  /// Creates the facts of a file.
  package init(
    language: SourceLanguage, facts: [SourceFact], types: [TypeFacts], problems: [SourceProblem],
    flow: FlowFile? = nil
  ) {
    self.language = language
    self.facts = facts
    self.types = types
    self.problems = problems
    self.flow = flow
  }
}

/// A language whose text can be read for facts.
package enum SourceLanguage: String, Sendable, CaseIterable {
  /// Swift.
  case swift
  /// Objective-C and Objective-C++, headers included.
  case objectiveC

  /// Returns the language that a file name stands for, or nil when no fact can come from the file.
  package static func language(ofFileNamed name: String) -> SourceLanguage? {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "swift": return .swift
    case "m", "mm", "h": return .objectiveC
    default: return nil
    }
  }
}

/// Something in a source file that could not be read.
package struct SourceProblem: Hashable, Sendable {
  /// What is wrong and what that means for the facts, in one sentence.
  package let message: String
  /// Where.
  package let position: SourcePosition
  /// Whether code of the file was left unread because of it, so that nothing follows from what is not among its facts.
  package let endsReading: Bool

  /// Creates a problem.
  package init(message: String, position: SourcePosition, endsReading: Bool = false) {
    self.message = message
    self.position = position
    self.endsReading = endsReading
  }
}
