/// The files or folders that identify a kind of project.
enum ProjectMarker {
  /// Files with one of these names.
  case fileNames([String])
  /// Files with an extension, which is in lower case.
  case fileExtension(String)
  /// Folders with an extension, which is in lower case.
  case folderExtension(String)
  /// None: such projects are read only if a user names them.
  case none

  /// Returns whether a file or folder is a marker.
  func matches(_ path: FilePath, isFolder: Bool) -> Bool {
    matches(name: path.name, extension: path.pathExtension, isFolder: isFolder)
  }

  /// Returns whether a file or folder with a name and a lowercase extension is a marker.
  func matches(name: String, extension pathExtension: String, isFolder: Bool) -> Bool {
    switch self {
    case .fileNames(let names): !isFolder && names.contains(name)
    case .fileExtension(let wanted): !isFolder && pathExtension == wanted
    case .folderExtension(let wanted): isFolder && pathExtension == wanted
    case .none: false
    }
  }

  /// The names of marker files, if they are fixed.
  var fileNames: [String] {
    switch self {
    case .fileNames(let names): names
    case .fileExtension, .folderExtension, .none: []
    }
  }
}

/// The markers of projects in a folder.
struct FoundMarkers {
  /// A file or folder that identifies a project.
  struct Marker {
    let path: FilePath
    let isFolder: Bool
  }

  /// Folders in which tools keep copies of an app's configuration for each platform.
  private static let copies: Set<Substring> = ["android", "platforms", "www"]

  private let folder: FilePath
  /// The markers, sorted by path.
  let all: [Marker]
  /// The Xcode projects, sorted.
  let xcodeProjects: [FilePath]
  /// The Xcode projects without a project file, sorted; a tool may have to generate it.
  let emptyXcodeProjects: [FilePath]

  /// Creates a set of the markers in a folder, in any order.
  init(in folder: FilePath, _ markers: [Marker], folders: FolderChoice) {
    self.folder = folder
    all = markers.sorted { $0.path < $1.path }
    let projects = all.filter {
      XcodeProjectFile.marker.matches($0.path, isFolder: $0.isFolder) && folders.isRead(project: $0.path)
    }
    .map(\.path)
    xcodeProjects = projects.filter { FileBytes.isFile(XcodeProjectFile.path(in: $0)) }
    emptyXcodeProjects = projects.filter { !FileBytes.isFile(XcodeProjectFile.path(in: $0)) }
  }

  /// Returns the paths of one kind of marker, sorted.
  func paths(_ marker: ProjectMarker) -> [FilePath] {
    all.filter { marker.matches($0.path, isFolder: $0.isFolder) }.map(\.path)
  }

  /// Returns whether there is an Xcode project in the same folder.
  func isBesideXcodeProject(_ path: FilePath) -> Bool {
    xcodeProjects.contains { $0.folder == path.folder }
  }

  /// Returns whether a file is a tool's copy for a platform.
  func isCopy(_ path: FilePath) -> Bool {
    !Self.copies.isDisjoint(with: path.relative(to: folder).split(separator: "/"))
  }
}

/// The file in an Xcode project bundle that defines the project.
enum XcodeProjectFile {
  static let marker = ProjectMarker.folderExtension("xcodeproj")

  /// Returns the path of the file within a project.
  static func path(in project: FilePath) -> FilePath { project.appending("project.pbxproj") }
}
