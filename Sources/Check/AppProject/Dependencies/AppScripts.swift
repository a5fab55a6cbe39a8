import LeanFoundation
import SourceFacts

/// The scripts of an app whose code is in Dart, JavaScript or TypeScript, beside its Xcode project.
struct AppScripts {
  private let files: [FilePath]
  /// Those with which the app begins, in JavaScript and TypeScript; none if that isn't known.
  private let entries: Set<FilePath>
  private let permissionHandlerMacros: Set<String>?
  private let permissionHandler: PermissionHandlerVersion?
  private let geolocator: GeolocatorVersion?
  private let locationPlugIns: [PlugInPlace]
  private let packages: [DeclaredPackage]

  /// Folders beside an app's scripts that contain what others wrote, or what tools make of the scripts.
  private static let products: Set<String> = [
    "node_modules", "ios", "android", "platforms", "www", "build", "dist", "coverage",
  ]
  /// Folders that contain other code, as long as none of the app's scripts imports it.
  private static let others: Set<String> = [
    "web", "server", "backend", "functions", "e2e", "__tests__", "__mocks__", "test", "tests", "docs",
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
      entries = []
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
      entries = []
      packages = []
      return
    }
    packages = modules
    let scripts = Self.node(in: package, files: files)
    self.files = scripts.reached
    entries = scripts.entries
  }

  /// Returns the scripts of an app with a `package.json` that are bundled, without those of its modules, sorted.
  static func node(in folder: FilePath, files: InputFiles) -> NodeImports {
    let all = scripts(in: folder)
    let packages = Set(all.map(\.folder)).filter {
      $0 != folder && FileBytes.isFile($0.appending("package.json"))
    }
    let own = all.filter { file in
      !NodeImports.isOther(file) && !isBesideApp(file, in: folder) && !packages.contains(where: file.isInside)
    }
    guard let package = NodeModules(app: folder, files: files).declaration() else {
      return NodeImports(all: own)
    }
    let begin = NodeEntries(folder: folder, package: package, files: own)
    let entries = begin.all
    if entries.isEmpty { return NodeImports(all: own) }
    return NodeImports(from: entries, with: begin.ionicPages, of: all, in: package)
  }

  private static func scripts(in folder: FilePath) -> [FilePath] {
    below(folder) { NodePaths.extensions.contains($0.pathExtension) }
  }

  /// Returns whether a script is in a folder of other code.
  private static func isBesideApp(_ file: FilePath, in folder: FilePath) -> Bool {
    file.folder.relative(to: folder).split(separator: "/").contains { others.contains($0.lowercased()) }
  }

  /// Returns the scripts of a Cordova app: those that its web pages are built from, or those that the pages name,
  /// without libraries.
  static func cordova(in folder: FilePath, files: InputFiles) -> NodeImports {
    let sources = folder.appending("src")
    let built = node(in: folder, files: files)
    let own = built.reached.filter { $0.isInside(sources) }
    if !own.isEmpty { return NodeImports(reached: own, entries: built.entries) }
    let pages = folder.appending("www")
    let named = Set(
      below(pages) { $0.pathExtension == "html" }.flatMap { WebPage.scripts(namedIn: $0, below: pages) })
    let libraries: Set<String> = ["lib", "libs", "vendor", "bower_components", "node_modules"]
    let scripts = scripts(in: pages).filter { path in
      !path.stem.hasSuffix(".min") && !path.stem.hasPrefix("cordova")
        && !path.folder.description.split(separator: "/").contains { libraries.contains(String($0)) }
        && !offersItself(path)
    }
    let entries = scripts.filter(named.contains)
    if entries.isEmpty { return NodeImports(all: scripts) }
    // What pages and the scripts of others call in these isn't known.
    return NodeImports(all: NodeImports(from: entries, of: scripts, in: NodeModules.Declaration()).reached)
  }

  /// Returns whether a script offers itself to loaders of modules, as a library does that was built for all of them.
  private static func offersItself(_ path: FilePath) -> Bool {
    (try? FileBytes.read(path, limit: FileBytes.sourceLimit)).map(loader.occurs) ?? false
  }

  private static let loader = ByteSearch("define.amd")

  /// Returns a target of the project; an app also contains the scripts.
  func joined(_ draft: TargetDraft) -> TargetDraft {
    guard draft.kind == .app else { return draft }
    var draft = draft
    draft.sources += files
    draft.scriptEntries = entries
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
      !products.contains(path.name.lowercased()) && !path.name.hasPrefix(".")
        && !(path.name == "plugins" && path.folder == folder)
    }
    walk.visit(folder) { path, isFolder in
      if !isFolder, isTaken(path) { found.append(path) }
    }
    return found
  }
}
