import Foundation

/// Files of the repository that tests hold the code to.
enum RepositoryFile {
  /// Returns the bytes of a file, by its path from the root of the repository.
  static func data(_ path: String) throws -> Data {
    try Data(contentsOf: root().appending(path: path))
  }

  /// Returns the absolute path of a file or folder, by its path from the root of the repository.
  static func path(_ path: String) throws -> String {
    try root().appending(path: path).path(percentEncoded: false)
  }

  private static func root(testFile: String = #filePath) throws -> URL {
    var folder = URL(filePath: testFile).deletingLastPathComponent()
    while !isRoot(folder) {
      guard folder.pathComponents.count > 1 else { throw CocoaError(.fileNoSuchFile) }
      folder.deleteLastPathComponent()
    }
    return folder
  }

  private static func isRoot(_ folder: URL) -> Bool {
    FileManager.default.fileExists(
      atPath: folder.appending(path: "Package.swift").path(percentEncoded: false))
  }
}
