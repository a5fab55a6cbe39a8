import LeanFoundation
import PropertyLists
import TextReading
import YAML

/// Finds the plug-ins of a Flutter app.
struct FlutterPlugIns {
  /// The list of an app's plug-ins that Flutter writes.
  private struct List: Decodable {
    struct PlugIn: Decodable {
      let name: String
      let path: String
    }
    let plugins: [String: [PlugIn]]
  }

  /// The folder that contains the app's `pubspec.yaml`.
  let app: FilePath
  let files: InputFiles
  /// The folders with Flutter's caches of packages.
  let caches: [FilePath]

  /// Returns whether a folder contains a Flutter app.
  static func isApp(_ folder: FilePath) -> Bool { FileBytes.isFile(folder.appending("pubspec.yaml")) }

  /// The plug-ins of an app that were found.
  struct Found {
    /// The folders with code for iOS, by name.
    var folders: [String: FilePath] = [:]
    /// The names of other plug-ins that the app may link but that aren't on disk, or a placeholder
    /// for them.
    var unread: Set<String> = []
  }

  /// Returns the plug-ins in Flutter's list, or else those in the lock file.
  func found() -> Found {
    var found = Found()
    let listed = list()
    for (name, folder) in listed ?? locked() ?? declared() {
      guard let folder, FileBytes.isFolder(folder) else {
        // Most packages in the lock file aren't plug-ins.
        found.unread.insert(listed == nil ? Self.unnamed : name)
        continue
      }
      // A plug-in with neither folder has no code for iOS.
      found.folders[name] = ["ios", "darwin"].lazy.map { folder.appending($0) }.first(
        where: FileBytes.isFolder)
    }
    if listed == nil, found.folders.isEmpty { found.unread = [Self.unnamed] }
    return found
  }

  /// Returns the numbers of a package's version as it is locked, or else as it is declared; nil if the app doesn't use it.
  func version(of package: String) -> [Int]? {
    lockedVersion(of: package)
      ?? declaration?["dependencies"]?[package]?.string.flatMap(DeclaredVersion.numbers)
  }

  /// Returns the numbers of a package's version as it is locked; nil if it isn't.
  func lockedVersion(of package: String) -> [Int]? {
    lock?["packages"]?[package]?["version"]?.string.flatMap(DeclaredVersion.numbers)
  }

  /// Returns the folders with the Dart code of the app's own packages, by their names: of the app's, and of those that
  /// it or they take from a path, such as the package of an example app.
  func ownLibraries() -> [String: FilePath] {
    var found = [name ?? "": app.appending("lib")]
    var open = [self]
    while let package = open.popLast() {
      for case (let name, let folder?) in package.declared()
      where found[name] == nil && FileBytes.isFolder(folder.appending("lib")) {
        found[name] = folder.appending("lib")
        open.append(FlutterPlugIns(app: folder, files: files, caches: []))
      }
    }
    return found
  }

  /// The name of the app's own package.
  private var name: String? { declaration?["name"]?.string }

  /// The placeholder for unknown plug-ins.
  static let unnamed = "the plug-ins of pubspec.yaml"

  /// Returns the plug-ins in the list that Flutter wrote when it last fetched packages.
  private func list() -> [String: FilePath?]? {
    let path = app.appending(".flutter-plugins-dependencies")
    guard FileBytes.isFile(path),
      let bytes = files.bytes(of: path, limit: FileBytes.settingsLimit, .warning)
    else { return nil }
    do {
      let list = try JSONDecoder().decode(List.self, from: Data(bytes))
      let links = app.appending("ios/.symlinks/plugins")
      return Dictionary(
        (list.plugins["ios"] ?? []).map { plugIn in
          let folder = app.appending(plugIn.path)
          return (plugIn.name, FileBytes.isFolder(folder) ? folder : links.appending(plugIn.name))
        }
      ) { first, _ in first }
    } catch {
      let message = "This is not a readable list of plug-ins; run flutter pub get to have it written again."
      files.problems.report(.warning, message, in: path)
      return nil
    }
  }

  /// Returns the packages in the lock file, with the folders of those that are in a cache or beside
  /// the app.
  private func locked() -> [String: FilePath?]? {
    guard let root = lock else { return nil }
    return (root["packages"]?.entries ?? [:]).reduce(into: [:]) { found, package in
      // Packages of Flutter itself have no code for iOS other than the engine.
      if package.value.value["source"]?.string == "sdk" { return }
      found[package.key] = .some(folder(of: package.key, package.value.value))
    }
  }

  /// Returns the packages that the app declares, with the folders of those beside it, such as the
  /// package of an example app.
  private func declared() -> [String: FilePath?] {
    (declaration?["dependencies"]?.entries ?? [:]).reduce(into: [:]) { found, package in
      if package.value.value["sdk"] != nil { return }
      found[package.key] = .some(package.value.value["path"]?.string.map { app.appending($0) })
    }
  }

  /// Returns the packages that the app itself declares, with their places in `pubspec.yaml`, in order.
  func declaredPlaces() -> [PlugInPlace] {
    let path = app.appending("pubspec.yaml")
    guard let dependencies = declaration?["dependencies"]?.entries, !dependencies.isEmpty,
      let bytes = files.bytes(of: path, limit: FileBytes.settingsLimit, .warning)
    else { return [] }
    let places = TextPlaces(TextEncoding.utf8(bytes), file: files.problems.relative(path))
    return dependencies.map { PlugInPlace(name: $0.key, at: places.origin(at: $0.value.keyOffset)) }
      .sorted { $0.site < $1.site }
  }

  /// Returns the packages that the app itself declares, sorted by name, with the versions that are locked or declared.
  func packages() -> [DeclaredPackage] {
    let locked = lock?["packages"]
    return (declaration?["dependencies"]?.entries ?? [:]).map { name, package in
      DeclaredPackage(name: name, version: locked?[name]?["version"]?.string ?? package.value.string)
    }.sorted { $0.name < $1.name }
  }

  /// The lock file.
  private var lock: PropertyListNode? {
    tree("pubspec.lock", "lock file", "Run flutter pub get to have it written again.")
  }

  /// The app's own declaration of its packages.
  private var declaration: PropertyListNode? {
    tree("pubspec.yaml", "pubspec", "Mend it as flutter pub get says.")
  }

  private func tree(_ name: String, _ kind: String, _ advice: String) -> PropertyListNode? {
    let path = app.appending(name)
    guard FileBytes.isFile(path),
      let bytes = files.bytes(of: path, limit: FileBytes.settingsLimit, .warning)
    else { return nil }
    do {
      return PropertyListNode(try YAMLParser.parse(TextEncoding.utf8(bytes)), from: 0)
    } catch {
      files.problems.report(.warning, "This is not a readable \(kind): \(error.reason). \(advice)", in: path)
      return nil
    }
  }

  private func folder(of name: String, _ package: PropertyListNode) -> FilePath? {
    let description = package["description"]
    if package["source"]?.string == "path" {
      return description?["path"]?.string.map { app.appending($0) }
    }
    guard let version = package["version"]?.string else { return nil }
    return caches.lazy.map { $0.appending("\(name)-\(version)") }.first(where: FileBytes.isFolder)
  }

  /// Returns the folders of this machine's package caches.
  static func caches(of environment: [String: String]) -> [FilePath] {
    let named = environment["PUB_CACHE"] ?? environment["HOME"].map { $0 + "/.pub-cache" }
    guard let named, named.hasPrefix("/") else { return [] }
    return ["pub.dev", "pub.dartlang.org"].map { FilePath(named).appending("hosted").appending($0) }
  }
}
