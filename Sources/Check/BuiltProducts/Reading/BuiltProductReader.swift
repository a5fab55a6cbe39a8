package import AppProject
import BinaryReading
import LeanFoundation

/// Reads what a build has made: an app, an archive of one, a framework or a library.
package struct BuiltProductReader: Sendable {
  private static let folderExtensions: Set<String> = [
    "app", "appex", "framework", "xcframework", "xcarchive",
  ]
  private static let fileExtensions: Set<String> = ["a", "dylib"]
  private static let archiveExtensions: Set<String> = ["ipa", "zip"]

  /// Called with a short text about what is being read, from any thread.
  package let progress: @Sendable (String) -> Void

  /// Creates a reader.
  package init(progress: @escaping @Sendable (String) -> Void = { _ in }) { self.progress = progress }

  /// Whether a path is named as something that a build makes.
  package static func reads(_ path: String) -> Bool {
    let known = folderExtensions.union(fileExtensions).union(archiveExtensions)
    return known.contains(URL(filePath: path).pathExtension.lowercased())
  }

  /// Whether a path is named as an archive, whose files nothing but a reader of archives can open.
  package static func isArchive(_ path: String) -> Bool {
    archiveExtensions.contains(URL(filePath: path).pathExtension.lowercased())
  }

  /// Reads an `.ipa` or another zip archive, an `.app`, an `.xcarchive`, a `.framework`, an `.xcframework` or a library.
  ///
  /// Paths in the inventory count from the product or the archive, or from the folder that holds a library.
  /// - Throws: `UnreadableInput` when nothing at the path can be read at all.
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
