import Foundation
import TestSupport

/// A module that apps ship, each after those that it needs.
enum LibraryModule: String, CaseIterable {
  case textReading = "TextReading"
  case locationPolicy = "LocationPolicy"
  case sextant = "Sextant"
  case sextantAlways = "SextantAlways"

  /// Its sources, in the order of their paths.
  var files: [URL] {
    let folder = RepositoryFolder.root.appending(path: "Sources/\(rawValue)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.sorted {
      $0.path(percentEncoded: false) < $1.path(percentEncoded: false)
    }
  }
}
