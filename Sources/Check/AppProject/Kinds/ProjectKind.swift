/// A kind of project, which is detected by marker files.
///
/// To add a kind, add a folder with a conforming type, and a line in `ProjectKinds`.
protocol ProjectKind: SendableMetatype {
  /// The marker of such a project.
  static var marker: ProjectMarker { get }

  /// Returns the projects to read in a folder with some markers, in order.
  static func projects(among markers: FoundMarkers) -> [any Project]

  /// Returns the project at a path that a user names; nil if the path is of another kind.
  static func project(named path: FilePath, isFolder: Bool) -> (any Project)?

  /// Returns the folder beside a marker whose contents are read only together with it; nil if there
  /// is none.
  static func folderReadAlong(with marker: FilePath) -> FilePath?

  /// The tool that generates an Xcode project from the marker; nil if the marker is the project
  /// itself.
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
  /// The path, which identifies the project.
  var path: FilePath { get }
  /// The folder to which paths in the inventory are relative if only this project is read.
  var root: FilePath { get }

  /// Reads the project, and reports what can't be read.
  func read(in context: ReadingContext) -> ReadProject
}

extension Project {
  var root: FilePath { path.folder }
}

/// A tool that generates an Xcode project from a description.
struct ProjectGenerator {
  /// Whether the description is read if the project doesn't exist.
  let isRead: Bool
  /// Advice on what to do before checking, for the path of the description.
  let advice: @Sendable (String) -> String
}
