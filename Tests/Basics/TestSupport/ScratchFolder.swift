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

  /// Writes a shell script into the folder that can be run as a program.
  ///
  /// Another process writes it: a program can't be run while any process has it open to write, and those that other
  /// tests start at this moment would inherit what this one has open.
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
