import LeanFoundation

/// Somebody's package, which is built and tested on the SDK.
struct ClientPackage {
  /// More folders than any real path has.
  private static let highest = 64

  /// The folder with the Package.swift.
  let folder: URL

  /// Finds the package as SwiftPM does: in the folder or above it.
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

  /// Where SwiftPM builds it: below the folder that packages ignore anyway, apart from their ordinary builds.
  var scratch: URL { folder.appending(path: ".build/sextant") }
}
