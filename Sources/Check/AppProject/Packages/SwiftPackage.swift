/// A Swift package.
struct SwiftPackage: ProjectKind, Project {
  static let marker = ProjectMarker.fileNames(["Package.swift"])

  /// The path of the manifest.
  let path: FilePath

  /// Returns the path of a package's manifest.
  static func manifest(in folder: FilePath) -> FilePath { folder.appending("Package.swift") }

  static func projects(among markers: FoundMarkers) -> [any Project] {
    markers.paths(marker).map { SwiftPackage(path: $0) }
  }

  static func project(named path: FilePath, isFolder: Bool) -> (any Project)? {
    marker.matches(path, isFolder: isFolder) ? SwiftPackage(path: path) : nil
  }

  func read(in context: ReadingContext) -> ReadProject {
    context.show(path)
    guard let package = PackageReader(context.files, folders: context.folders).package(at: path) else {
      return ReadProject()
    }
    return ReadProject(
      contents: ProjectContents(targets: package.targets, products: package.products),
      references: package.localPackages.map(Self.manifest) + Checkouts.manifests(in: path.folder))
  }
}
