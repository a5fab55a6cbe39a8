import Foundation

/// A built SDK on disk.
///
/// `modules` holds the Swift modules, `headers` a folder for each C target with its module map, `lib` one shared
/// library with all of them.
struct SDKFolder {
  let url: URL
  let manifest: SDKManifest

  /// Creates the SDK of a folder that is known to hold it.
  init(url: URL, manifest: SDKManifest) {
    self.url = url
    self.manifest = manifest
  }

  /// Reads the SDK in a folder; nil when there is none that this version understands.
  init?(at url: URL) {
    guard let data = try? Data(contentsOf: url.appending(path: SDKManifest.fileName)),
      let manifest = try? JSONDecoder().decode(SDKManifest.self, from: data),
      manifest.schema == SDKManifest.currentSchema
    else { return nil }
    self.init(url: url, manifest: manifest)
  }

  var path: String { Self.path(of: url) }
  var modules: URL { url.appending(path: "modules") }
  var headers: URL { url.appending(path: "headers") }
  var libraries: URL { url.appending(path: "lib") }
  var library: URL { libraries.appending(path: Self.libraryName) }

  var observer: URL { libraries.appending(path: Self.observerName) }

  static let libraryName = "lib\(SDKManifest.product).so"
  static let observerName = "lib\(SDKManifest.observer).so"

  /// Whether nothing is missing.
  var isComplete: Bool {
    let files =
      [library, observer] + manifest.modules.map { modules.appending(path: $0 + ".swiftmodule") }
      + manifest.headers.map { headers.appending(path: $0) }
    return files.allSatisfy { FileManager.default.fileExists(atPath: Self.path(of: $0)) }
  }

  /// The flags that programs are built with.
  var flags: SDKFlags {
    SDKFlags(
      searchFolders: [Self.path(of: modules)]
        + manifest.headers.map { Self.path(of: headers.appending(path: $0)) },
      libraryFolder: Self.path(of: libraries), library: SDKManifest.product,
      fingerprint: manifest.fingerprint)
  }

  /// Returns a folder's path without a slash at its end.
  private static func path(of url: URL) -> String {
    let path = url.path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
