import PropertyLists

/// A project file (project.pbxproj) as the objects it states, with the paths of its files worked out.
struct ProjectDocument: Sendable {
  /// The `.xcodeproj`.
  let path: FilePath
  /// The folder from which the project's paths count: SRCROOT.
  let sourceRoot: FilePath
  /// The project file with its places.
  let file: PropertyListFile
  /// The project itself.
  let project: ProjectObject
  /// The paths of groups and files, by identifier; those inside an SDK or among build products have none.
  let paths: [String: FilePath]
  private let objects: [String: PropertyListNode.Entry]

  /// Creates a document from a project file, or returns nil where it holds no project.
  init?(path: FilePath, file: PropertyListFile) {
    let objects = file.root["objects"]?.entries ?? [:]
    guard let id = file.root["rootObject"]?.string, let node = objects[id]?.value else { return nil }
    self.path = path
    self.file = file
    self.objects = objects
    project = ProjectObject(id: id, kind: node["isa"]?.string ?? "", node: node)
    sourceRoot = path.folder.appending(node["projectDirPath"]?.string ?? "")
    paths = GroupPaths.paths(of: objects, mainGroup: node["mainGroup"]?.string, sourceRoot: sourceRoot)
  }

  /// Returns an object, or nil where the project names one that is not there.
  subscript(id: String?) -> ProjectObject? {
    guard let id, let node = objects[id]?.value else { return nil }
    return ProjectObject(id: id, kind: node["isa"]?.string ?? "", node: node)
  }

  /// Returns the objects that a list names, without those that are not there.
  func objects(_ field: String, of object: ProjectObject) -> [ProjectObject] {
    object.texts(field).compactMap { self[$0] }
  }

  /// The targets in the project's order.
  var targets: [ProjectObject] { objects("targets", of: project).filter { $0.kind.hasSuffix("Target") } }

  /// Returns the place where an object is declared.
  func origin(of object: ProjectObject) -> Site { file.origin(at: objects[object.id]?.keyOffset ?? 0) }
}

/// One object of a project file: a target, a group, a build phase.
struct ProjectObject: Sendable {
  /// The identifier by which other objects name it.
  let id: String
  /// What it is, such as "PBXNativeTarget".
  let kind: String
  /// Its fields.
  let node: PropertyListNode

  /// The text of a field, or nil.
  func text(_ field: String) -> String? { node[field]?.string }

  /// The texts of a list.
  func texts(_ field: String) -> [String] { node[field]?.elements.compactMap(\.string) ?? [] }
}

/// Works out where the groups and files of a project lie, from the group tree.
enum GroupPaths {
  /// Returns the paths by identifier; what lies in an SDK or among build products has none.
  static func paths(
    of objects: [String: PropertyListNode.Entry], mainGroup: String?, sourceRoot: FilePath
  ) -> [String: FilePath] {
    var paths: [String: FilePath] = [:]
    var seen: Set<String> = []
    // A list in place of recursion, and each group once: a damaged project may hold a group within itself.
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
