package import AppProject
import BinaryReading
import LeanFoundation

/// Reads built products: apps, archives, frameworks and libraries.
package struct BuiltProductReader: Sendable {
  private static let folderExtensions: Set<String> = [
    "app", "appex", "framework", "xcframework", "xcarchive",
  ]
  private static let fileExtensions: Set<String> = ["a", "dylib"]
  private static let archiveExtensions: Set<String> = ["ipa", "zip"]

  /// A function for showing progress, which is called from any thread with a short text.
  package let progress: @Sendable (String) -> Void

  package init(progress: @escaping @Sendable (String) -> Void = { _ in }) { self.progress = progress }

  /// Returns whether a path has the extension of a built product.
  package static func reads(_ path: String) -> Bool {
    let known = folderExtensions.union(fileExtensions).union(archiveExtensions)
    return known.contains(URL(filePath: path).pathExtension.lowercased())
  }

  /// Returns whether a path has the extension of an archive, whose files can't be opened directly.
  package static func isArchive(_ path: String) -> Bool {
    archiveExtensions.contains(URL(filePath: path).pathExtension.lowercased())
  }

  /// Reads an `.ipa` or another zip archive, an `.app`, an `.xcarchive`, a `.framework`, an
  /// `.xcframework` or a library.
  ///
  /// Paths in the inventory are relative to the product or archive, or to the folder that contains
  /// a library.
  /// - Throws: `UnreadableInput` if nothing at the path can be read.
  package func read(_ path: String) throws(UnreadableInput) -> ProjectInventory {
    let url = URL(filePath: path)
    let files: any ProductFiles
    do {
      files = try Self.files(at: url)
    } catch {
      throw UnreadableInput(path: path, reason: error.reason)
    }
    let inventory = BuiltProductInventory.inventory(
      of: files, productName: url.lastPathComponent, progress: progress)
    guard !inventory.targets.isEmpty || !inventory.problems.isEmpty else {
      throw UnreadableInput(
        path: path, reason: "there is no app, extension, framework or library in it; build the product again")
    }
    return inventory
  }

  private static func files(at url: URL) throws(BinaryError) -> any ProductFiles {
    let path = FilePath(url.path(percentEncoded: false))
    let isFolder = FileBytes.isFolder(path)
    guard isFolder || FileBytes.isFile(path) else { throw BinaryError("there is no such file or folder") }
    let wantsFolder = folderExtensions.contains(url.pathExtension.lowercased())
    guard wantsFolder == isFolder else {
      throw BinaryError(
        "this should be \(wantsFolder ? "a folder" : "a file") by its name; build the product again")
    }
    if isFolder { return try FolderFiles(url) }
    let isArchive = archiveExtensions.contains(url.pathExtension.lowercased())
    return isArchive ? try ArchiveFiles(url) : SingleFile(url)
  }
}
