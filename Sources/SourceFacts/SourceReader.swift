/// Reads the text of a source file into the facts it states about location.
public struct SourceReader: Sendable {
  /// Creates a reader.
  public init() {}

  /// Returns what the bytes say about location, or nil when they name nothing that could be a fact.
  ///
  /// The bytes are searched before anything is parsed. Invalid UTF-8 is repaired and reported as a problem.
  /// Swift files larger than 4 MB are not parsed; they yield a problem and no facts.
  public func read(_ bytes: [UInt8], as language: SourceLanguage) -> FileFacts? {
    guard bytes.withUnsafeBytes(LocationVocabulary.all.search.occurs) else { return nil }
    let text = SourceText(bytes)
    switch language {
    case .swift: return SwiftSourceReader.read(text)
    case .objectiveC: return FileFacts(language: language, facts: [], types: [], problems: text.problems)
    }
  }
}
