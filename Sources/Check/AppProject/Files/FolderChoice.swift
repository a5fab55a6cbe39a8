/// Which folders below the checked one are looked into.
struct FolderChoice: Hashable, Sendable {
  /// Whether dependencies are looked into: what package managers put into a project's folder.
  let includesDependencies: Bool

  /// What builds leave behind.
  private static let products: Set<String> = ["build", "DerivedData"]
  private static let dependencies: Set<String> = [
    "Pods", "Carthage", "node_modules", "SourcePackages", "checkouts",
  ]
  /// Folders that hold nothing to read, whatever their names.
  private static let closedExtensions: Set<String> = [
    "app", "appex", "framework", "xcframework", "xcarchive", "xcassets", "xcodeproj", "xcworkspace",
    "playground", "lproj", "bundle", "dsym", "docc",
  ]

  /// Whether a folder is looked into.
  func isEntered(_ path: FilePath) -> Bool {
    let name = path.name
    if name.hasPrefix(".") || Self.products.contains(name) { return false }
    if Self.dependencies.contains(name) { return includesDependencies }
    return !Self.closedExtensions.contains(path.pathExtension)
  }

  /// Whether a path that the project names leads to what a package manager brought.
  func isDependency(_ path: FilePath, from root: FilePath) -> Bool {
    if includesDependencies { return false }
    let parts = path.relative(to: root).split(separator: "/")
    return parts.contains {
      Self.dependencies.contains(String($0)) || $0.hasPrefix(".") && $0 != ".." && $0 != "."
    }
  }

  /// Whether a project is read; that of the pods is a dependency by its name.
  func isRead(project: FilePath) -> Bool { includesDependencies || project.name != "Pods.xcodeproj" }
}
