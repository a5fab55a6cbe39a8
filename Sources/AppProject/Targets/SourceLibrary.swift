import Foundation
import SourceFacts

/// Reads the sources of all targets, each file once, on all processors.
struct SourceLibrary {
  /// What reading one file gave.
  private enum Outcome: Sendable {
    case facts(FileFacts?, [IgnoreComment])
    case failure(FileError)
  }

  private var outcomes: [FilePath: Outcome]
  /// The macros that the build is known to give files.
  private let macros: [FilePath: [String: Int]]

  /// Reads the files.
  init(_ paths: Set<FilePath>, macros: [FilePath: [String: Int]]) {
    self.macros = macros
    outcomes = SourceLibrary.read(paths, for: .location, macros: macros)
  }

  /// Reads files that were read already, but named nothing of location, for what else they may be worth parsing for.
  mutating func read(_ paths: Set<FilePath>, for scope: SourceReader.Scope) {
    let wanted = paths.filter { isReadable($0) && facts(of: $0) == nil }
    outcomes.merge(SourceLibrary.read(wanted, for: scope, macros: macros)) { _, new in new }
  }

  private static func read(
    _ paths: Set<FilePath>, for scope: SourceReader.Scope, macros: [FilePath: [String: Int]]
  ) -> [FilePath: Outcome] {
    let sorted = paths.sorted()
    let lock = NSLock()
    // Written below the lock only, and read when all iterations have ended. Not a Mutex: the thread sanitizer does
    // not see when that is handed from one thread to another, and reports a race where there is none.
    nonisolated(unsafe) var found: [Int: Outcome] = [:]
    DispatchQueue.concurrentPerform(iterations: sorted.count) { index in
      let path = sorted[index]
      let outcome = SourceLibrary.read(path, with: SourceReader(scope, macros: macros[path] ?? [:]))
      lock.withLock { found[index] = outcome }
    }
    return Dictionary(uniqueKeysWithValues: found.map { (sorted[$0.key], $0.value) })
  }

  /// Whether a file was read.
  func isReadable(_ path: FilePath) -> Bool { failure(of: path) == nil }

  /// Returns what a file says about location; nil when it names no location API or was not read.
  func facts(of path: FilePath) -> FileFacts? {
    if case .facts(let facts, _) = outcomes[path] { facts } else { nil }
  }

  /// Returns the comments in all files that silence findings, in no order, the files called as the closure says.
  func ignoreComments(naming name: (FilePath) -> String) -> [IgnoreComment] {
    outcomes.flatMap { path, outcome -> [IgnoreComment] in
      guard case .facts(_, let comments) = outcome, !comments.isEmpty else { return [] }
      let file = name(path)
      return comments.map { $0.called(file) }
    }
  }

  /// Returns why a file was not read, or nil.
  func failure(of path: FilePath) -> FileError? {
    if case .failure(let error) = outcomes[path] { error } else { nil }
  }

  private static func read(_ path: FilePath, with reader: SourceReader) -> Outcome {
    let language = SourceLanguage.language(ofFileNamed: path.name)
    do {
      let bytes = try FileBytes.read(path, limit: FileBytes.sourceLimit)
      guard let language else { return .facts(InterfaceMaps.facts(in: bytes), []) }
      return .facts(
        reader.read(bytes, as: language), IgnoreCommentReader.comments(in: bytes, file: path.name))
    } catch {
      return .failure(error)
    }
  }
}
