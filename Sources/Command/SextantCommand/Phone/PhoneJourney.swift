import LeanFoundation
import LocationPolicy
import LocationScenario
import PhonePage

/// A journey so far: a scenario that grows with each move, so that `simulate` can replay it.
struct PhoneJourney {
  private let document: [String: JSONValue]
  private let folder: URL?
  private let given: [JSONValue]
  private(set) var moves: [PhoneMove] = []

  /// Begins with the default app, or at the end of a scenario.
  init(scenario path: String?) throws(ScenarioError) {
    folder = path.map { URL(filePath: $0).deletingLastPathComponent() }
    let value = try path.map { (path) throws(ScenarioError) in
      try ScenarioJSON.value(of: ScenarioReader.contents(at: path))
    }
    let scenario = value ?? PhoneApp().scenario(steps: [])
    // Reading it as a scenario first gives errors with locations.
    _ = try ScenarioReader(folder: folder).scenario(from: scenario)
    guard case .object(let document) = scenario, case .array(let steps)? = document["steps"] else {
      throw ScenarioError("", "the file is not a scenario")
    }
    self.document = document
    given = steps
  }

  mutating func add(_ move: PhoneMove) { moves.append(move) }

  /// Undoes the last move; the steps of the initial scenario remain.
  mutating func undo() { _ = moves.popLast() }

  /// Plays the journey from the start.
  func played(on release: Release) throws(ScenarioError) -> ScenarioResult {
    try ScenarioReader(folder: folder).scenario(from: value(for: release)).run(on: release)
  }

  /// Returns the journey as a scenario for a release.
  func value(for release: Release) -> JSONValue {
    var document = document
    document["steps"] = .array(given + moves.map(\.step))
    document["ios"] = .string(release.name)
    return .object(document)
  }
}
