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

  private let document: [String: TableValue]
  private let folder: URL?
  private let given: [TableValue]
  private(set) var moves: [PhoneMove] = []

  /// Begins with the standard app, or where a scenario's steps end.
  init(scenario path: String?) throws(ScenarioError) {
    folder = path.map { URL(filePath: $0).deletingLastPathComponent() }
    let data = try path.map { (path) throws(ScenarioError) in try ScenarioReader.contents(at: path) }
    let value = try ScenarioJSON.value(of: data ?? Data(Self.standard.utf8))
    // Read as a scenario first, for its errors say where they are.
    _ = try ScenarioReader(folder: folder).scenario(from: value)
    guard case .object(let document) = value, case .array(let steps)? = document["steps"] else {
      throw ScenarioError("", "the file is no scenario")
    }
    self.document = document
    given = steps
  }

  mutating func add(_ move: PhoneMove) { moves.append(move) }

  /// Takes the last move back; what a scenario brought along stays.
  mutating func undo() { _ = moves.popLast() }

  /// Plays it from the start.
  func played(on release: Release) throws(ScenarioError) -> ScenarioResult {
    try ScenarioReader(folder: folder).scenario(from: value(for: release)).run(on: release)
  }

  /// The journey as a scenario for a release.
  func value(for release: Release) -> TableValue {
    var document = document
    document["steps"] = .array(given + moves.map(\.step))
    document["ios"] = .string(release.name)
    return .object(document)
  }
}
