import Foundation

/// The repository that the tests were built from.
enum Repository {
  /// The root folder.
  static let root: URL = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.pathComponents.count > 1,
      !FileManager.default.fileExists(
        atPath: folder.appending(path: "Package.swift").path(percentEncoded: false))
    {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  /// Returns the absolute path of a file or folder.
  static func path(_ path: String) -> String { root.appending(path: path).path(percentEncoded: false) }

  /// Returns the text of a file.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
