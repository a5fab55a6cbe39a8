import Synchronization

/// Files on the disk, some with texts that are being edited in their place.
final class EditedFiles: Sendable {
  private struct State {
    var texts: [FilePath: [UInt8]] = [:]
    var changes = 0
  }

  private let state = Mutex(State())

  /// Edits nothing, or what others edit at this moment.
  init(like other: EditedFiles? = nil) {
    if let other { state.withLock { $0 = other.state.withLock { $0 } } }
  }

  /// Returns a file's text where it is edited.
  func text(of path: FilePath) -> [UInt8]? { state.withLock { $0.texts[path] } }

  /// How often anything has changed.
  var changes: Int { state.withLock { $0.changes } }

  /// Gives a file a text in the place of what is on the disk; nil takes it away again.
  func edit(_ path: FilePath, _ text: [UInt8]?) {
    state.withLock { state in
      state.texts[path] = text
      state.changes += 1
    }
  }

  /// Notes that files may have changed on the disk.
  func noteChange() { state.withLock { $0.changes += 1 } }

  /// Returns the bytes of a file as it is edited, or on the disk.
  func read(_ path: FilePath, limit: Int) throws(FileError) -> [UInt8] {
    guard let text = state.withLock({ $0.texts[path] }) else { return try FileBytes.read(path, limit: limit) }
    guard text.count <= limit else { throw .tooLarge(limit: limit) }
    return text
  }
}
