/// Reads the text of a source file into the facts it states about location.
public struct SourceReader: Sendable {
  /// Creates a reader.
  public init() {}

  /// Returns what the bytes say about location, or nil when they name nothing that could be a fact.
  ///
  /// The bytes are searched before anything is parsed. Invalid UTF-8 is repaired and reported as a problem.
  public func read(_ bytes: [UInt8], as language: SourceLanguage) -> FileFacts? {
    nil
  }
}
