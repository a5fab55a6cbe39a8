/// All that one source file says about location.
public struct FileFacts: Hashable, Sendable {
  /// The language that the text was read as.
  public let language: SourceLanguage
  /// The uses of location API, from the top of the file to its end.
  public let facts: [SourceFact]
  /// The types that the file declares or extends, in order.
  public let types: [TypeFacts]
  /// What could not be read, in order; the rest of the file was still read.
  public let problems: [SourceProblem]
  /// Whether all code of the file was read.
  public var isWhole: Bool { !problems.contains(where: \.endsReading) }

  /// Creates the facts of a file.
  public init(
    language: SourceLanguage, facts: [SourceFact], types: [TypeFacts], problems: [SourceProblem]
  ) {
    self.language = language
    self.facts = facts
    self.types = types
    self.problems = problems
  }
}

/// A language whose text can be read for facts.
public enum SourceLanguage: String, Sendable, CaseIterable {
  /// Swift.
  case swift
  /// Objective-C and Objective-C++, headers included.
  case objectiveC

  /// Returns the language that a file name stands for, or nil when no fact can come from the file.
  public static func language(ofFileNamed name: String) -> SourceLanguage? {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "swift": return .swift
    case "m", "mm", "h": return .objectiveC
    default: return nil
    }
  }
}

/// Something in a source file that could not be read.
public struct SourceProblem: Hashable, Sendable {
  /// What is wrong and what that means for the facts, in one sentence.
  public let message: String
  /// Where.
  public let position: SourcePosition
  /// Whether code of the file was left unread because of it, so that nothing follows from what is not among its facts.
  public let endsReading: Bool

  /// Creates a problem.
  public init(message: String, position: SourcePosition, endsReading: Bool = false) {
    self.message = message
    self.position = position
    self.endsReading = endsReading
  }
}
