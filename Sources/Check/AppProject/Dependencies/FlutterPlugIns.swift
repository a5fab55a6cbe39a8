import LeanFoundation
import PropertyLists
import TextReading
import YAML

/// Finds the plug-ins of a Flutter app.
struct FlutterPlugIns {
  /// The list that Flutter writes of an app's plug-ins.
  private struct List: Decodable {
    struct PlugIn: Decodable {
      let name: String
      let path: String
    }
    let plugins: [String: [PlugIn]]
  }

  /// The folder with the app's `pubspec.yaml`.
  let app: FilePath
  let files: InputFiles
  /// The folders in which Flutter keeps what it has downloaded.
  let caches: [FilePath]

  /// Whether a folder is that of a Flutter app.
  static func isApp(_ folder: FilePath) -> Bool { FileBytes.isFile(folder.appending("pubspec.yaml")) }

  /// What is known of an app's plug-ins.
  struct Found {
    /// The folders with their code for iOS, by name.
    var folders: [String: FilePath] = [:]
    /// What else the app may link: names of plug-ins that are not on disk, or what stands in for them.
    var unread: Set<String> = []
  }

  /// Returns the plug-ins that Flutter listed, or else those of the lock file.
  func found() -> Found {
    var found = Found()
    let listed = list()
    for (name, folder) in listed ?? locked() ?? declared() {
      guard let folder, FileBytes.isFolder(folder) else {
        // Of what the lock file names, most is no plug-in.
        found.unread.insert(listed == nil ? Self.unnamed : name)
        continue
      }
      // What has neither folder has no code for iOS.
      found.folders[name] = ["ios", "darwin"].lazy.map { folder.appending($0) }.first(
        where: FileBytes.isFolder)
    }
    if listed == nil, found.folders.isEmpty { found.unread = [Self.unnamed] }
    return found
  }

  /// What stands in for plug-ins that nothing names.
  static let unnamed = "the plug-ins of pubspec.yaml"

  /// The plug-ins that Flutter listed when it last fetched packages.
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

  /// The packages of the lock file, with their folders where they are in a cache or beside the app.
  private func locked() -> [String: FilePath?]? {
    guard let root = tree("pubspec.lock", "lock file", "Run flutter pub get to have it written again.")
    else { return nil }
    return (root["packages"]?.entries ?? [:]).reduce(into: [:]) { found, package in
      // What comes with Flutter itself has no code for iOS but the engine.
      if package.value.value["source"]?.string == "sdk" { return }
      found[package.key] = .some(folder(of: package.key, package.value.value))
    }
  }

  /// The packages that the app asks for, with the folders of those that lie beside it, such as the one that an
  /// example comes with.
  private func declared() -> [String: FilePath?] {
    let root = tree("pubspec.yaml", "pubspec", "Mend it as flutter pub get says.")
    return (root?["dependencies"]?.entries ?? [:]).reduce(into: [:]) { found, package in
      if package.value.value["sdk"] != nil { return }
      found[package.key] = .some(package.value.value["path"]?.string.map { app.appending($0) })
    }
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

  /// Returns the folders in which packages are kept on this machine.
  static func caches(of environment: [String: String]) -> [FilePath] {
    let named = environment["PUB_CACHE"] ?? environment["HOME"].map { $0 + "/.pub-cache" }
    guard let named, named.hasPrefix("/") else { return [] }
    return ["pub.dev", "pub.dartlang.org"].map { FilePath(named).appending("hosted").appending($0) }
  }
}
