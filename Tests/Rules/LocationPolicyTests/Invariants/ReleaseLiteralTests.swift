import Foundation
import LocationPolicy
import TestSupport
import Testing

/// The changes of a release are in its file, and all other code uses properties of the policy.
@Suite struct ReleaseLiteralTests {
  /// Code that may name or compare releases, with the reasons.
  static let exceptions: [String: String] = [
    "Rules/LocationPolicy/Releases/": "where releases are made",
    "Rules/LocationPolicy/Rules/Policies.swift": "finds the rules of a release",
    "Rules/LocationTerms/Policies+Text.swift": "reads and writes versions",
    "Check/LocationEvidence/Core/Availability.swift": "#available is a comparison of versions",
    "Check/LocationAudit/Rules/LocationWithoutRequest.swift": "looks for what comes before the first request",
    "Testing/SextantTesting/Moves/JourneyMove+Possible.swift":
      "knows by it whether iOS was updated on the journey",
    "Phone/LocationSimulation/Device/SimulatedDevice+Obstacles.swift":
      "nobody can update to an older release",
    "Play/LocationExperiments/Journeys/ExperimentNeeds.swift":
      "Apple's tools run on newer releases only, whatever their rules are",
  ]

  /// A pattern for code that names or compares releases.
  private static var sign: some RegexComponent {
    /\.iOS\d|Release\(major: \d|[rR]elease(\.\w+)* (<|>|<=|>=|==|!=) |switch release\W/
  }

  /// The lines of code that match, by file relative to the sources' folder; read once for all tests.
  private static let read = Result { () throws -> [String: [String]] in
    var places: [String: [String]] = [:]
    let sign = ReleaseLiteralTests.sign
    for file in try RepositoryFolder.swiftFiles(below: "Sources") {
      for line in file.text.utf8.split(separator: UInt8(ascii: "\n")) {
        let code = line[..<(line.firstRange(of: "//".utf8)?.lowerBound ?? line.endIndex)]
        // The regular expression is slow, and few lines contain one of these words.
        guard words.contains(where: { code.firstRange(of: $0.utf8) != nil }) else { continue }
        if Substring(code).contains(sign) { places[file.path, default: []].append(String(Substring(line))) }
      }
    }
    return places
  }

  /// Words of which every match contains one.
  private static let words = [".iOS", "elease"]

  @Test func `nothing outside of the releases' folder names or compares releases`() throws {
    let places = try Self.read.get()
    #expect(places.keys.contains("Rules/LocationPolicy/Releases/iOS8.swift"))
    for (file, lines) in places where !Self.exceptions.keys.contains(where: file.hasPrefix) {
      Issue.record("Sources/\(file): ask the policy by property instead\n\(lines.joined(separator: "\n"))")
    }
  }

  @Test(arguments: exceptions.keys.sorted()) func `an exception is still one`(_ file: String) throws {
    #expect(try Self.read.get().keys.contains { $0.hasPrefix(file) })
  }

  /// The pages that name the newest release of the rules.
  static let pages = ["README.md", "README.zh-Hans.md"]

  @Test(arguments: pages) func `a page that says up to which release the rules go says the newest`(
    _ page: String
  ) throws {
    let text = try RepositoryFolder.text(of: page)
    let named = text.matches(of: /7 (?:to|到|至) (\d+)/).map(\.output.1)
    #expect(!named.isEmpty)
    #expect(named.allSatisfy { $0 == "\(Release.newest.major)" })
  }
}
