/// Finds source code that package managers have checked out into a folder.
enum Checkouts {
  /// The maximum depth of a project in a checkout.
  private static let deepest = 2

  /// Returns the projects of the libraries that Carthage has checked out, sorted.
  static func projects(in folder: FilePath) -> [FilePath] {
    names(in: folder.appending("Carthage/Checkouts")).flatMap { projects(below: $0, depth: 1) }
  }

  /// Returns the manifests of the packages that Xcode or SwiftPM has checked out, sorted.
  static func manifests(in folder: FilePath) -> [FilePath] {
    ["SourcePackages/checkouts", ".build/checkouts", "Tuist/.build/checkouts"].flatMap {
      names(in: folder.appending($0))
    }
    .map { $0.appending("Package.swift") }
  }

  private static func names(in folder: FilePath) -> [FilePath] {
    (FolderListing.entries(of: folder) ?? []).filter { $0.kind == .folder || $0.kind == .symbolicLink }
      .map { folder.appending($0.name) }
  }

  private static func projects(below folder: FilePath, depth: Int) -> [FilePath] {
    let inside = names(in: folder)
    let projects = inside.filter { $0.pathExtension == "xcodeproj" }
    if !projects.isEmpty || depth >= deepest { return projects }
    return inside.flatMap { Self.projects(below: $0, depth: depth + 1) }
  }
}
