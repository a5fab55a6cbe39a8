import Foundation
import TestSupport

/// A module that apps or their tests link, each after its dependencies.
enum LibraryModule: String, CaseIterable {
  case leanFoundation = "LeanFoundation"
  case textReading = "TextReading"
  case phrases = "Phrases"
  case terminal = "Terminal"
  case coreLocationInterface = "CoreLocationInterface"
  case locationPolicy = "LocationPolicy"
  case locationDelivery = "LocationDelivery"
  case locationTerms = "LocationTerms"
  case infoPlistProblems = "InfoPlistProblems"
  case locationTracks = "LocationTracks"
  case propertyLists = "PropertyLists"
  case locationSimulation = "LocationSimulation"
  case locationExploration = "LocationExploration"
  case locationSituations = "LocationSituations"
  case locationReceivers = "LocationReceivers"
  case phoneEnvironment = "PhoneEnvironment"
  case locationHost = "LocationHost"
  case sextant = "Sextant"
  case sextantAlways = "SextantAlways"
  case sextantTesting = "SextantTesting"

  /// The modules that don't differ between platforms.
  static let common = allCases.filter { ![sextant, sextantAlways, sextantTesting].contains($0) }

  /// The modules that an app ships with the client.
  static let client = [textReading, phrases, locationPolicy, infoPlistProblems, sextant, sextantAlways]

  /// Returns its sources, sorted by path.
  var files: [URL] {
    get throws {
      let folder = RepositoryFolder.root.appending(path: try RepositoryFolder.sources(of: rawValue))
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.sorted {
        $0.path(percentEncoded: false) < $1.path(percentEncoded: false)
      }
    }
  }

  /// Returns whether a file imports a framework of Apple's, or mentions platforms or releases.
  ///
  /// Other files use only Swift and Foundation, which were added to all platforms in the same years.
  static func dependsOnPlatform(_ file: URL) throws -> Bool {
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.contains(#/import (CoreLocation|UIKit|Combine|os)\b|#if |#available|@available/#)
  }
}
