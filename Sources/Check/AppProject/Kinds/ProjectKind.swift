/// A kind of project: the files that give it away, and which of them are read as projects.
///
/// A new kind is a folder with a type that conforms to this, and its line in `ProjectKinds`.
protocol ProjectKind: SendableMetatype {
  /// The sign of such a project on disk.
  static var marker: ProjectMarker { get }

  /// Returns the projects to read of all that a folder holds, in the order in which they are read.
  static func projects(among markers: FoundMarkers) -> [any Project]

  /// Returns the project to read where a user names a path, or nil where the path is of another kind.
  static func project(named path: FilePath, isFolder: Bool) -> (any Project)?

  /// Returns the folder beside a marker whose contents are read with it and not by themselves, or nil.
  static func folderReadAlong(with marker: FilePath) -> FilePath?

  /// The tool that makes an Xcode project from the marker, or nil where the marker is the project itself.
  static var generator: ProjectGenerator? { get }
}

extension ProjectKind {
  static func projects(among markers: FoundMarkers) -> [any Project] { [] }

  static func project(named path: FilePath, isFolder: Bool) -> (any Project)? { nil }

  static func folderReadAlong(with marker: FilePath) -> FilePath? { nil }

  static var generator: ProjectGenerator? { nil }
}

/// A project on disk that can be read.
protocol Project {
  /// Where it is; the same path is read once.
  var path: FilePath { get }
  /// The folder that paths in the inventory count from if nothing but this project is read.
  var root: FilePath { get }

  /// Returns what the project states, after reporting what can't be read.
  func read(in context: ReadingContext) -> ReadProject
}

extension Project {
  var root: FilePath { path.folder }
}

/// A tool that makes the Xcode project from a description, where the project itself is not checked in.
struct ProjectGenerator {
  /// Whether the description is read where there is no project.
  let isRead: Bool
  /// What to do before checking, by the path of the description.
  let advice: @Sendable (String) -> String
}
