import Foundation

/// Walks down a folder, each folder once, links to folders followed or not.
struct FolderWalk {
  /// The deepest nesting and the most files that are looked at.
  static let deepest = 48
  static let largest = 400_000

  /// What identifies a folder however it is reached.
  private struct Identity: Hashable {
    let device: UInt64
    let number: UInt64

    init?(_ path: FilePath) {
      var status = stat()
      guard stat(path.description, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  /// Whether links to folders are followed; links to files always are.
  let followsLinks: Bool
  /// Whether a folder is entered.
  let enters: (FilePath) -> Bool
  private var seen: Set<Identity> = []
  /// How many entries were met.
  private(set) var count = 0
  /// The folders that could not be listed.
  private(set) var unreadable: [FilePath] = []

  init(followsLinks: Bool, enters: @escaping (FilePath) -> Bool) {
    self.followsLinks = followsLinks
    self.enters = enters
  }

  /// Whether something was left out because there was too much.
  var isCut: Bool { count > FolderWalk.largest }

  /// Visits the files and folders below a folder in the order of their paths' components.
  mutating func visit(_ folder: FilePath, _ body: (FilePath, _ isFolder: Bool) -> Void) {
    var pending = [(folder, 0)]
    while let (folder, depth) = pending.popLast(), !isCut {
      guard let identity = Identity(folder), seen.insert(identity).inserted else { continue }
      guard let entries = FolderListing.entries(of: folder) else {
        unreadable.append(folder)
        continue
      }
      count += entries.count
      var folders: [FilePath] = []
      for entry in entries {
        let path = folder.appending(entry.name)
        guard let isFolder = isFolder(entry, path) else { continue }
        body(path, isFolder)
        if isFolder, depth < FolderWalk.deepest, enters(path) { folders.append(path) }
      }
      pending.append(contentsOf: folders.reversed().map { ($0, depth + 1) })
    }
  }

  /// Whether an entry is a folder to enter, or a file; nil for what is neither.
  private func isFolder(_ entry: FolderListing.Entry, _ path: FilePath) -> Bool? {
    switch entry.kind {
    case .file: false
    case .folder: true
    case .symbolicLink: FileBytes.isFile(path) ? false : followsLinks && FileBytes.isFolder(path) ? true : nil
    case .other: nil
    }
  }
}
