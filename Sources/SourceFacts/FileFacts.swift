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
