import Foundation
import TestSupport

/// Code that must be rejected, with the places and reasons in each file: a folder for each platform, and one for app
/// extensions.
enum RefusedCode: String, CaseIterable {
  case iOS, macCatalyst, macOS, tvOS, watchOS, visionOS
  case appExtension = "AppExtension"

  /// The platform for which it is compiled.
  var platform: ApplePlatform { ApplePlatform(rawValue: rawValue) ?? .iOS }

  /// The compiler flags.
  var flags: [String] { self == .appExtension ? ["-application-extension"] : [] }

  /// Returns its files, sorted by name.
  func files() throws -> [URL] {
    let folder = RepositoryFolder.root.appending(path: "Tests/Data/SextantApple/Refused/\(rawValue)")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
