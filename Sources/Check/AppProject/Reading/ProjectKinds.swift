/// All kinds of project, in the order in which a folder's projects are read.
enum ProjectKinds {
  static let all: [any ProjectKind.Type] = [
    // Of libraries with the same name that several projects bring, the one that was read first counts.
    XcodeProject.self,
    XcodeWorkspace.self,
    XcodeGenProject.self,
    SwiftPackage.self,
    Tuist.self,
    Bazel.self,
    Capacitor.self,
    Cordova.self,
    ExpoProject.self,
    // These take what no project above accounts for, first Info.plists, then the code of libraries.
    InfoPlists.self,
    PodLibraries.self,
    // Takes any folder that is named, and so comes behind the kinds whose projects are folders.
    ProjectFolder.self,
  ]

  /// Returns the project at a path that a user names, or nil where nothing there can be read as one.
  static func project(named path: FilePath, isFolder: Bool) -> (any Project)? {
    all.lazy.compactMap { $0.project(named: path, isFolder: isFolder) }.first
  }

  /// Returns the tool that makes an Xcode project from a file.
  static func generator(from path: FilePath) -> ProjectGenerator? {
    all.lazy.filter { $0.marker.matches(path, isFolder: false) }.compactMap { $0.generator }.first
  }

  /// Returns the files in a folder from which tools make an Xcode project.
  static func descriptions(in folder: FilePath) -> [FilePath] {
    all.filter { $0.generator != nil }.flatMap { $0.marker.fileNames }.map(folder.appending)
      .filter(FileBytes.isFile)
  }
}
