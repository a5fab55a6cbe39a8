import CommandOutput
import LeanFoundation
import TextReading

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
      folder = Self.folder(output)
      scratch =
        (try? Self.builds(environment))?.appending(path: key)
        ?? folder.deletingLastPathComponent().appending(path: ".\(folder.lastPathComponent).build")
    } else {
      folder = try Self.cache(environment).appending(path: "sdk/\(key)")
      scratch = try Self.builds(environment).appending(path: key)
    }
  }

  /// Returns the folder that a user names.
  static func folder(_ path: String) -> URL {
    URL(filePath: path, directoryHint: .isDirectory).absoluteURL.standardizedFileURL
  }

  /// Returns the folder in the cache in which everything is built.
  static func builds(_ environment: [String: String]) throws(SDKError) -> URL {
    try cache(environment).appending(path: "build")
  }

  private static func key(of package: SourcePackage, _ toolchain: SwiftToolchain) -> String {
    var hash = FowlerNollVoHash()
    hash.add("\(package.folder.path(percentEncoded: false))\0\(toolchain.version)")
    return hash.text
  }

  private static func cache(_ environment: [String: String]) throws(SDKError) -> URL {
    guard let folder = UserCache.folder(environment) else { throw .noCacheFolder }
    return URL(filePath: folder, directoryHint: .isDirectory)
  }
}
