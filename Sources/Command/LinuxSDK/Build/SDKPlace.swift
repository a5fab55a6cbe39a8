import LeanFoundation

/// The folders in which an SDK is built and stored.
struct SDKPlace {
  /// The folder of the SDK.
  let folder: URL
  /// SwiftPM's scratch folder.
  let scratch: URL

  /// Chooses the given folder, or one in the user's cache for each toolchain and copy of the
  /// sources.
  init(
    output: String?, environment: [String: String], package: SourcePackage, toolchain: SwiftToolchain
  ) throws(SDKError) {
    let key = Self.key(of: package, toolchain)
    if let output {
      folder = URL(filePath: output, directoryHint: .isDirectory).absoluteURL.standardizedFileURL
      scratch =
        (try? Self.cache(environment))?.appending(path: "build/\(key)")
        ?? folder.deletingLastPathComponent().appending(path: ".\(folder.lastPathComponent).build")
    } else {
      let cache = try Self.cache(environment)
      folder = cache.appending(path: "sdk/\(key)")
      scratch = cache.appending(path: "build/\(key)")
    }
  }

  private static func key(of package: SourcePackage, _ toolchain: SwiftToolchain) -> String {
    var hash = FowlerNollVoHash()
    hash.add("\(package.folder.path(percentEncoded: false))\0\(toolchain.version)".utf8)
    return hash.text
  }

  /// Returns the folder for caches (XDG Base Directory Specification: a relative path is ignored).
  private static func cache(_ environment: [String: String]) throws(SDKError) -> URL {
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      return URL(filePath: cache, directoryHint: .isDirectory).appending(path: "sextant")
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { throw .noCacheFolder }
    return URL(filePath: home, directoryHint: .isDirectory).appending(path: ".cache/sextant")
  }
}
