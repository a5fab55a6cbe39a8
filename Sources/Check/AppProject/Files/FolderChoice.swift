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

  /// The folders in which the maker of an SDK shows how it is used.
  private static let samples: Set<String> = ["sample", "samples", "example", "examples", "demo", "demos"]

  /// Returns whether a folder contains the sample apps of another maker's SDK: it is inside a folder
  /// whose name is that of a release, such as "MapSDK-1.23.3", or of an SDK, or it belongs to a library that was copied
  /// into an app.
  func isSample(ofSDK path: FilePath, below root: FilePath) -> Bool {
    guard !includesDependencies, Self.samples.contains(path.name.lowercased()) else { return false }
    if Self.isCopied(library: path.folder, below: root) { return true }
    return path.relative(to: root).split(separator: "/").dropLast().contains { part in
      part.hasSuffix("SDK") || Self.namesRelease(part)
    }
  }

  /// Returns whether a folder is a whole library below a folder with an app's project; one of several packages for
  /// Flutter or React Native is the project's own.
  private static func isCopied(library: FilePath, below root: FilePath) -> Bool {
    guard library != root, let names = FolderListing.entries(of: library)?.map(\.name),
      names.contains(where: { $0.hasSuffix(".podspec") }), names.contains("LICENSE"),
      !names.contains("package.json"), !names.contains("pubspec.yaml")
    else { return false }
    return FolderListing.entries(of: root)?.contains { $0.name.hasSuffix(".xcodeproj") } ?? false
  }

  /// Returns whether a name ends with a version of at least two numbers.
  private static func namesRelease(_ name: Substring) -> Bool {
    let version = name.reversed().prefix { $0.isASCII && $0.isNumber || $0 == "." }
    let numbers = version.split(separator: ".", omittingEmptySubsequences: false)
    guard numbers.count >= 2, numbers.allSatisfy({ !$0.isEmpty }), version.count < name.count else {
      return false
    }
    return "-_ v".contains(name.dropLast(version.count).last ?? "a")
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
