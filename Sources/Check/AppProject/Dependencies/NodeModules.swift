import LeanFoundation

/// Finds the libraries in an app's `node_modules` that React Native links automatically.
struct NodeModules {
  /// The part of `package.json` with an app's dependencies.
  private struct Package: Decodable {
    struct Cordova: Decodable {
      let plugins: PlugIns?
      let platforms: [String]?
    }
    /// Plug-ins with their variables, or as a list.
    struct PlugIns: Decodable {
      /// An item of a list, which is a name with or without a version, or more than that.
      struct Item: Decodable {
        let name: String?

        private enum Key: CodingKey { case id, platform }

        init(from decoder: any Decoder) throws {
          let text = try? decoder.singleValueContainer().decode(String.self)
          let values = try? decoder.container(keyedBy: Key.self)
          let id = try? values?.decodeIfPresent(String.self, forKey: .id)
          let platform = try? values?.decodeIfPresent(String.self, forKey: .platform)
          // The first may be that of a group of modules.
          name = (text ?? id ?? platform).map { name in
            String(name.prefix(1) + name.dropFirst().prefix { $0 != "@" })
          }
        }
      }

      let variables: [String: [String: Variable]]

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let items = try? container.decode([Item].self) {
          variables = Dictionary(items.compactMap(\.name).map { ($0, [:]) }) { first, _ in first }
        } else {
          variables = try container.decode([String: [String: Variable]].self)
        }
      }
    }
    /// The value of a plug-in's variable, which is used if it is a text.
    struct Variable: Decodable {
      let text: String?

      init(from decoder: any Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
      }
    }
    let version: String?
    let main: String?
    let dependencies: [String: String]?
    let devDependencies: [String: String]?
    let peerDependencies: [String: String]?
    let cordova: Cordova?
    /// What the first version of Ionic's command wrote in place of `cordova`.
    let cordovaPlugins: PlugIns?
    let cordovaPlatforms: [PlugIns.Item]?
  }

  /// What a `package.json` and the settings beside it say of an app's own code.
  struct Declaration {
    /// The file with which the app begins, if it says so.
    var main: String?
    /// All modules that it names.
    var modules: Set<String> = []
    /// The texts of the settings that can give names to the app's own folders.
    fileprivate(set) var settings: [String] = []

    /// Whether React Native or Expo runs the app.
    var isNative: Bool { modules.contains("react-native") || modules.contains("expo") }

    /// Returns whether a path is one of the app's own by a name that settings give to a folder.
    func isAlias(_ path: String) -> Bool {
      let parts = path.split(separator: "/")
      guard let first = parts.first, first.first != ".", let last = parts.last else { return false }
      let module = first.first == "@" ? parts.prefix(2).joined(separator: "/") : String(first)
      let suffix = last.lastIndex(of: ".").map { last[last.index(after: $0)...] } ?? ""
      guard !modules.contains(module), suffix.isEmpty || NodePaths.extensions.contains(String(suffix)) else {
        return false
      }
      return ["\"\(first)\":", "\"\(first)/", "'\(first)':", "'\(first)/", " \(first):"].contains { name in
        settings.contains { $0.contains(name) }
      }
    }
  }

  /// The number of parent folders in which modules are searched, because apps can share them.
  private static let highest = 6

  /// The folder that contains the app's `package.json`.
  let app: FilePath
  let files: InputFiles

  /// Returns the names of the app's modules, sorted; none if they can't be read.
  func names() -> [String] { packages().map(\.name) }

  /// Returns the app's modules with the versions that it declares, sorted by name; none if they can't be read.
  ///
  /// Capacitor links those that are declared for development, too.
  func packages() -> [DeclaredPackage] {
    guard let package = package() else { return [] }
    let own = package.dependencies ?? [:]
    let all = own.merging(package.devDependencies ?? [:]) { own, _ in own }
    let isCapacitor = all["@capacitor/core"] != nil || all["@capacitor/ios"] != nil
    return (isCapacitor ? all : own).map { DeclaredPackage(name: $0.key, version: $0.value) }
      .sorted { $0.name < $1.name }
  }

  /// The files with settings that can give names to the app's own folders.
  private static let settingsFiles = [
    "tsconfig.json", "jsconfig.json", "babel.config.js", ".babelrc", "metro.config.js", "vite.config.ts",
    "vite.config.js", "webpack.config.js",
  ]

  /// Returns what the app says of its own code; nil if it has no `package.json`.
  func declaration() -> Declaration? {
    guard let package = package() else { return nil }
    let all = [package.dependencies, package.devDependencies, package.peerDependencies]
    let settings = Self.settingsFiles.map(app.appending).filter(FileBytes.isFile).compactMap {
      try? FileBytes.read($0, limit: FileBytes.settingsLimit)
    }
    return Declaration(
      main: package.main, modules: Set(all.compactMap(\.self).flatMap(\.keys)),
      settings: settings.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Returns the app's Cordova plug-ins, with the values of their variables; none if they can't be
  /// read.
  func cordovaPlugIns() -> [String: [String: String]] {
    let package = package()
    return [package?.cordova?.plugins, package?.cordovaPlugins].compactMap { $0?.variables }
      .reduce(into: [:]) { $0.merge($1) { first, _ in first } }.mapValues { $0.compactMapValues(\.text) }
  }

  /// Returns the platforms for which Cordova makes the app; none if the app leaves them open.
  func cordovaPlatforms() -> [String] {
    let package = package()
    return package?.cordova?.platforms ?? package?.cordovaPlatforms?.compactMap(\.name) ?? []
  }

  /// Returns the numbers of a module's version as it is installed, or else of the first that the app allows; nil if
  /// the app doesn't use it, or if it isn't known.
  func version(of module: String) -> [Int]? {
    let installed = folder(of: module).flatMap { package(in: $0)?.version }
    return (installed ?? package()?.dependencies?[module]).flatMap(DeclaredVersion.numbers)
  }

  private func package() -> Package? { package(in: app) }

  private func package(in folder: FilePath) -> Package? {
    let path = folder.appending("package.json")
    guard FileBytes.isFile(path),
      let bytes = files.bytes(of: path, limit: FileBytes.settingsLimit, .warning)
    else { return nil }
    do {
      return try JSONDecoder().decode(Package.self, from: Data(bytes))
    } catch {
      files.problems.report(
        .warning, "This is not a readable package.json; what the app links by it is unknown.", in: path)
      return nil
    }
  }

  /// Returns the nearest folder of a module; nil if there is none.
  func folder(of module: String) -> FilePath? {
    var folder = app
    for _ in 0..<Self.highest {
      let found = folder.appending("node_modules").appending(module)
      if FileBytes.isFolder(found) { return found }
      folder = folder.folder
    }
    return nil
  }

  /// The placeholder for modules that aren't on disk and may contain code for iOS.
  static let unnamed = "the modules of package.json"
}
