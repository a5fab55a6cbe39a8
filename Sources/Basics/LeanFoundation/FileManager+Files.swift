extension FileManager {
  /// Returns the paths of the files below a folder, relative to it and in order.
  ///
  /// Links are not followed, and folders in it that can't be read are skipped. If there are more files than
  /// the limit, the search ends, and at least one more than the limit is returned.
  package func regularFiles(below folder: String, limit: Int = .max) throws -> [String] {
    var files: [String] = []
    var folders: [String] = []
    func take(_ names: [String], below parent: String) {
      for name in names {
        let path = parent + name
        switch (try? attributesOfItem(atPath: "\(folder)/\(path)"))?[.type] as? FileAttributeType {
        case .typeRegular?: files.append(path)
        case .typeDirectory?: folders.append(path + "/")
        default: break
        }
      }
    }
    take(try contentsOfDirectory(atPath: folder), below: "")
    while files.count <= limit, let next = folders.popLast() {
      take((try? contentsOfDirectory(atPath: "\(folder)/\(next)")) ?? [], below: next)
    }
    return files.sorted()
  }

  /// Returns the size of a file in bytes.
  package func size(ofFile path: String) throws -> Int {
    (try attributesOfItem(atPath: path)[.size] as? UInt).map { Int(clamping: $0) } ?? 0
  }
}
