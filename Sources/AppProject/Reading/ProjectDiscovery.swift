/// What a folder holds that can be read: projects, packages and Info.plists.
struct ProjectDiscovery {
  /// The Xcode projects, sorted.
  private(set) var projects: [FilePath] = []
  /// The manifests of Swift packages, sorted.
  private(set) var manifests: [FilePath] = []
  /// The Info.plists by their names, whether a project uses them or not, sorted.
  private(set) var infoPlists: [FilePath] = []

  /// The tools that make a project from what lies here, in the order of their files.
  private(set) var generators: [ProjectGenerator] = []

  /// What builds leave behind.
  private static let products: Set<String> = ["build", "DerivedData"]
  /// What package managers put into a project's folder.
  private static let dependencies: Set<String> = [
    "Pods", "Carthage", "node_modules", "SourcePackages", "checkouts",
  ]
  /// Folders that hold nothing to read, whatever their names.
  private static let closedExtensions: Set<String> = [
    "app", "appex", "framework", "xcframework", "xcarchive", "xcassets", "xcodeproj", "xcworkspace",
    "playground",
    "lproj", "bundle", "dsym", "docc",
  ]

  /// Looks through a folder.
  init(below folder: FilePath, context: InputContext) {
    let includesDependencies = context.options.includesDependencies
    var walk = FolderWalk(followsLinks: false) {
      ProjectDiscovery.isEntered($0, includesDependencies: includesDependencies)
    }
    var found: [FilePath] = []
    walk.visit(folder) { path, isFolder in
      if ProjectDiscovery.isReadable(path, isFolder: isFolder) { found.append(path) }
    }
    for path in walk.unreadable {
      context.report(.warning, "This folder can't be opened; check its permissions.", in: path)
    }
    if walk.isCut {
      context.report(
        .warning, "There are too many files below this folder; some were not looked at.", in: folder)
    }
    sort(found, includesDependencies: includesDependencies)
  }

  private mutating func sort(_ found: [FilePath], includesDependencies: Bool) {
    let found = found.sorted()
    projects = found.filter {
      $0.pathExtension == "xcodeproj" && (includesDependencies || $0.name != "Pods.xcodeproj")
    }
    manifests = found.filter { $0.name == "Package.swift" }
    generators = found.compactMap { ProjectGenerator(fileNamed: $0.name) }
    infoPlists = found.filter { $0.pathExtension == "plist" }
  }

  private static func isReadable(_ path: FilePath, isFolder: Bool) -> Bool {
    if isFolder { return path.pathExtension == "xcodeproj" }
    return path.name == "Package.swift" || isInfoPlist(path) || ProjectGenerator(fileNamed: path.name) != nil
  }

  /// Names such as "Info.plist", "App-Info.plist" and "Info-Debug.plist".
  private static func isInfoPlist(_ path: FilePath) -> Bool {
    guard path.pathExtension == "plist" else { return false }
    let stem = path.stem.lowercased()
    return stem.hasSuffix("info") || stem.hasPrefix("info")
  }

  /// Whether a folder below the checked one is looked into.
  static func isEntered(_ path: FilePath, includesDependencies: Bool) -> Bool {
    let name = path.name
    if name.hasPrefix(".") || products.contains(name) { return false }
    if dependencies.contains(name) { return includesDependencies }
    return !closedExtensions.contains(path.pathExtension)
  }
}
