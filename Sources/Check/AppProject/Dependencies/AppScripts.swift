import LeanFoundation

/// The scripts of an app whose code is in Dart, JavaScript or TypeScript, beside its Xcode project.
struct AppScripts {
  private let files: [FilePath]
  private let permissionHandlerMacros: Set<String>?
  private let permissionHandler: PermissionHandlerVersion?
  private let geolocator: GeolocatorVersion?
  private let locationPlugIns: [PlugInPlace]
  private let packages: [DeclaredPackage]

  /// Folders beside an app's scripts that contain other code.
  private static let others: Set<String> = [
    "node_modules", "ios", "android", "platforms", "www", "build", "dist", "web", "server",
    "backend",
    "functions", "e2e", "__tests__", "__mocks__", "test", "tests", "coverage", "docs",
  ]

  /// The modules by which a `package.json` is that of an app for phones.
  private static let frameworks: Set<String> = [
    "react-native", "@capacitor/core", "@capacitor/ios", "@capacitor/geolocation",
  ]

  /// Finds the scripts of the app that an Xcode project builds, or would build if it were in the place of a folder.
  init(ofProjectAt project: FilePath, files: InputFiles) {
    let folder = project.folder
    let app = folder.folder
    if folder.name == "ios", FlutterPlugIns.isApp(app) {
      let plugIns = FlutterPlugIns(app: app, files: files, caches: [])
      let libraries = plugIns.ownLibraries()
      let dart = libraries.values.flatMap { library in Self.below(library) { $0.pathExtension == "dart" } }
      self.files = DartImports(of: dart.sorted(), in: libraries).reached
      // Before, it contained all permissions.
      let isSelective =
        plugIns.version(of: "permission_handler")?.first.map { $0 >= LocationPlugIns.firstSelectiveVersion }
        ?? false
      permissionHandler = plugIns.lockedVersion(of: "permission_handler_apple").map(
        PermissionHandlerVersion.init)
      geolocator = plugIns.version(of: "geolocator").map(GeolocatorVersion.init)
      locationPlugIns = LocationPlugIns.named(by: plugIns)
      packages = plugIns.packages()
      let podfile = PodReader(files: files).podfile(in: folder)
      // Where both are generated, nothing says what they will contain.
      let isGenerated = podfile == nil && !Self.isProject(project)
      permissionHandlerMacros =
        isSelective && !isGenerated && !(permissionHandler?.isBuiltByKeys ?? Self.hasFlutterPackage(project))
        ? Self.permissions(in: podfile) : nil
      return
    }
    permissionHandlerMacros = nil
    permissionHandler = nil
    geolocator = nil
    locationPlugIns = []
    // Capacitor's project is one folder deeper than React Native's.
    let package = [app, app.folder].first { FileBytes.isFile($0.appending("package.json")) }
    let modules = package.map { NodeModules(app: $0, files: files).packages() } ?? []
    guard let package, folder.isInside(package.appending("ios")),
      !Self.frameworks.isDisjoint(with: modules.map(\.name))
    else {
      self.files = []
      packages = []
      return
    }
    packages = modules
    self.files = Self.node(in: package)
  }

  /// Returns the scripts of an app with a `package.json` that are bundled, without those of its modules, sorted.
  static func node(in folder: FilePath) -> [FilePath] {
    NodeImports(of: scripts(in: folder), in: folder).reached
  }

  private static func scripts(in folder: FilePath) -> [FilePath] {
    below(folder) { path in
      ["js", "jsx", "ts", "tsx"].contains(path.pathExtension)
        && !isOther(path.stem.split(separator: ".").map(String.init))
    }
  }

  /// Returns the scripts of a Cordova app, sorted: those that its web pages are built from, or those of
  /// the pages themselves, without libraries.
  static func cordova(in folder: FilePath) -> [FilePath] {
    let sources = node(in: folder.appending("src"))
    if !sources.isEmpty { return sources }
    let libraries: Set<String> = ["lib", "libs", "vendor", "bower_components", "node_modules"]
    return scripts(in: folder.appending("www")).filter { path in
      !path.stem.hasSuffix(".min") && !path.stem.hasPrefix("cordova")
        && !path.folder.description.split(separator: "/").contains { libraries.contains(String($0)) }
    }
  }

  /// What a script's name has before its extension if no iPhone runs it: declarations, tools,
  /// tests, and code for other platforms.
  private static let otherSuffixes: Set<String> = [
    "d", "config", "test", "tests", "spec", "specs", "stories", "mock", "mocks", "e2e", "web", "android",
    "windows", "macos",
  ]

  /// Returns whether the parts of a script's name say that no iPhone runs it.
  private static func isOther(_ parts: [String]) -> Bool {
    parts.first == "jest" || parts.first == "vitest" || !otherSuffixes.isDisjoint(with: parts.dropFirst())
  }

  /// Returns a target of the project; an app also contains the scripts.
  func joined(_ draft: TargetDraft) -> TargetDraft {
    guard draft.kind == .app else { return draft }
    var draft = draft
    draft.sources += files
    draft.permissionHandlerMacros = permissionHandlerMacros
    draft.permissionHandler = permissionHandler
    draft.geolocator = geolocator
    draft.locationPlugIns = locationPlugIns
    draft.packages = packages
    return draft
  }

  /// Returns whether a project has the reference that Flutter adds when it builds plug-ins with Swift's package manager.
  private static func hasFlutterPackage(_ project: FilePath) -> Bool {
    let bytes = try? FileBytes.read(project.appending("project.pbxproj"), limit: FileBytes.propertyListLimit)
    return bytes.map { String(decoding: $0, as: UTF8.self).contains("FlutterGeneratedPluginSwiftPackage") }
      ?? false
  }

  private static func isProject(_ path: FilePath) -> Bool {
    FileBytes.isFile(path.appending("project.pbxproj"))
  }

  /// Returns the permissions that a Podfile enables; the one that Flutter writes where there is none enables nothing.
  private static func permissions(in podfile: Podfile?) -> Set<String> {
    Set((podfile?.macros ?? [:]).filter { $0.key.hasPrefix("PERMISSION_") && $0.value != 0 }.keys)
  }

  private static func below(_ folder: FilePath, where isTaken: (FilePath) -> Bool) -> [FilePath] {
    var found: [FilePath] = []
    var walk = FolderWalk(followsLinks: false) { path in
      // Cordova's plug-ins are beside the scripts; deeper, a folder of that name is the app's own.
      !others.contains(path.name.lowercased()) && !path.name.hasPrefix(".")
        && !(path.name == "plugins" && path.folder == folder)
    }
    walk.visit(folder) { path, isFolder in
      if !isFolder, isTaken(path) { found.append(path) }
    }
    return found
  }
}
