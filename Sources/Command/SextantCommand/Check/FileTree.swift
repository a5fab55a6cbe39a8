import LeanFoundation

/// A snapshot of the files below some paths, with their sizes and modification times.
struct FileTree: Equatable {
  /// Folders with build products or dependencies, which are ignored like hidden ones.
  private static let otherFolders: Set = ["DerivedData", "build", "node_modules"]

  /// The size and modification time of each file.
  private let files: [String: [Int]]

  /// Reads the files.
  init(below paths: [String]) {
    var files: [String: [Int]] = [:]
    for path in paths { Self.read(path, into: &files) }
    self.files = files
  }

  private static func read(_ path: String, into files: inout [String: [Int]]) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      files[path] = [Int(status.st_size), Int(time.tv_sec), Int(time.tv_nsec)]
    case S_IFDIR:
      guard let folder = opendir(path) else { return }
      defer { closedir(folder) }
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
          name.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
        }
        if name.hasPrefix("."), name != ".sextant.yml" { continue }
        if !otherFolders.contains(name) { read(path + "/" + name, into: &files) }
      }
    default: break
    }
  }
}
