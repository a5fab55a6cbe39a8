/// What a folder holds that can be read: projects, packages and Info.plists.
struct ProjectDiscovery {
  /// Folders in which tools keep copies of an app's config.xml for their platforms.
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

  /// The tools that make a project from what lies here, in the order of their files.
  private(set) var generators: [ProjectGenerator] = []

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
      $0.name == ProjectGenerator.xcodeGen.rawValue && !made.contains($0.folder)
    }
    .sorted { ($0.components.count, $0) < ($1.components.count, $1) }
    tuistManifests = found.filter {
      $0.name == ProjectGenerator.tuist.rawValue && !made.contains($0.folder)
    }
    cordovaApps = found.filter { path in
      path.name == "config.xml" && !projects.contains { $0.isInside(path.folder) || path.isInside($0.folder) }
        && Self.copies.isDisjoint(with: path.relative(to: folder).split(separator: "/"))
    }
    expoApps = found.filter { $0.name == "app.json" }.map(\.folder).filter { folder in
      !projects.contains { $0.isInside(folder) }
    }
    cordovaPlugIns = found.filter {
      $0.name == "plugin.xml" && $0.folder.name != "tests" && $0.folder.folder.name != "plugins"
    }
    generators = found.compactMap { ProjectGenerator(fileNamed: $0.name) }
    podspecs = found.filter { $0.pathExtension == "podspec" }
    infoPlists = found.filter { $0.pathExtension == "plist" }
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

/// A tool that makes the Xcode project from a description, where the project itself is not checked in.
enum ProjectGenerator: String, CaseIterable {
  case xcodeGen = "project.yml"
  case tuist = "Project.swift"
  case bazel = "MODULE.bazel"

  /// The generator whose description has that name, or nil.
  init?(fileNamed name: String) { self.init(rawValue: name) }

  /// Returns the generators whose descriptions lie in a folder.
  static func found(in folder: FilePath) -> [ProjectGenerator] {
    allCases.filter { FileBytes.isFile(folder.appending($0.rawValue)) }
  }

  /// Whether its description is read where there is no project.
  var isRead: Bool {
    switch self {
    case .xcodeGen, .tuist: true
    case .bazel: false
    }
  }

  /// What to do before checking.
  var advice: String {
    switch self {
    case .xcodeGen: "XcodeGen makes the project from project.yml; run \"xcodegen generate\" first"
    case .tuist: "Tuist makes the project from Project.swift; run \"tuist generate\" first"
    case .bazel: "Bazel builds this; have it generate an Xcode project first"
    }
  }
}
