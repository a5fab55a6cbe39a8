import Foundation
import TestSupport

/// The sources of the client library's modules.
enum LibrarySources {
  /// Returns the names of a module's files that contain a text outside of comments.
  static func files(of module: String = "Sextant", naming text: String) throws -> [String] {
    try files(of: module).filter { try code(of: $0).contains(text) }.map(\.lastPathComponent).sorted()
  }

  /// Returns the code of a file of the library without comments.
  static func code(of name: String) throws -> String {
    guard let file = try files(of: "Sextant").first(where: { $0.lastPathComponent == name }) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try code(of: file)
  }

  private static func files(of module: String) throws -> [URL] {
    let folder = RepositoryFolder.root.appending(path: try RepositoryFolder.sources(of: module))
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (walk?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    guard !files.isEmpty else { throw CocoaError(.fileNoSuchFile) }
    return files
  }

  private static func code(of file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }.joined(separator: "\n")
  }
}
