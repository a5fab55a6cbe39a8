/// Works out where the groups and files of a project lie, from the group tree.
enum GroupPaths {
  /// Returns the paths by identifier; what lies in an SDK or among build products has none.
  static func paths(
    of objects: [String: PropertyListNode.Entry], mainGroup: String?, sourceRoot: FilePath
  ) -> [String: FilePath] {
    var paths: [String: FilePath] = [:]
    var seen: Set<String> = []
    var pending: [(id: String, parent: FilePath?)] = mainGroup.map { [($0, sourceRoot)] } ?? []
    while let (id, parent) = pending.popLast() {
      guard seen.insert(id).inserted, let node = objects[id]?.value else { continue }
      let path = path(of: node, parent: parent, sourceRoot: sourceRoot)
      paths[id] = path
      for child in node["children"]?.elements ?? [] {
        if let child = child.string { pending.append((child, path)) }
      }
    }
    return paths
  }

  private static func path(of node: PropertyListNode, parent: FilePath?, sourceRoot: FilePath) -> FilePath? {
    let path = node["path"]?.string ?? ""
    return switch node["sourceTree"]?.string ?? "<group>" {
    case "<group>": parent?.appending(path)
    case "SOURCE_ROOT": sourceRoot.appending(path)
    case "<absolute>": path.hasPrefix("/") ? FilePath(path) : nil
    default: nil
    }
  }
}
