import LeanFoundation

/// Finds the libraries in an app's `node_modules` that React Native links automatically.
struct NodeModules {
  /// The part of `package.json` with an app's dependencies.
  private struct Package: Decodable {
    struct Cordova: Decodable {
      let plugins: [String: [String: Variable]]?
      let platforms: [String]?
    }
    /// The value of a plug-in's variable, which is used if it is a text.
    struct Variable: Decodable {
      let text: String?

      init(from decoder: any Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
      }
    }
    let version: String?
    let dependencies: [String: String]?
    let devDependencies: [String: String]?
    let cordova: Cordova?
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

  /// Returns the app's Cordova plug-ins, with the values of their variables; none if they can't be
  /// read.
  func cordovaPlugIns() -> [String: [String: String]] {
    (package()?.cordova?.plugins ?? [:]).mapValues { $0.compactMapValues(\.text) }
  }

  /// Returns the platforms for which Cordova makes the app; none if the app leaves them open.
  func cordovaPlatforms() -> [String] { package()?.cordova?.platforms ?? [] }

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
