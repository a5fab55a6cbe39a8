import CommandLineOptions
import LocationDrawing
import LocationPolicy
import LocationScenario
import LocationSimulation
import LocationTracks
import Terminal

/// Plays a scenario on simulated phones and prints what happens.
struct Simulate: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Play a scenario on simulated iPhones, and say what happens and where releases part.",
    discussion: """
      A scenario is a JSON file: apps with their Info.plist, and what they, the person, the world and the system do, \
      with what is to be expected on the way. Documentation/Scenarios.md describes it, Examples/Scenarios has many.

      On one release you get the timeline. On several, releases that behave alike are put together; the timeline of \
      the first is followed by what differs on the next, and so on.

      Exits with 0 when all is as the scenario expects, with 1 when something is not, and with 2 when the command \
      line makes no sense or the scenario can't be read.
      """)

  @Argument(help: ArgumentHelp("The scenario file.", valueName: "scenario"))
  var path: String

  @Option(
    help: ArgumentHelp(
      "An iOS version or a range, such as 14, 13.4, 8-10 or 13.4+; can be given several times. Without it, the releases of the scenario.",
      valueName: "versions"))
  var ios: [ReleaseRangeArgument]

  @Flag(name: .customLong("all"), help: "Play on all releases, whatever the scenario is about.")
  var isOnAll: Bool

  @Option(help: "The form of the output.")
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      "What the device draws by chance comes from this number instead of the scenario's.", valueName: "number"
    ))
  var seed: Int?

  @Flag(
    name: .customLong("quiet"),
    help: "Print only what is not as expected: no timeline. The other forms stay the same.")
  var isQuiet: Bool

  /// The forms of the output.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// For people.
    case text
    /// For scripts.
    case json
    /// For sharing: one page with plots, prompts and a map.
    case html
  }

  func validate() throws(ValidationError) {
    if isOnAll, !ios.isEmpty { throw ValidationError("--all and --ios exclude each other") }
    if let seed, seed < 0 { throw ValidationError("--seed takes a number from 0 on") }
  }

  func run(in console: Console) throws(CommandFailure) -> ExitCode {
    let scenario: Scenario
    do throws(ScenarioError) {
      scenario = try ScenarioReader.scenario(at: path)
    } catch {
      throw .scenario(path: path, error)
    }
    try console.warn(scenario.warnings.map { "\(path): \($0)" })
    let progress = ProgressLine(sink: console.errors, verb: "Playing")
    defer { progress.clear() }
    switch format {
    case .text: return try writeText(of: scenario, to: console, showing: progress)
    case .json: return try writeJSON(of: scenario, to: console, showing: progress)
    case .html: return try writePage(of: scenario, to: console, showing: progress)
    }
  }

  private func writeText(
    of scenario: Scenario, to console: Console, showing progress: ProgressLine
  ) throws(CommandFailure) -> ExitCode {
    let played = releases(of: scenario).map { PlayedRelease(play(scenario, on: $0, showing: progress)) }
    progress.clear()
    let width = console.terminal.width(standard: SimulationText.standardWidth)
    try console.write(
      SimulationText(scenario: scenario, results: played, isQuiet: isQuiet, width: width).text)
    return played.allSatisfy(\.failures.isEmpty) ? .success : .errorsFound
  }

  /// Writes each run when it is there, for all together can be large.
  private func writeJSON(
    of scenario: Scenario, to console: Console, showing progress: ProgressLine
  ) throws(CommandFailure) -> ExitCode {
    let report = ScenarioReport(scenario)
    var holds = true
    try console.write(report.opening)
    for (index, release) in releases(of: scenario).enumerated() {
      let result = play(scenario, on: release, showing: progress)
      progress.clear()
      try console.write(report.run(result, isFirst: index == 0))
      if !result.failures.isEmpty { holds = false }
    }
    try console.write(report.closing)
    return holds ? .success : .errorsFound
  }

  /// Only what is drawn and said is kept of a run, for all traces together can be large.
  private func writePage(
    of scenario: Scenario, to console: Console, showing progress: ProgressLine
  ) throws(CommandFailure) -> ExitCode {
    let way = scenario.track?.points.map(\.coordinate) ?? []
    let places = way.map { TrackPlot.Place(latitude: $0.latitude, longitude: $0.longitude) }
    var played: [PlayedRelease] = []
    var stories: [Release: PlayedStory] = [:]
    for release in releases(of: scenario) {
      let result = play(scenario, on: release, showing: progress)
      stories[release] = PlayedStory(result, way: places)
      played.append(PlayedRelease(result))
    }
    progress.clear()
    try console.write(SimulationPage(scenario: scenario, results: played, stories: stories).text)
    return played.allSatisfy(\.failures.isEmpty) ? .success : .errorsFound
  }

  private func play(
    _ scenario: Scenario, on release: Release, showing progress: ProgressLine
  ) -> ScenarioResult {
    progress.show("\(scenario.name) on iOS \(release.name)")
    return scenario.run(on: release, seed: seed.map(UInt64.init))
  }

  private func releases(of scenario: Scenario) -> [Release] {
    if isOnAll { return Release.allCases }
    if ios.isEmpty { return scenario.releases }
    return Release.allCases.filter { release in ios.contains { $0.range.contains(release) } }
  }
}
