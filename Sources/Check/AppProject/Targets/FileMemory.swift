import SourceFacts
import Synchronization

/// The files of a project that is read again and again: texts that are being edited, and what was read of sources.
///
/// What was read of a file counts until the file is edited or all is forgotten; nothing looks at the disk meanwhile.
package final class FileMemory: Sendable {
  /// What makes a difference to what is read of a source.
  struct SourceKey: Hashable, Sendable {
    let scope: SourceReader.Scope
    let builds: [BuildDefinitions]
  }

  /// The files as they are edited.
  let files: EditedFiles
  private let sources: Mutex<[FilePath: [SourceKey: SourceOutcome]]>

  /// Creates a memory of nothing.
  package init() {
    files = EditedFiles()
    sources = Mutex([:])
  }

  /// Creates a memory like another one, of which it tells nobody what it reads, but for one file.
  init(like other: FileMemory, editing path: FilePath, _ text: [UInt8]) {
    files = EditedFiles(like: other.files)
    var known = other.sources.withLock { $0 }
    known[path] = nil
    sources = Mutex(known)
    files.edit(path, text)
  }

  /// How often anything has changed.
  package var changes: Int { files.changes }

  /// Returns a file's text where it is edited.
  package func text(of path: FilePath) -> [UInt8]? { files.text(of: path) }

  /// Gives a file a text in the place of what is on the disk; nil takes it away again.
  package func edit(_ path: FilePath, _ text: [UInt8]?) {
    sources.withLock { sources in
      files.edit(path, text)
      sources[path] = nil
    }
  }

  /// Forgets what was read, for files may have changed on the disk.
  package func forget() {
    sources.withLock { sources in
      files.noteChange()
      sources = [:]
    }
  }

  /// Returns what was read of a source, or reads it.
  func outcome(of path: FilePath, _ key: SourceKey, read: () -> SourceOutcome) -> SourceOutcome {
    let (known, changes) = sources.withLock { ($0[path]?[key], files.changes) }
    if let known { return known }
    let outcome = read()
    // What was read while something changed may be old by now, and is not kept.
    sources.withLock { sources in
      if files.changes == changes { sources[path, default: [:]][key] = outcome }
    }
    return outcome
  }
}
