import Foundation
import TestSupport
import Testing

/// The client library's privacy manifest declares what the library uses, and nothing else.
@Suite struct PrivacyManifestTests {
  // The names are the keys of Apple's format.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  private struct Manifest: Decodable, Equatable {
    struct Use: Decodable, Equatable {
      let NSPrivacyAccessedAPIType: String
      let NSPrivacyAccessedAPITypeReasons: [String]
    }

    let NSPrivacyAccessedAPITypes: [Use]
    let NSPrivacyCollectedDataTypes: [String]
    let NSPrivacyTracking: Bool
    let NSPrivacyTrackingDomains: [String]
  }

  @Test func `only the app's own defaults are declared`() throws {
    let file = RepositoryFolder.root.appending(path: "Sources/Client/Sextant/PrivacyInfo.xcprivacy")
    let manifest = try PropertyListDecoder().decode(Manifest.self, from: Data(contentsOf: file))
    let use = Manifest.Use(
      NSPrivacyAccessedAPIType: "NSPrivacyAccessedAPICategoryUserDefaults",
      NSPrivacyAccessedAPITypeReasons: ["CA92.1"])
    let expected = Manifest(
      NSPrivacyAccessedAPITypes: [use], NSPrivacyCollectedDataTypes: [], NSPrivacyTracking: false,
      NSPrivacyTrackingDomains: [])
    #expect(manifest == expected)
  }

  /// Apple's list of API that requires a reason: file timestamps, system boot time, disk space, keyboards, user
  /// defaults.
  @Test func `nothing else that needs a reason is used`() throws {
    let names = [
      "creationDate", "modificationDate", "fileModificationDate", "contentModificationDateKey",
      "creationDateKey",
      "getattrlist", "getattrlistbulk", "fgetattrlist", "getattrlistat", "stat", "fstat", "fstatat", "lstat",
      "systemUptime", "mach_absolute_time", "volumeAvailableCapacityKey",
      "volumeAvailableCapacityForImportantUsageKey", "volumeAvailableCapacityForOpportunisticUsageKey",
      "volumeTotalCapacityKey", "systemFreeSize", "systemSize", "statfs", "statvfs", "fstatfs", "fstatvfs",
      "activeInputModes", "UserDefaults",
    ]
    let words = try Set(
      LibraryModule.client.flatMap { try $0.files }.flatMap { file in
        try String(contentsOf: file, encoding: .utf8).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
          .map(String.init)
      })
    #expect(names.filter(words.contains) == ["UserDefaults"])
  }
}
