import PropertyLists

/// A project file (project.pbxproj) as a set of objects, with the resolved paths of its files.
struct ProjectDocument: Sendable {
  /// The path of the `.xcodeproj`.
  let path: FilePath
  /// The folder to which the project's paths are relative (SRCROOT).
  let sourceRoot: FilePath
  /// The contents of the project file, with their places.
  let file: PropertyListFile
  /// The root object.
  let project: ProjectObject
  /// The paths of groups and files, by identifier; those in an SDK or among build products have
  /// none.
  let paths: [String: FilePath]
  private let objects: [String: PropertyListNode.Entry]

  /// Creates a document from a project file; nil if the file contains no project.
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

  /// Returns an object; nil if it doesn't exist.
  subscript(id: String?) -> ProjectObject? {
    guard let id, let node = objects[id]?.value else { return nil }
    return ProjectObject(id: id, kind: node["isa"]?.string ?? "", node: node)
  }

  /// Returns the existing objects in a list.
  func objects(_ field: String, of object: ProjectObject) -> [ProjectObject] {
    object.texts(field).compactMap { self[$0] }
  }

  /// The targets, in the order of the project.
  var targets: [ProjectObject] { objects("targets", of: project).filter { $0.kind.hasSuffix("Target") } }

  /// Returns the place where an object is declared.
  func origin(of object: ProjectObject) -> Site { file.origin(at: objects[object.id]?.keyOffset ?? 0) }
}

/// An object of a project file, such as a target, a group or a build phase.
struct ProjectObject: Sendable {
  /// The identifier that other objects use.
  let id: String
  /// The class, such as "PBXNativeTarget".
  let kind: String
  /// The fields.
  let node: PropertyListNode

  /// Returns the text of a field, or nil.
  func text(_ field: String) -> String? { node[field]?.string }

  /// Returns the texts of a list.
  func texts(_ field: String) -> [String] { node[field]?.elements.compactMap(\.string) ?? [] }
}

/// Resolves the paths of groups and files from the group tree.
enum GroupPaths {
  /// Returns the paths by identifier; files in an SDK or among build products have none.
  static func paths(
    of objects: [String: PropertyListNode.Entry], mainGroup: String?, sourceRoot: FilePath
  ) -> [String: FilePath] {
    var paths: [String: FilePath] = [:]
    var seen: Set<String> = []
    // A stack replaces recursion, and each group is visited once, because a damaged project may
    // contain cycles.
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
