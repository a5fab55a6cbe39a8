/// Reads the text of a source file into the facts it states about location.
public struct SourceReader: Sendable {
  private let readsEverything: Bool

  /// Creates a reader; one that reads everything parses files that name nothing of location as well.
  public init(readsEverything: Bool = false) { self.readsEverything = readsEverything }

  /// Returns what the bytes say about location, or nil when they name nothing that could be a fact.
  ///
  /// Files that name a launch function are read for what it calls, whether it has to do with location or not.
  ///
  /// The bytes are searched before anything is parsed. Invalid UTF-8 is repaired and reported as a problem; so is
  /// a file beyond the size limit of its language, which yields no facts. Facts and types are in the order of the file.
  public func read(_ bytes: [UInt8], as language: SourceLanguage) -> FileFacts? {
    guard readsEverything || bytes.withUnsafeBytes(LocationVocabulary.all.search.occurs) else { return nil }
    guard bytes.count <= Self.sizeLimit(of: language) else { return tooLarge(language) }
    let text = SourceText(bytes)
    switch language {
    case .swift: return SwiftSourceReader.read(text)
    case .objectiveC: return ObjectiveCSourceReader.read(text)
    }
  }

  /// Returns the size in bytes of the largest file that is read.
  ///
  /// Swift's parser needs about a second for a megabyte of ordinary code, and ten for the densest.
  public static func sizeLimit(of language: SourceLanguage) -> Int {
    switch language {
    case .swift: 1 << 20
    case .objectiveC: 4 << 20
    }
  }

  private func tooLarge(_ language: SourceLanguage) -> FileFacts {
    let limit = Self.sizeLimit(of: language) >> 20
    let problem = SourceProblem(
      message: "The file is larger than \(limit) MB and was not read.",
      position: SourcePosition(line: 1, column: 1))
    return FileFacts(language: language, facts: [], types: [], problems: [problem])
  }
}
