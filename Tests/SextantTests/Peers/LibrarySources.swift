import Foundation

/// The sources of the client library.
enum LibrarySources {
  /// The files of the module that have a text outside of comments, by name.
  static func files(naming text: String) throws -> [String] {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/Sextant").standardized
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (walk?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    guard !files.isEmpty else { throw CocoaError(.fileNoSuchFile) }
    return try files.filter { try code(of: $0).contains(text) }.map(\.lastPathComponent).sorted()
  }

  private static func code(of file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }.joined(separator: "\n")
  }
}
