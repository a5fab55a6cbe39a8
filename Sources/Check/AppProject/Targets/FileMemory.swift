import SourceFacts
import Synchronization

/// The memory of a project that is read repeatedly: unsaved texts, and the results of reading
/// sources.
///
/// The result for a file is valid until the file is edited or the memory is cleared; changes on
/// disk aren't noticed.
package final class FileMemory: Sendable {
  /// The properties that affect the result of reading a source.
  struct SourceKey: Hashable, Sendable {
    let scope: SourceReader.Scope
    let builds: [BuildDefinitions]
  }

  /// The files with their unsaved texts.
  let files: EditedFiles
  private let sources: Mutex<[FilePath: [SourceKey: SourceOutcome]]>

  /// Creates an empty memory.
  package init() {
    files = EditedFiles()
    sources = Mutex([:])
  }

  /// Creates a copy of a memory with another text for one file; results aren't shared with the
  /// original.
  init(like other: FileMemory, editing path: FilePath, _ text: [UInt8]) {
    files = EditedFiles(like: other.files)
    var known = other.sources.withLock { $0 }
    known[path] = nil
    sources = Mutex(known)
    files.edit(path, text)
  }

  /// Returns the unsaved text of a file; nil if there is none.
  package var changes: Int { files.changes }

  /// Sets the unsaved text of a file; nil removes it.
  package func text(of path: FilePath) -> [UInt8]? { files.text(of: path) }

  /// Sets the unsaved text of a file; nil removes it.
  package func edit(_ path: FilePath, _ text: [UInt8]?) {
    sources.withLock { sources in
      files.edit(path, text)
      sources[path] = nil
    }
  }

  /// Clears the results of reading, because files may have changed on disk.
  package func forget() {
    sources.withLock { sources in
      files.noteChange()
      sources = [:]
    }
  }

  /// Returns the remembered result of reading a source, or reads it.
  func outcome(of path: FilePath, _ key: SourceKey, read: () -> SourceOutcome) -> SourceOutcome {
    let (known, changes) = sources.withLock { ($0[path]?[key], files.changes) }
    if let known { return known }
    let outcome = read()
    // A result is not kept if anything has changed in the meantime.
    sources.withLock { sources in
      if files.changes == changes { sources[path, default: [:]][key] = outcome }
    }
    return outcome
  }
}
