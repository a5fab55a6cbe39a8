import Foundation

/// Lists one folder with plain system calls.
enum FolderListing {
  /// What an entry of a folder is.
  enum Kind: Hashable, Sendable {
    case file
    case folder
    case symbolicLink
    /// A pipe, a socket or a device.
    case other
  }

  /// One entry of a folder.
  struct Entry: Hashable, Sendable {
    /// The name.
    let name: String
    /// What it is; a link is not followed.
    let kind: Kind
  }

  /// Returns the entries of a folder by name; nil where it can't be opened.
  static func entries(of folder: FilePath) -> [Entry]? {
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
      // Some file systems tell only when asked about each file.
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
