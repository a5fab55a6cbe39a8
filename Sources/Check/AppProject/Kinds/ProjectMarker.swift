/// The sign of a kind of project on disk.
enum ProjectMarker {
  /// Files with one of these names.
  case fileNames([String])
  /// Files with an extension, in lower case.
  case fileExtension(String)
  /// Folders with an extension, in lower case.
  case folderExtension(String)
  /// None: such projects are read only where they are named.
  case none

  /// Whether a file or folder is such a sign.
  func matches(_ path: FilePath, isFolder: Bool) -> Bool {
    matches(name: path.name, extension: path.pathExtension, isFolder: isFolder)
  }

  /// Whether a file or folder with a name, and with an extension in lower case, is such a sign.
  func matches(name: String, extension pathExtension: String, isFolder: Bool) -> Bool {
    switch self {
    case .fileNames(let names): !isFolder && names.contains(name)
    case .fileExtension(let wanted): !isFolder && pathExtension == wanted
    case .folderExtension(let wanted): isFolder && pathExtension == wanted
    case .none: false
    }
  }

  /// The names of files that are such a sign, as far as they are fixed.
  var fileNames: [String] {
    switch self {
    case .fileNames(let names): names
    case .fileExtension, .folderExtension, .none: []
    }
  }
}

/// The markers of projects that a folder holds.
struct FoundMarkers {
  /// A file or folder that is a sign of a project.
  struct Marker {
    let path: FilePath
    let isFolder: Bool
  }

  /// Folders in which tools keep copies of an app's configuration for their platforms.
  private static let copies: Set<Substring> = ["android", "platforms", "www"]

  private let folder: FilePath
  /// The markers, by path.
  let all: [Marker]
  /// The Xcode projects, sorted.
  let xcodeProjects: [FilePath]
  /// The Xcode projects that hold no project file, as those that a tool makes anew may, sorted.
  let emptyXcodeProjects: [FilePath]

  /// Takes the markers in a folder, in any order.
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

  /// Returns the paths of one sort of marker, sorted.
  func paths(_ marker: ProjectMarker) -> [FilePath] {
    all.filter { marker.matches($0.path, isFolder: $0.isFolder) }.map(\.path)
  }

  /// Whether an Xcode project lies in the same folder.
  func isBesideXcodeProject(_ path: FilePath) -> Bool {
    xcodeProjects.contains { $0.folder == path.folder }
  }

  /// Whether a tool keeps the file as a copy for one of its platforms.
  func isCopy(_ path: FilePath) -> Bool {
    !Self.copies.isDisjoint(with: path.relative(to: folder).split(separator: "/"))
  }
}

/// The file within an Xcode project that states it.
enum XcodeProjectFile {
  static let marker = ProjectMarker.folderExtension("xcodeproj")

  /// Returns the path of the file within a project.
  static func path(in project: FilePath) -> FilePath { project.appending("project.pbxproj") }
}
