import Foundation

/// Files of the repository that tests hold the code to.
enum RepositoryFile {
  /// Returns the bytes of a file, by its path from the root of the repository.
  static func data(_ path: String, testFile: String = #filePath) throws -> Data {
    var folder = URL(filePath: testFile).deletingLastPathComponent()
    while !FileManager.default.fileExists(
      atPath: folder.appending(path: "Package.swift").path(percentEncoded: false))
    {
      guard folder.path(percentEncoded: false) != "/" else { throw CocoaError(.fileNoSuchFile) }
      folder.deleteLastPathComponent()
    }
    return try Data(contentsOf: folder.appending(path: path))
  }
}
