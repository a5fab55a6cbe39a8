import Foundation
import LocationPolicy
import Testing

/// What a release changes is said in its file, and everybody else asks for it by property.
@Suite struct ReleaseLiteralTests {
  /// Code that may name releases or tell an earlier from a later one, and why.
  static let exceptions: [String: String] = [
    "LocationPolicy/Releases/": "where releases are made",
    "LocationPolicy/Rules/Policies.swift": "finds the rules of a release",
    "LocationPolicy/Rules/Policies+Text.swift": "reads and writes versions",
    "LocationAudit/Core/Availability.swift": "#available is a comparison of versions",
    "LocationAudit/Rules/LocationWithoutRequest.swift": "looks for what comes before the first request",
    "LocationCatalogue/Sources/SDKHeader.swift": "names Apple's SDKs, which are sources",
    "LocationSimulation/Device/SimulatedDevice+Obstacles.swift": "nobody can update to an older release",
  ]

  /// What code says that knows releases.
  private static var sign: some RegexComponent {
    /\.iOS\d|Release\(major: \d|[rR]elease(\.\w+)* (<|>|<=|>=|==|!=) |switch release\W/
  }

  private static let package = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let sources = package.appending(path: "Sources")

  /// The lines of code that know releases, by file, below the sources' folder.
  private static func places() throws -> [String: [String]] {
    let path = sources.path(percentEncoded: false)
    let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    var places: [String: [String]] = [:]
    let sign = sign
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      for line in text.split(separator: "\n") {
        let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        if code.contains(sign) { places[file, default: []].append(String(line)) }
      }
    }
    return places
  }

  @Test func `nothing outside of the releases' folder names or compares releases`() throws {
    let places = try Self.places()
    #expect(places.keys.contains("LocationPolicy/Releases/iOS8.swift"))
    for (file, lines) in places where !Self.exceptions.keys.contains(where: file.hasPrefix) {
      Issue.record("Sources/\(file): ask the policy by property instead\n\(lines.joined(separator: "\n"))")
    }
  }

  @Test(arguments: exceptions.keys.sorted()) func `an exception is still one`(_ file: String) throws {
    #expect(try Self.places().keys.contains { $0.hasPrefix(file) })
  }

  /// The pages that say up to which release the rules go.
  static let pages = ["README.md", "README.zh-Hans.md"]

  @Test(arguments: pages) func `a page that says up to which release the rules go says the newest`(
    _ page: String
  ) throws {
    let text = try String(contentsOf: Self.package.appending(path: page), encoding: .utf8)
    let named = text.matches(of: /7 (?:to|到|至) (\d+)/).map(\.output.1)
    #expect(!named.isEmpty)
    #expect(named.allSatisfy { $0 == "\(Release.newest.major)" })
  }
}
