import LeanFoundation

/// A package of the user, which is built and tested with the SDK.
struct ClientPackage {
  /// A limit on the number of parent folders to search, which no real path reaches.
  private static let highest = 64

  /// The folder that contains Package.swift.
  let folder: URL

  /// Finds the package as SwiftPM does, in the folder or a parent.
  init(path: String) throws(SDKError) {
    var folder = URL(filePath: path, directoryHint: .isDirectory).absoluteURL.standardizedFileURL
    for _ in 0..<Self.highest {
      if FolderWork.exists(folder.appending(path: "Package.swift")) {
        self.folder = folder
        return
      }
      if folder.pathComponents.count <= 1 { break }
      folder.deleteLastPathComponent()
    }
    throw .noPackage(path)
  }

  var path: String { folder.path(percentEncoded: false) }

  /// The scratch folder, which is separate from ordinary builds and in a folder that repositories
  /// ignore.
  var scratch: URL { folder.appending(path: ".build/sextant") }
}
