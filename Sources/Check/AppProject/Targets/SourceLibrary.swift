import SourceFacts

/// The sources of all targets, each of which is read once, on all processors.
struct SourceLibrary {
  private var outcomes: [FilePath: SourceOutcome]
  /// The definitions of the targets that compile a file, without duplicates.
  private let builds: [FilePath: [BuildDefinitions]]
  private let memory: FileMemory

  /// Reads the sources and the Interface Builder files of targets.
  init(of drafts: [TargetDraft], memory: FileMemory) {
    var builds: [FilePath: [BuildDefinitions]] = [:]
    for draft in drafts {
      for path in draft.sources where !(builds[path]?.contains(draft.definitions) ?? false) {
        builds[path, default: []].append(draft.definitions)
      }
    }
    self.builds = builds
    self.memory = memory
    outcomes = SourceLibrary.read(
      drafts.reduce(into: []) { $0.formUnion($1.sources + $1.interfaces) }, for: .location, builds: builds,
      memory: memory)
  }

  /// Reads files again, in a wider scope, that were skipped because they don't mention location.
  mutating func read(_ paths: Set<FilePath>, for scope: SourceReader.Scope) {
    let wanted = paths.filter { isReadable($0) && facts(of: $0) == nil }
    let found = SourceLibrary.read(
      wanted, for: scope, builds: builds, memory: memory)
    outcomes.merge(found) { _, new in new }
  }

  private static func read(
    _ paths: Set<FilePath>, for scope: SourceReader.Scope, builds: [FilePath: [BuildDefinitions]],
    memory: FileMemory
  ) -> [FilePath: SourceOutcome] {
    let sorted = paths.sorted()
    let outcomes = sorted.tracedMap { path in
      let key = FileMemory.SourceKey(
        scope: scope, builds: builds[path] ?? [BuildDefinitions()])
      return memory.outcome(of: path, key) { SourceLibrary.read(path, key, in: memory) }
    }
    return Dictionary(uniqueKeysWithValues: zip(sorted, outcomes))
  }

  /// Returns whether a file could be read.
  func isReadable(_ path: FilePath) -> Bool { failure(of: path) == nil }

  /// Returns the facts of a file; nil if it uses no location API or was not read.
  ///
  /// - Parameters:
  /// - path: The file.
  /// - definitions: The definitions of a target; nil for those of any target that compiles the
  ///   file.
  func facts(of path: FilePath, under definitions: BuildDefinitions? = nil) -> FileFacts? {
    guard case .facts(let facts, let others, _) = outcomes[path] else { return nil }
    return definitions.flatMap { others[$0] } ?? facts
  }

  /// Returns the comments in all files that silence findings, in no particular order, with file
  /// names from a closure.
  func ignoreComments(naming name: (FilePath) -> String) -> [IgnoreComment] {
    outcomes.flatMap { path, outcome -> [IgnoreComment] in
      guard case .facts(_, _, let comments) = outcome, !comments.isEmpty else { return [] }
      let file = name(path)
      return comments.map { $0.called(file) }
    }
  }

  /// Returns the error that prevented a file from being read, or nil.
  func failure(of path: FilePath) -> FileError? {
    if case .failure(let error) = outcomes[path] { error } else { nil }
  }

  private static func read(
    _ path: FilePath, _ key: FileMemory.SourceKey, in memory: FileMemory
  ) -> SourceOutcome {
    let builds = key.builds
    let language = SourceLanguage.language(ofFileNamed: path.name)
    do {
      let bytes = try memory.files.read(path, limit: FileBytes.sourceLimit)
      guard let language else { return .facts(InterfaceMaps.facts(in: bytes), [:], []) }
      func facts(under definitions: BuildDefinitions) -> FileFacts? {
        SourceReader(key.scope, definitions: definitions).read(bytes, as: language)
      }
      let first = facts(under: builds[0])
      // Only names in conditions can make a difference between the targets that share a file.
      let names = builds.count > 1 && first != nil ? ConditionNames.all(in: bytes) : []
      var known = [builds[0].limited(to: names): first]
      var others: [BuildDefinitions: FileFacts] = [:]
      for build in builds.dropFirst() where !names.isEmpty {
        let limited = build.limited(to: names)
        let own = known[limited] ?? facts(under: limited)
        known[limited] = .some(own)
        others[build] = own
      }
      return .facts(
        first, others,
        IgnoreCommentReader.comments(in: bytes, file: path.name))
    } catch {
      return .failure(error)
    }
  }
}

/// The result of reading a source.
enum SourceOutcome: Sendable {
  /// The facts under the first definitions, those under others where they may differ, and the
  /// comments that silence findings.
  case facts(FileFacts?, [BuildDefinitions: FileFacts], [IgnoreComment])
  case failure(FileError)
}
