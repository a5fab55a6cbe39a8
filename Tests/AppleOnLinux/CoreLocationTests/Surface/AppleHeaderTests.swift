import CoreLocationInterface
import Foundation
import TestSupport
import Testing

/// Compares the table's names in Objective-C with Apple's headers, if there are any on this computer.
@Suite(
  .enabled(
    if: AppleHeaders.folder != nil,
    "SEXTANT_APPLE_SDK names no SDK, so no name was compared with Apple's headers"))
struct AppleHeaderTests {
  /// Types that exist only in Swift, whose members mark that themselves.
  private static let swiftTypes: [LocationType] = [.locationUpdate, .locationButton]

  @Test func `each name in Objective-C is declared in the headers`() throws {
    let headers = try AppleHeaders()
    #expect(headers.selectors.contains("startUpdatingLocation"))
    for type in LocationType.allCases where type.framework.hasPrefix("CoreLocation") {
      for declaration in type.members + type.objectiveCMembers + [type.declaration] {
        guard let name = declaration.objectiveC, let introduced = declaration.availability.introduced,
          headers.has(introduced), declaration.kind != .type || !Self.swiftTypes.contains(type)
        else { continue }
        let names = declaration.kind == .method ? headers.selectors : headers.words
        #expect(names.contains(name), "\(type.name) \(declaration.name)")
      }
    }
  }
}

/// The declarations in the headers of an SDK.
private struct AppleHeaders {
  /// The SDK that the environment names for this run; nil if there is none.
  static let folder = ProcessInfo.processInfo.environment["SEXTANT_APPLE_SDK"].flatMap {
    $0.isEmpty ? nil : $0
  }

  private static let frameworks = ["CoreLocation", "_LocationEssentials", "CoreLocationUI"]

  /// The selectors of all methods.
  private(set) var selectors: Set<String> = []
  /// All words outside of comments.
  private(set) var words: Set<String> = []
  private let version: [Int]

  init() throws {
    let sdk = URL(filePath: Self.folder ?? "", directoryHint: .isDirectory)
    let settings = try String(contentsOf: sdk.appending(path: "SDKSettings.json"), encoding: .utf8)
    guard let match = settings.firstMatch(of: /"Version"\s*:\s*"([0-9.]+)"/) else {
      throw ToolError("no version in the settings of \(sdk.path(percentEncoded: false))")
    }
    version = match.1.split(separator: ".").compactMap { Int($0) }
    for framework in Self.frameworks {
      let headers = sdk.appending(path: "System/Library/Frameworks/\(framework).framework/Headers")
      // Older SDKs lack some of them.
      guard
        let files = try? FileManager.default.contentsOfDirectory(at: headers, includingPropertiesForKeys: nil)
      else { continue }
      for file in files where file.pathExtension == "h" {
        read(try String(contentsOf: file, encoding: .utf8))
      }
    }
  }

  /// Returns whether the SDK is at least as new as a version.
  func has(_ introduced: Version) -> Bool {
    let wanted = "\(introduced)".split(separator: ".").compactMap { Int($0) }
    return !version.lexicographicallyPrecedes(wanted) || version == Array(wanted.prefix(version.count))
  }

  private mutating func read(_ header: String) {
    let code = header.replacing(/\/\*(?s:.*?)\*\//, with: "").replacing(/\/\/[^\n]*/, with: "")
    for match in code.matches(of: /\w+/) { words.insert(String(match.output)) }
    for match in code.matches(of: /(?m)^\s*[-+]\s*\([^;]*?\)\s*(\w[^;{]*)[;{]/) {
      let parts = match.1.matches(of: /(\w+)\s*:\s*\(/).map { "\($0.1):" }
      let plain = match.1.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      selectors.insert(parts.isEmpty ? String(plain) : parts.joined())
    }
  }
}
