import LeanFoundation
import LocationPolicy
import LocationScenario
import PhonePage

/// What was played so far: a scenario that gets longer, so that `simulate` tells the same story.
struct PhoneJourney {
  private let document: [String: JSONValue]
  private let folder: URL?
  private let given: [JSONValue]
  private(set) var moves: [PhoneMove] = []

  /// Begins with the standard app, or where a scenario's steps end.
  init(scenario path: String?) throws(ScenarioError) {
    folder = path.map { URL(filePath: $0).deletingLastPathComponent() }
    let value = try path.map { (path) throws(ScenarioError) in
      try ScenarioJSON.value(of: ScenarioReader.contents(at: path))
    }
    let scenario = value ?? PhoneApp().scenario(steps: [])
    // Read as a scenario first, for its errors say where they are.
    _ = try ScenarioReader(folder: folder).scenario(from: scenario)
    guard case .object(let document) = scenario, case .array(let steps)? = document["steps"] else {
      throw ScenarioError("", "the file is not a scenario")
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
  func value(for release: Release) -> JSONValue {
    var document = document
    document["steps"] = .array(given + moves.map(\.step))
    document["ios"] = .string(release.name)
    return .object(document)
  }
}
