import Synchronization

/// Files on disk, some of which are replaced by unsaved texts.
final class EditedFiles: Sendable {
  private struct State {
    var texts: [FilePath: [UInt8]] = [:]
    var changes = 0
  }

  private let state = Mutex(State())

  /// Creates a set without unsaved texts, or with the current ones of another.
  init(like other: EditedFiles? = nil) {
    if let other { state.withLock { $0 = other.state.withLock { $0 } } }
  }

  /// Returns the unsaved text of a file; nil if there is none.
  func text(of path: FilePath) -> [UInt8]? { state.withLock { $0.texts[path] } }

  /// The number of changes so far.
  var changes: Int { state.withLock { $0.changes } }

  /// Sets the unsaved text of a file; nil removes it.
  func edit(_ path: FilePath, _ text: [UInt8]?) {
    state.withLock { state in
      state.texts[path] = text
      state.changes += 1
    }
  }

  /// Records that files on disk may have changed.
  func noteChange() { state.withLock { $0.changes += 1 } }

  /// Returns the unsaved text of a file, or its bytes on disk.
  func read(_ path: FilePath, limit: Int) throws(FileError) -> [UInt8] {
    guard let text = state.withLock({ $0.texts[path] }) else { return try FileBytes.read(path, limit: limit) }
    guard text.count <= limit else { throw .tooLarge(limit: limit) }
    return text
  }
}
