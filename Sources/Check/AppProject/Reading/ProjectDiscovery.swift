/// What a folder holds that can be read: projects, packages and Info.plists.
struct ProjectDiscovery {
  /// Folders in which tools keep copies of an app's configuration for their platforms.
  private static let copies: Set<Substring> = ["android", "platforms", "www"]

  /// The Xcode projects, sorted.
  private(set) var projects: [FilePath] = []
  /// The projects that a tool makes anew and that hold no project file now, sorted.
  private(set) var emptyProjects: [FilePath] = []
  /// The manifests of Swift packages, sorted.
  private(set) var manifests: [FilePath] = []
  /// The specifications of projects that lie beside no project, those nearest to the folder first.
  private(set) var specifications: [FilePath] = []
  /// The manifests of Tuist that lie beside no project, sorted.
  private(set) var tuistManifests: [FilePath] = []
  /// The files that may describe apps of Cordova which have no project yet, sorted.
  private(set) var cordovaApps: [FilePath] = []
  /// The folders that may hold apps of Expo which have no project yet, sorted.
  private(set) var expoApps: [FilePath] = []
  /// The files that may describe plug-ins of Cordova, those of apps left out, sorted.
  private(set) var cordovaPlugIns: [FilePath] = []
  /// The specifications of libraries for CocoaPods, whether a project brings them or not, sorted.
  private(set) var podspecs: [FilePath] = []
  /// The Info.plists by their names, whether a project uses them or not, sorted.
  private(set) var infoPlists: [FilePath] = []

  /// The files from which tools make a project, sorted.
  private(set) var generated: [FilePath] = []

  /// Looks through a folder.
  init(below folder: FilePath, folders: FolderChoice, problems: InputProblems) {
    var walk = FolderWalk(followsLinks: false, enters: folders.isEntered)
    var found: [FilePath] = []
    walk.visit(folder) { path, isFolder in
      if ProjectDiscovery.isReadable(path, isFolder: isFolder) { found.append(path) }
    }
    for path in walk.unreadable {
      problems.report(.warning, "This folder can't be opened; check its permissions.", in: path)
    }
    if walk.isCut {
      problems.report(
        .warning, "There are too many files below this folder; some were not looked at.", in: folder)
    }
    sort(found, below: folder, folders: folders)
  }

  private mutating func sort(_ found: [FilePath], below folder: FilePath, folders: FolderChoice) {
    // The plug-ins of an app of Cordova are read with the app.
    let plugIns = found.filter { $0.name == "config.xml" }.map { $0.folder.appending("plugins") }
    let found = found.filter { path in
      folders.includesDependencies || !plugIns.contains(where: path.isInside)
    }.sorted()
    let named = found.filter { $0.pathExtension == "xcodeproj" && folders.isRead(project: $0) }
    projects = named.filter { FileBytes.isFile($0.appending("project.pbxproj")) }
    emptyProjects = named.filter { !FileBytes.isFile($0.appending("project.pbxproj")) }
    manifests = found.filter { $0.name == "Package.swift" }
    let made = Set(projects.map(\.folder))
    specifications = found.filter {
      ProjectGenerator(fileNamed: $0.name) == .xcodeGen && !made.contains($0.folder)
    }
    .sorted { ($0.components.count, $0) < ($1.components.count, $1) }
    tuistManifests = found.filter {
      ProjectGenerator(fileNamed: $0.name) == .tuist && !made.contains($0.folder)
    }
    cordovaApps = found.filter { path in
      path.name == "config.xml" && !projects.contains { $0.isInside(path.folder) || path.isInside($0.folder) }
        && !Self.isCopy(path, below: folder)
    }
    expoApps = found.filter { $0.name == "app.json" }.map(\.folder).filter { folder in
      !projects.contains { $0.isInside(folder) }
    }
    cordovaPlugIns = found.filter {
      $0.name == "plugin.xml" && $0.folder.name != "tests" && $0.folder.folder.name != "plugins"
    }
    generated = found.filter {
      ProjectGenerator(fileNamed: $0.name) != nil && !Self.isCopy($0, below: folder)
    }
    podspecs = found.filter { $0.pathExtension == "podspec" }
    infoPlists = found.filter { $0.pathExtension == "plist" }
  }

  private static func isCopy(_ path: FilePath, below folder: FilePath) -> Bool {
    !copies.isDisjoint(with: path.relative(to: folder).split(separator: "/"))
  }

  private static func isReadable(_ path: FilePath, isFolder: Bool) -> Bool {
    if isFolder { return path.pathExtension == "xcodeproj" }
    return ["Package.swift", "app.json", "config.xml", "plugin.xml"].contains(path.name)
      || path.pathExtension == "podspec"
      || isInfoPlist(path)
      || ProjectGenerator(fileNamed: path.name) != nil
  }

  /// Names such as "Info.plist", "App-Info.plist" and "Info-Debug.plist".
  private static func isInfoPlist(_ path: FilePath) -> Bool {
    guard path.pathExtension == "plist" else { return false }
    let stem = path.stem.lowercased()
    return stem.hasSuffix("info") || stem.hasPrefix("info")
  }
}
