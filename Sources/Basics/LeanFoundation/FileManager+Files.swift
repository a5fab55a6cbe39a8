extension FileManager {
  /// Returns the paths of all files below a folder, relative to it and in order, without links and what they lead to.
  package func regularFiles(below folder: String) throws -> [String] {
    try subpathsOfDirectory(atPath: folder).filter { path in
      try attributesOfItem(atPath: "\(folder)/\(path)")[.type] as? FileAttributeType == .typeRegular
    }.sorted()
  }

  /// Returns the size of a file in bytes.
  package func size(ofFile path: String) throws -> Int {
    (try attributesOfItem(atPath: path)[.size] as? UInt).map { Int(clamping: $0) } ?? 0
  }
}
