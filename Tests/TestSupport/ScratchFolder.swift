package import Foundation

/// A folder that is there for the length of a test.
package struct ScratchFolder: ~Copyable, Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "sextant-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  package var path: String { url.path(percentEncoded: false) }

  /// Writes a file, with the folders that lead to it.
  package func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      print("a test left \(url.path(percentEncoded: false)) behind: \(error)")
    }
  }
}
