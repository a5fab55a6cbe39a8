import LeanFoundation

/// Lists a folder by system calls.
enum FolderListing {
  /// The kind of an entry.
  enum Kind: String, Sendable {
    case file
    case folder
    case symbolicLink
    /// A pipe, a socket or a device.
    case other
  }

  /// One entry of a folder.
  struct Entry: Hashable, Sendable {
    let name: String
    /// The kind of the entry; links aren't followed.
    let kind: Kind
  }

  /// Returns the entries of a folder, sorted by name; nil if it can't be opened.
  static func entries(of folder: FilePath) -> [Entry]? {
    let entries = listed(folder)
    FileTrace.current?.add(FileAnswer(entries), to: FileQuestion(.entries, of: folder))
    return entries
  }

  /// Adds the destination of a symbolic link to the current trace, because it decides which folders are the same.
  static func noteDestination(of link: FilePath) {
    guard let trace = FileTrace.current else { return }
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(link.description, &bytes, bytes.count)
    let destination = count < 0 ? "none" : String(decoding: bytes[..<count], as: UTF8.self)
    trace.add(FileAnswer(destination), to: FileQuestion(.link, of: link))
  }

  private static func listed(_ folder: FilePath) -> [Entry]? {
    guard let stream = opendir(folder.description) else { return nil }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let item = readdir(stream) {
      let name = withUnsafePointer(to: &item.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      entries.append(Entry(name: name, kind: kind(of: Int(item.pointee.d_type), at: folder.appending(name))))
    }
    return entries.sorted { $0.name < $1.name }
  }

  private static func kind(of type: Int, at path: FilePath) -> Kind {
    switch type {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return .symbolicLink
    case Int(DT_UNKNOWN):
      // Some file systems report the kind only through a call for each file.
      var status = stat()
      guard lstat(path.description, &status) == 0 else { return .other }
      return kind(ofMode: status.st_mode)
    default: return .other
    }
  }

  private static func kind(ofMode mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .symbolicLink
    default: .other
    }
  }
}

/// Walks a folder recursively, visiting each folder once, with or without following links.
struct FolderWalk {
  /// The maximum depth and number of files.
  static let deepest = 48
  static let largest = 400_000

  /// The identity of a folder, which detects cycles of links.
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
  /// Returns whether to enter a folder.
  let enters: (FilePath) -> Bool
  private var seen: Set<Identity> = []
  /// The number of entries visited.
  private(set) var count = 0
  /// The folders that could not be listed.
  private(set) var unreadable: [FilePath] = []

  init(followsLinks: Bool, enters: @escaping (FilePath) -> Bool) {
    self.followsLinks = followsLinks
    self.enters = enters
  }

  /// Whether the walk ended early because there were too many entries.
  var isCut: Bool { count > FolderWalk.largest }

  /// Visits the files and folders below a folder, ordered by the components of their paths.
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
      // The last element is visited next, so the order is reversed.
      pending.append(contentsOf: folders.reversed().map { ($0, depth + 1) })
    }
  }

  /// Returns true for a folder to enter, false for a file, and nil for anything else.
  private func isFolder(_ entry: FolderListing.Entry, _ path: FilePath) -> Bool? {
    switch entry.kind {
    case .file: false
    case .folder: true
    case .symbolicLink: isFolder(link: path)
    case .other: nil
    }
  }

  private func isFolder(link: FilePath) -> Bool? {
    switch FileBytes.kind(of: link) {
    case .file: return false
    case .folder where followsLinks:
      FolderListing.noteDestination(of: link)
      return true
    case .folder, .other, .missing: return nil
    }
  }
}
