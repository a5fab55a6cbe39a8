package import Foundation

/// A folder that exists for the duration of a test.
package struct ScratchFolder: ~Copyable, Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "sextant-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  package var path: String { url.path(percentEncoded: false) }

  /// Writes a file, creating intermediate folders.
  package func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Writes an executable shell script to the folder.
  ///
  /// Another process writes it, because a program can't be run while any process has it open for writing, and processes
  /// that other tests start at this moment would inherit the descriptor.
  package func writeProgram(_ script: String, to path: String) throws {
    let writing = #"mkdir -p "$(dirname "$FILE")" && printf %s "$SCRIPT" > "$FILE" && chmod 755 "$FILE""#
    let (code, text) = try Program(at: URL(filePath: "/bin/sh")).run(
      ["-c", writing], environment: ["FILE": "\(self.path)/\(path)", "SCRIPT": script])
    guard code == 0 else { throw CocoaError(.fileWriteUnknown, userInfo: [NSDebugDescriptionErrorKey: text]) }
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      print("a test left \(url.path(percentEncoded: false)) behind: \(error)")
    }
  }
}
