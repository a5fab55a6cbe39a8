import AppProject
import JSONRPC
import LeanFoundation

/// A file of a project as an editor has it, in the place of what is on the disk.
struct UnsavedFile {
  /// The file.
  let path: FilePath
  /// What it holds.
  let bytes: [UInt8]

  /// Takes what is on standard input for a file, as a path that was typed.
  ///
  /// - Throws: Where there is no such file: a project knows its files, and nothing would be said of another one.
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
      // The readers of files refuse more than this, too.
      guard bytes.count <= CheckedFolder.sizeLimit else {
        throw .invalidFile(["\(path): standard input has more than \(CheckedFolder.sizeLimit) bytes"])
      }
    }
    self.bytes = bytes
  }
}
