import Foundation
import TestSupport

/// Code that must be refused, each file saying where and why: a folder for each platform, and one for app extensions.
enum RefusedCode: String, CaseIterable {
  case iOS, macCatalyst, macOS, tvOS, watchOS, visionOS
  case appExtension = "AppExtension"

  /// What it is compiled for.
  var platform: ApplePlatform { ApplePlatform(rawValue: rawValue) ?? .iOS }

  /// How it is compiled.
  var flags: [String] { self == .appExtension ? ["-application-extension"] : [] }

  /// Its files, by name.
  func files() throws -> [URL] {
    let folder = RepositoryFolder.root.appending(path: "Tests/Client/SextantAppleTests/Refused/\(rawValue)")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
