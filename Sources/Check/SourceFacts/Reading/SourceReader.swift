/// Reads the facts about location in a source file.
package struct SourceReader: Sendable {
  /// The files that are worth parsing.
  package enum Scope: Hashable, Sendable {
    /// Files that contain location API.
    case location
    /// Files that contain a launch function.
    case launch
    /// Files that contain one of some types.
    case users(of: TypeNames)
    /// Files that mention one of some names, which aren't parsed.
    case readers(of: TypeNames)
    /// All files.
    case everything
  }

  /// Names to search for, including occurrences in longer names.
  package struct TypeNames: Hashable, Sendable {
    fileprivate let names: Set<String>
    fileprivate let search: WordSearch

    /// Creates a set of names, which must have at least two letters.
    package init(_ names: Set<String>) {
      self.names = names
      search = WordSearch(names.sorted())
    }

    package static func == (one: Self, other: Self) -> Bool { one.names == other.names }

    package func hash(into hasher: inout Hasher) { hasher.combine(names) }
  }

  private let scope: Scope
  private let definitions: BuildDefinitions

  /// Creates a reader for builds with some definitions besides Apple's.
  package init(_ scope: Scope = .location, definitions: BuildDefinitions = BuildDefinitions()) {
    self.scope = scope
    self.definitions = definitions
  }

  /// Returns the facts of a file; nil if it contains no relevant names.
  ///
  /// The bytes are searched before they are parsed. Invalid UTF-8 is repaired and reported as a
  /// problem; a file above the size limit is also reported, and yields no facts. Facts and types
  /// are in the order of the file.
  package func read(_ bytes: [UInt8], as language: SourceLanguage) -> FileFacts? {
    guard language == .script || isWorthParsing(bytes) else { return nil }
    if case .readers(let names) = scope {
      guard isWorthParsing(bytes) else { return nil }
      let mentions = NameMentions.names(of: names.names, in: bytes, as: language)
        .union(SettingsAddress.names(writtenIn: bytes))
      return mentions.isEmpty ? nil : FileFacts(language: language, mentions: mentions)
    }
    guard bytes.count <= Self.sizeLimit(of: language) else {
      // A script this large was generated.
      return language == .script ? nil : tooLarge(language)
    }
    let text = SourceText(bytes)
    var facts: FileFacts?
    switch language {
    case .swift: facts = SwiftSourceReader.read(text, definitions)
    case .objectiveC: facts = ObjectiveCSourceReader.read(text, macros: definitions.macros)
    case .script: return ScriptReader.read(PageScripts.code(of: bytes))
    }
    facts?.mentions = SettingsAddress.names(writtenIn: bytes)
    return facts
  }

  private func isWorthParsing(_ bytes: [UInt8]) -> Bool {
    switch scope {
    case .location: bytes.withUnsafeBytes(LocationVocabulary.all.search.occurs)
    case .launch: bytes.withUnsafeBytes(LocationVocabulary.launchSearch.occurs)
    case .users(let names), .readers(let names): bytes.withUnsafeBytes(names.search.occurs)
    case .everything: true
    }
  }

  /// Returns the maximum size of a file, in bytes.
  ///
  /// Swift's parser takes about a second for a megabyte of ordinary code, and ten for the densest.
  package static func sizeLimit(of language: SourceLanguage) -> Int {
    switch language {
    case .swift, .script: 1 << 20
    case .objectiveC: 4 << 20
    }
  }

  private func tooLarge(_ language: SourceLanguage) -> FileFacts {
    FileFacts(language: language, facts: [], types: [], problems: [.tooLarge(language)])
  }
}

extension SourceProblem {
  /// Returns the problem for a file above the size limit.
  static func tooLarge(_ language: SourceLanguage) -> SourceProblem {
    SourceProblem(
      message: "The file is larger than \(SourceReader.sizeLimit(of: language) >> 20) MB and was not read.",
      position: SourcePosition(line: 1, column: 1), endsReading: true)
  }
}
