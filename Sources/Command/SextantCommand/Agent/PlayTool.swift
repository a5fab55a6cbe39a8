import AgentServer
import LocationPolicy
import LocationScenario
import LocationSimulation
import LocationTerms
import Phrases

/// A tool that plays a scenario on simulated iPhones.
struct PlayTool: AgentTool {
  struct Arguments: Decodable {
    let scenario: DecodableTable?
    let path, ios: String?
    let limit: Int?
  }

  let name = "play"
  let title = "Play a scenario on a simulated iPhone"
  let description = """
    Plays a scenario on simulated iPhones and returns its story: when, who (the person, the world, iOS, the app), what, \
    and the ids of the facts; and which expectations failed. A scenario has a name, apps (name, infoPlist, onLaunch, \
    onAuthorization …) and steps (app, person, world, system, wait, until, expect). For example {"name": "Once", "ios": \
    "14", "apps": [{"name": "Shop", "infoPlist": {"NSLocationWhenInUseUsageDescription": "Where shops are."}, "onLaunch": \
    ["CLLocationManager", {"delegate": "self"}]}], "steps": [{"person": "opens"}, {"app": \
    "requestWhenInUseAuthorization"}, {"person": {"answers": "Allow Once"}}, {"wait": "1 min"}]}. An error \
    says where it is and what is allowed.
    """
  let input: [Schema.Property] = [
    .optional("scenario", .anyObject("The scenario.")),
    .optional("path", .text("The path of a scenario file, instead.")),
    .optional("ios", AskedReleases.schema),
    .optional("limit", .integer("The most lines of a story; 60 by default.", 1...400)),
  ]
  let output: [Schema.Property] = [
    .required("name", .text("")),
    .required("stories", .list("Releases on which the same happens, with its lines.", of: .anyObject(""))),
    .required("failures", .list("What was not as expected.", of: .anyObject(""))),
    .required("warnings", .list("", of: .text(""))),
  ]

  struct Answer: Encodable {
    let name: String
    let stories: [Story]
    let failures: [Failure]
    let warnings: [String]
  }

  struct Story: Encodable {
    let ios: String
    let lines: [Line]
    let omitted: Int
  }

  struct Line: Encodable {
    let time, who, what: String
    let facts: [String]
  }

  struct Failure: Encodable {
    let ios, path, message: String
  }

  private static let (mostLines, mostFailures) = (60, 20)

  func answer(_ arguments: Arguments, in surroundings: ToolSurroundings) throws(ToolFailure) -> Answer {
    let scenario = try scenario(of: arguments, in: surroundings)
    var played: [PlayedRelease] = []
    for release in try AskedReleases.releases(arguments.ios, byDefault: scenario.releases) {
      try surroundings.goOn()
      played.append(PlayedRelease(scenario.run(on: release)))
    }
    let limit = min(max(arguments.limit ?? Self.mostLines, 1), 400)
    return Answer(
      name: scenario.name,
      stories: AlikeReleases.groups(of: played).map { group in
        Story(
          ios: group.name, lines: group.lines.prefix(limit).map(Self.line),
          omitted: max(0, group.lines.count - limit))
      },
      failures: played.flatMap { played in
        played.failures.map { Failure(ios: played.release.name, path: $0.path, message: $0.message.english) }
      }.prefix(Self.mostFailures).map(\.self),
      warnings: scenario.warnings)
  }

  private static func line(_ line: TimelineLine) -> Line {
    Line(
      time: TraceFormat.time(line.moment), who: line.actor, what: line.text, facts: line.facts.map(\.id))
  }

  private func scenario(of arguments: Arguments, in surroundings: ToolSurroundings) throws(ToolFailure)
    -> Scenario
  {
    do throws(ScenarioError) {
      switch (arguments.scenario, arguments.path) {
      case (let scenario?, nil): return try ScenarioReader().scenario(from: scenario.value)
      case (nil, let path?):
        let folders = surroundings.folders
        let path = try Self.allowed(path, in: folders)
        return try ScenarioReader.scenario(at: path) { (try? folders.path($0)) != nil }
      default: throw ScenarioError("", "give either scenario or path")
      }
    } catch {
      throw ToolFailure(CommandFailure.scenario(path: arguments.path ?? "scenario", error))
    }
  }

  private static func allowed(_ path: String, in folders: AllowedFolders) throws(ScenarioError) -> String {
    do throws(ToolFailure) { return try folders.path(path) } catch { throw ScenarioError("", error.message) }
  }
}
