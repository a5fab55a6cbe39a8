import AppProject
import JSONRPC
import LeanFoundation

/// A file of a project with unsaved contents of an editor, which replace those on disk.
struct UnsavedFile {
  let path: FilePath
  /// The contents.
  let bytes: [UInt8]

  /// Reads the contents for a file from standard input.
  ///
  /// - Throws: An error if the file doesn't exist, because a project contains only existing files.
  init(_ path: String, reading read: () -> Data?) throws(CommandFailure) {
    self.path = CheckRequest.path(path)
    guard FileBytes.isFile(self.path) else {
      throw .invalidFile([
        "\(path): there is no such file; --stdin takes the contents of a file that a project has"
      ])
    }
    var bytes: [UInt8] = []
    while let piece = read() {
      bytes += piece
      // The readers of files have the same limit.
      guard bytes.count <= CheckedFolder.sizeLimit else {
        throw .invalidFile(["\(path): standard input has more than \(CheckedFolder.sizeLimit) bytes"])
      }
    }
    self.bytes = bytes
  }
}
