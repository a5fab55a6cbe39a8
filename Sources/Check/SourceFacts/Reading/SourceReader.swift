/// Reads the text of a source file into the facts it states about location.
package struct SourceReader: Sendable {
  /// Which files are worth parsing.
  package enum Scope: Hashable, Sendable {
    /// Those that name location API.
    case location
    /// Those that name a launch function, for what it calls.
    case launch
    /// Those that name one of some types.
    case users(of: TypeNames)
    /// All.
    case everything
  }

  /// Names of types to look for, as they are or within other names.
  package struct TypeNames: Hashable, Sendable {
    private let names: Set<String>
    fileprivate let search: WordSearch

    /// Takes the names, which have two letters at least.
    package init(_ names: Set<String>) {
      self.names = names
      search = WordSearch(names.sorted())
    }

    package static func == (one: Self, other: Self) -> Bool { one.names == other.names }

    package func hash(into hasher: inout Hasher) { hasher.combine(names) }
  }

  private let scope: Scope
  private let definitions: BuildDefinitions

  /// Creates a reader; the definitions are those that the build is known to make besides Apple's.
  package init(_ scope: Scope = .location, definitions: BuildDefinitions = BuildDefinitions()) {
    self.scope = scope
    self.definitions = definitions
  }

  /// Returns what the bytes say about location, or nil when they name nothing that could be a fact.
  ///
  /// The bytes are searched before anything is parsed. Invalid UTF-8 is repaired and reported as a problem; so is
  /// a file beyond the size limit of its language, which yields no facts. Facts and types are in the order of the file.
  package func read(_ bytes: [UInt8], as language: SourceLanguage) -> FileFacts? {
    guard isWorthParsing(bytes) else { return nil }
    guard bytes.count <= Self.sizeLimit(of: language) else { return tooLarge(language) }
    let text = SourceText(bytes)
    switch language {
    case .swift: return SwiftSourceReader.read(text, definitions)
    case .objectiveC: return ObjectiveCSourceReader.read(text, macros: definitions.macros)
    }
  }

  private func isWorthParsing(_ bytes: [UInt8]) -> Bool {
    switch scope {
    case .location: bytes.withUnsafeBytes(LocationVocabulary.all.search.occurs)
    case .launch: bytes.withUnsafeBytes(LocationVocabulary.launchSearch.occurs)
    case .users(let names): bytes.withUnsafeBytes(names.search.occurs)
    case .everything: true
    }
  }

  /// Returns the size in bytes of the largest file that is read.
  ///
  /// Swift's parser needs about a second for a megabyte of ordinary code, and ten for the densest.
  package static func sizeLimit(of language: SourceLanguage) -> Int {
    switch language {
    case .swift: 1 << 20
    case .objectiveC: 4 << 20
    }
  }

  private func tooLarge(_ language: SourceLanguage) -> FileFacts {
    FileFacts(language: language, facts: [], types: [], problems: [.tooLarge(language)])
  }
}

extension SourceProblem {
  /// A file beyond the size limit of its language.
  static func tooLarge(_ language: SourceLanguage) -> SourceProblem {
    SourceProblem(
      message: "The file is larger than \(SourceReader.sizeLimit(of: language) >> 20) MB and was not read.",
      position: SourcePosition(line: 1, column: 1), endsReading: true)
  }
}
