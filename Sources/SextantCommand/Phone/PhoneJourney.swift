import Foundation
import LocationPolicy
import LocationScenario

/// What was played so far: a scenario that gets longer, so that `simulate` tells the same story.
struct PhoneJourney {
  /// The purpose key of the app that is there when no scenario is given.
  static let purposeKey = "Run"

  /// An app with every text, whose code makes a manager at launch.
  private static let standard = """
    {
      "name": "A journey",
      "apps": [
        {
          "name": "Runs",
          "infoPlist": {
            "NSLocationWhenInUseUsageDescription": "Runs shows your route on a map.",
            "NSLocationAlwaysAndWhenInUseUsageDescription": "Runs draws your route with the phone in your pocket.",
            "NSLocationAlwaysUsageDescription": "Runs draws your route with the phone in your pocket.",
            "NSLocationUsageDescription": "Runs shows your route on a map.",
            "NSLocationTemporaryUsageDescriptionDictionary": {"\(purposeKey)": "Runs measures this run exactly."},
            "UIBackgroundModes": ["location"]
          },
          "onLaunch": ["CLLocationManager", {"delegate": "self"}]
        }
      ],
      "steps": [{"world": {"stays": [48.8583, 2.2945]}}]
    }
    """

  private let document: [String: any Sendable]
  private let folder: URL?
  private let given: [any Sendable]
  private(set) var moves: [PhoneMove] = []

  /// Begins with the standard app, or where a scenario's steps end.
  init(scenario path: String?) throws(ScenarioError) {
    guard let path else {
      folder = nil
      (document, given) = try Self.parts(of: Data(Self.standard.utf8))
      return
    }
    // Read as a scenario first, for its errors say where they are.
    _ = try ScenarioReader.scenario(at: path)
    let url = URL(filePath: path)
    folder = url.deletingLastPathComponent()
    guard let data = try? Data(contentsOf: url) else { throw ScenarioError("", "the file can't be read") }
    (document, given) = try Self.parts(of: data)
  }

  private static func parts(
    of data: Data
  ) throws(ScenarioError) -> (document: [String: any Sendable], steps: [any Sendable]) {
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: any Sendable],
      let steps = object["steps"] as? [any Sendable]
    else { throw ScenarioError("", "the file is no scenario") }
    return (object, steps)
  }

  mutating func add(_ move: PhoneMove) { moves.append(move) }

  /// Takes the last move back; what a scenario brought along stays.
  mutating func undo() { _ = moves.popLast() }

  /// Plays it from the start.
  func played(on release: Release) throws(ScenarioError) -> ScenarioResult {
    try ScenarioReader(folder: folder).scenario(from: Data(text(for: release).utf8)).run(on: release)
  }

  /// The journey as a scenario for a release.
  func text(for release: Release) throws(ScenarioError) -> String {
    var document = document
    let steps = moves.compactMap { move in
      try? JSONSerialization.jsonObject(with: Data(move.step.utf8)) as? [String: any Sendable]
    }
    document["steps"] = given + steps
    document["ios"] = release.name
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? JSONSerialization.data(withJSONObject: document, options: options) else {
      throw ScenarioError("", "the journey can't be written as a scenario")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

/// Texts within JSON.
enum JSONText {
  /// Returns a text in quotes.
  static func string(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
