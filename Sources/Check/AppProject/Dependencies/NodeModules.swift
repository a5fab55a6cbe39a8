import LeanFoundation

/// Finds the libraries that an app takes from its `node_modules`, as React Native links them by itself.
struct NodeModules {
  /// The part of a `package.json` that names what an app needs.
  private struct Package: Decodable {
    struct Cordova: Decodable {
      let plugins: [String: [String: Variable]]?
    }
    /// The value of a plug-in's variable, which counts where it is a text.
    struct Variable: Decodable {
      let text: String?

      init(from decoder: any Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
      }
    }
    let dependencies: [String: String]?
    let cordova: Cordova?
  }

  /// How many folders up modules are looked for: several apps may share them.
  private static let highest = 6

  /// The folder with the app's `package.json`.
  let app: FilePath
  let files: InputFiles

  /// Returns the modules that the app names, sorted; none where that can't be read.
  func names() -> [String] { package()?.dependencies?.keys.sorted() ?? [] }

  /// Returns the plug-ins of Cordova that the app names, with what it sets their variables to; none where that can't be read.
  func cordovaPlugIns() -> [String: [String: String]] {
    (package()?.cordova?.plugins ?? [:]).mapValues { $0.compactMapValues(\.text) }
  }

  private func package() -> Package? {
    let path = app.appending("package.json")
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

  /// Returns the folder of a module, the nearest first; nil where it is not there.
  func folder(of module: String) -> FilePath? {
    var folder = app
    for _ in 0..<Self.highest {
      let found = folder.appending("node_modules").appending(module)
      if FileBytes.isFolder(found) { return found }
      folder = folder.folder
    }
    return nil
  }

  /// What stands in for modules that are not there, and may have code for iOS or not.
  static let unnamed = "the modules of package.json"
}
