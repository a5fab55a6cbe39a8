/// All kinds of projects, in the order in which those in a folder are read.
enum ProjectKinds {
  static let all: [any ProjectKind.Type] = [
    // If several projects contain libraries with the same name, the first one read counts.
    XcodeProject.self,
    XcodeWorkspace.self,
    XcodeGenProject.self,
    SwiftPackage.self,
    Tuist.self,
    Bazel.self,
    Capacitor.self,
    Cordova.self,
    ExpoProject.self,
    ReactNative.self,
    // These handle what no project above contains: first Info.plists, then the code of libraries.
    InfoPlists.self,
    PodLibraries.self,
    // This accepts any folder, so it is after the kinds whose projects are folders.
    ProjectFolder.self,
  ]

  /// Returns the project at a path that a user names; nil if it isn't a project of any kind.
  static func project(named path: FilePath, isFolder: Bool) -> (any Project)? {
    all.lazy.compactMap { $0.project(named: path, isFolder: isFolder) }.first
  }

  /// Returns the tool that generates an Xcode project from a file.
  static func generator(from path: FilePath) -> ProjectGenerator? {
    all.lazy.filter { $0.marker.matches(path, isFolder: false) }.compactMap { $0.generator }.first
  }

  /// Returns the files in a folder from which tools generate an Xcode project.
  static func descriptions(in folder: FilePath) -> [FilePath] {
    all.filter { $0.generator != nil }.flatMap { $0.marker.fileNames }.map(folder.appending)
      .filter(FileBytes.isFile)
  }
}
