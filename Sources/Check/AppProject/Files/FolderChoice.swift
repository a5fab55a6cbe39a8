/// The selection of folders to search below the checked folder.
struct FolderChoice: Hashable, Sendable {
  /// Whether folders of package managers are searched.
  let includesDependencies: Bool

  /// The folders of build products.
  private static let products: Set<String> = ["build", "DerivedData"]
  private static let dependencies: Set<String> = [
    "Pods", "Carthage", "node_modules", "SourcePackages", "checkouts",
  ]
  /// The extensions of folders that contain nothing to read.
  private static let closedExtensions: Set<String> = [
    "app", "appex", "framework", "xcframework", "xcarchive", "xcassets", "xcodeproj", "xcworkspace",
    "playground", "lproj", "bundle", "dsym", "docc",
  ]

  /// Returns whether a folder is searched.
  func isEntered(_ path: FilePath) -> Bool {
    let name = path.name
    if name.hasPrefix(".") || Self.products.contains(name) { return false }
    if Self.dependencies.contains(name) { return includesDependencies }
    return !Self.closedExtensions.contains(path.pathExtension)
  }

  /// Returns whether a path in a project is in a folder of a package manager.
  func isDependency(_ path: FilePath, from root: FilePath) -> Bool {
    if includesDependencies { return false }
    let parts = path.relative(to: root).split(separator: "/")
    return parts.contains {
      Self.dependencies.contains(String($0)) || $0.hasPrefix(".") && $0 != ".." && $0 != "."
    }
  }

  /// Returns whether a project is read; the Pods project is a dependency by its name.
  func isRead(project: FilePath) -> Bool { includesDependencies || project.name != "Pods.xcodeproj" }
}
