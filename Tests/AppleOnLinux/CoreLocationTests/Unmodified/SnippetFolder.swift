import Foundation
import TestSupport

/// A folder of Swift files like those of apps, with the expected messages of the compiler.
struct SnippetFolder {
  let files: [URL]

  init(_ name: String) throws {
    let folder = RepositoryFolder.root.appending(path: "Tests/Data/CoreLocation/\(name)")
    files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted {
        $0.path(percentEncoded: false) < $1.path(percentEncoded: false)
      }
    guard !files.isEmpty else { throw ToolError("no snippets in \(folder.path(percentEncoded: false))") }
  }

  /// Returns the messages that the snippets announce.
  func announced(languageMode: Int) throws -> [Diagnostic] {
    try files.flatMap { file in
      let source = try String(contentsOf: file, encoding: .utf8)
      return Diagnostic.announced(
        in: source, file: file.lastPathComponent, languageMode: languageMode)
    }.sorted()
  }

  /// Returns the compiler's messages for some of the files as one module.
  ///
  /// It compiles to SIL, which includes the checks of sendability.
  static func diagnostics(
    of files: [URL], languageMode: Int, flags: [String] = []
  ) throws -> [Diagnostic] {
    let folder = try ScratchFolder()
    let output = folder.url.appending(path: "Snippets.sil").path(percentEncoded: false)
    let mode = ["-swift-version", "\(languageMode)"]
    let arguments =
      ["-emit-sil", "-wmo", "-o", output, "-module-name", "Snippets"] + mode + flags
      + (try Toolchain.moduleFlags()) + files.map { $0.path(percentEncoded: false) }
    let (code, text) = try Toolchain.run("swiftc", arguments)
    let diagnostics = Diagnostic.printed(in: text).sorted()
    guard code == 0 || diagnostics.contains(where: { $0.severity == "error" }) else {
      throw ToolError("swiftc ended with \(code): \(text)")
    }
    return diagnostics
  }
}
