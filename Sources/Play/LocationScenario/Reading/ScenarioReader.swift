package import LeanFoundation
package import LocationPolicy
import LocationSimulation
import LocationTracks

/// A reader of scenario files.
///
/// For any contents, the reader returns a scenario or throws a single error that shows its location and what is
/// allowed.
package struct ScenarioReader: Sendable {
  private let files: ScenarioFiles

  /// Creates a reader; without a folder, a scenario can't name other files.
  ///
  /// - Parameters:
  ///   - folder: The folder to which the paths of other files are relative.
  ///   - allows: Returns whether another file may be read, given its path.
  package init(folder: URL? = nil, allowing allows: @escaping @Sendable (String) -> Bool = { _ in true }) {
    files = ScenarioFiles(folder: folder, allows: allows)
  }

  /// Reads a file, and the files that it names relative to its folder.
  package static func scenario(
    at path: String, allowing allows: @escaping @Sendable (String) -> Bool = { _ in true }
  ) throws(ScenarioError) -> Scenario {
    let folder = URL(filePath: path).deletingLastPathComponent()
    return try ScenarioReader(folder: folder, allowing: allows).scenario(from: contents(at: path))
  }

  /// Returns the contents of a file.
  package static func contents(at path: String) throws(ScenarioError) -> Data {
    do {
      return try RegularFile.contents(of: URL(filePath: path))
    } catch {
      throw ScenarioError("", "the file \(error.reason)")
    }
  }

  private static let keys = [
    "name", "description", "ios", "start", "seed", "timings", "assumptions", "apps", "track", "steps",
  ]

  /// Reads the contents of a file.
  package func scenario(from data: Data) throws(ScenarioError) -> Scenario {
    try scenario(from: ScenarioJSON.value(of: data))
  }

  /// Reads the value in a file.
  package func scenario(from value: JSONValue) throws(ScenarioError) -> Scenario {
    let root = ScenarioNode(value: value, path: "")
    let object = try root.object(allowing: Self.keys)
    var scenario = Scenario(
      name: try object.required("name").string(), summary: try object["description"]?.string() ?? "",
      releases: try object["ios"]?.releases() ?? Release.allCases, start: try start(object["start"]),
      seed: UInt64(try object["seed"]?.integer(in: 0...Int.max) ?? 0), apps: [], steps: [])
    try object["timings"]?.read(SettingWord.timings, into: &scenario.settings)
    try object["assumptions"]?.read(SettingWord.assumptions, into: &scenario.settings)
    if let node = object["track"] { try readTrack(node, into: &scenario) }
    let apps = try readApps(object.required("apps"), into: &scenario)
    scenario.steps = try ScenarioStepReader(apps: apps, track: scenario.track)
      .steps(object.required("steps"))
    return scenario
  }

  private func start(_ node: ScenarioNode?) throws(ScenarioError) -> Date {
    guard let node else { return Date(timeIntervalSinceReferenceDate: 0) }
    let text = try node.string()
    do {
      return try Date(text, strategy: .iso8601)
    } catch {
      throw node.error("“\(text)” is not a date; write it like 2026-05-01T08:00:00Z")
    }
  }

  /// Reads a track, which is in the scenario itself or in a file next to it.
  private func readTrack(_ node: ScenarioNode, into scenario: inout Scenario) throws(ScenarioError) {
    guard node.isString else {
      scenario.track = try node.track(start: scenario.start)
      return
    }
    let path = try node.string()
    let contents = try files.contents(node)
    do throws(TrackFileError) {
      let format = TrackFormat(fileExtension: URL(filePath: path).pathExtension)
      let file = try TrackFile([UInt8](contents), format: format)
      scenario.track = file.track
      scenario.warnings += file.problems.map { "\(path): \($0)" }
    } catch {
      throw node.error("“\(path)”: \(error)")
    }
  }

  private func readApps(
    _ node: ScenarioNode, into scenario: inout Scenario
  ) throws(ScenarioError) -> ScenarioApps {
    let nodes = try node.list()
    guard !nodes.isEmpty, nodes.count <= Self.appLimit else {
      throw node.error("a scenario has 1 to \(Self.appLimit) apps, and this has \(nodes.count)")
    }
    let apps = ScenarioApps(names: try nodes.map { app throws(ScenarioError) in try name(of: app) })
    guard Set(apps.names).count == apps.names.count else { throw node.error("two apps have the same name") }
    let reader = ScenarioAppReader(
      apps: apps, files: files,
      policy: scenario.settings.device(of: .newest, among: .known, seed: 0, scenario: scenario).policy)
    scenario.apps = try nodes.map { app throws(ScenarioError) in try reader.app(app) }
    guard Set(scenario.apps.map(\.bundle.identifier)).count == apps.names.count else {
      throw node.error("two apps have the same identifier")
    }
    return apps
  }

  private static let appLimit = 100

  private func name(of app: ScenarioNode) throws(ScenarioError) -> String {
    guard case .object(let values) = app.value else { throw app.error("expected an object") }
    return try ScenarioObject(values: values, path: app.path).required("name").string()
  }
}
