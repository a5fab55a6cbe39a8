import AppProject
import LeanFoundation

/// A snapshot of the files below some paths, with their versions.
struct FileTree: Equatable {
  /// Folders with build products or dependencies, which are ignored like hidden ones.
  private static let otherFolders: Set = ["DerivedData", "build", "node_modules"]

  /// The version of each file, which changes when it is written.
  private let files: [String: String]

  /// Reads the files.
  init(below paths: [String]) {
    var files: [String: String] = [:]
    for path in paths { Self.read(path, into: &files) }
    self.files = files
  }

  private static func read(_ path: String, into files: inout [String: String]) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG: files[path] = status.version
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
