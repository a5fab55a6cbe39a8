import CommandOutput
import LeanFoundation

/// A built SDK on disk.
///
/// `modules` contains the Swift modules, `headers` a folder with a module map for each C target,
/// and `lib` a shared library with all of them except `SextantTesting`, which has its own.
package struct SDKFolder {
  let url: URL
  let manifest: SDKManifest

  /// Creates the SDK for a folder that is known to contain it.
  init(url: URL, manifest: SDKManifest) {
    self.url = url
    self.manifest = manifest
  }

  /// Reads the SDK in a folder; nil if there is none, or one in an unknown format.
  init?(at url: URL) {
    guard let data = try? Data(contentsOf: url.appending(path: SDKManifest.fileName)),
      let manifest = try? JSONDecoder().decode(SDKManifest.self, from: data),
      manifest.schema == SDKManifest.currentSchema
    else { return nil }
    self.init(url: url, manifest: manifest)
  }

  package var path: String { Self.path(of: url) }
  var modules: URL { url.appending(path: "modules") }
  var headers: URL { url.appending(path: "headers") }
  var libraries: URL { url.appending(path: "lib") }
  var library: URL { libraries.appending(path: Self.libraryName) }

  var observer: URL { libraries.appending(path: Self.observerName) }
  /// The page that counts Apple's declarations by how much of them the SDK has.
  var scoreboard: URL { url.appending(path: "scoreboard.md") }
  var testingLibrary: URL { libraries.appending(path: "lib\(SDKManifest.testing).so") }
  /// The folder with the stand-ins, each in its own folder, so that each is optional.
  var standInFolder: URL { url.appending(path: "stand-ins") }

  /// The stand-ins for which the SDK contains all modules.
  var standIns: [StandIn] {
    let modules = Set(manifest.modules)
    return StandIn.all.filter { modules.isSuperset(of: $0.modules) }
  }

  static let libraryName = "lib\(SDKManifest.product).so"
  static let observerName = "lib\(SDKManifest.observer).so"

  /// Whether it is of this version of Sextant and for a compiler, and all files exist.
  func isUsable(by toolchain: SwiftToolchain) -> Bool {
    manifest.sextant == ToolVersion.number && manifest.toolchain == toolchain.version && isComplete
  }

  private var isComplete: Bool {
    let files =
      [library, observer, testingLibrary, scoreboard]
      + manifest.modules.map { modules.appending(path: $0 + ".swiftmodule") }
      + manifest.headers.map { headers.appending(path: $0) }
      + standIns.map { standInFolder.appending(path: "\($0.name)/\($0.name).swiftmodule") }
    return files.allSatisfy { FileManager.default.fileExists(atPath: Self.path(of: $0)) }
  }

  /// The folders with the modules and module maps of the library.
  var searchFolders: [String] {
    [Self.path(of: modules)] + manifest.headers.map { Self.path(of: headers.appending(path: $0)) }
  }

  /// Returns the stand-ins for a run: the default ones and the requested shells.
  func standIns(_ additions: Additions) -> [StandIn] {
    let replaced = Set(additions.modules.map(\.name))
    return standIns.filter {
      !replaced.contains($0.name) && ($0.isAlwaysThere || additions.shells.contains($0.name))
    }
  }

  /// Returns the flags for building programs.
  package func flags(_ additions: Additions = Additions()) -> SDKFlags {
    let standIns = standIns(additions)
    return SDKFlags(
      searchFolders: searchFolders
        + (standIns.map { standInFolder.appending(path: $0.name) }
        + additions.modules.flatMap(\.searchFolders))
        .map { Self.path(of: $0) },
      everyFile: [SDKManifest.everyFile].filter(manifest.modules.contains)
        + additions.everyFile,
      libraries: [
        SDKFlags.Library(
          folder: Self.path(of: libraries), name: SDKManifest.product, companion: SDKManifest.testing)
      ]
        + additions.modules.map {
          SDKFlags.Library(folder: Self.path(of: $0.libraryFolder), name: $0.library)
        },
      fingerprints: [manifest.fingerprint] + additions.modules.map(\.fingerprint))
  }

  /// Returns the path of a folder without a trailing slash.
  private static func path(of url: URL) -> String {
    let path = url.path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
