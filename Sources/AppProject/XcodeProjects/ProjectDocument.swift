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

  /// The project's name, which is that of its folder.
  var name: String { path.stem }

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
  func origin(of object: ProjectObject) -> Origin { file.origin(at: objects[object.id]?.keyOffset ?? 0) }
}
