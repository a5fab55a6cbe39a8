import CommandLineOptions
import CommandOutput
import LocationDrawing
import LocationPolicy
import LocationScenario
import LocationSimulation
import LocationTracks
import PhonePage
import Terminal
import Translations

/// Plays a scenario on simulated phones and prints what happens.
struct Simulate: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Run a scenario on simulated iPhones, and print what happens and where releases differ.",
    discussion: """
      A scenario is a JSON file: apps with their Info.plist, what they, the person, the world and the system do, and \
      expectations. Documentation/Scenarios.md describes the format, Examples/Scenarios has many examples.

      For one release, the output is its timeline. For several, releases that behave alike are grouped; the timeline of \
      the first group is followed by the differences in the next, and so on.

      Exits with 0 if all expectations hold, with 1 if one fails, and with 2 if the command line is invalid or the \
      scenario can't be read.
      """)

  @Argument(help: "The scenario file.", value: "scenario")
  var path: String

  @Option(
    help:
      "An iOS version or a range, such as 14, 13.4, 8-10 or 13.4+; can be given several times. The default is the releases of the scenario.",
    value: "versions")
  var ios: [ReleaseRangeArgument]

  @Flag(name: "all", help: "Run on all releases, including those not listed in the scenario.")
  var isOnAll: Bool

  @Option(help: "The format of the output.")
  var format = Format.text

  @Option(
    help: """
      The language of texts for people and of the phone's prompts, by default that of LANG; what the scenario says \
      stays as it is.
      """)
  var language: Language?

  @Option(help: "The seed of the device's random numbers, instead of the scenario's.", value: "number")
  var seed: Int?

  @Option(
    help:
      "The web address of the page with the phone, for a link that plays the scenario there; SEXTANT_PAGE names it too.",
    value: "url")
  var page: PageAddress?

  @Flag(name: "quiet", help: "Print only failures: no timeline. Other formats stay the same.")
  var isQuiet: Bool

  /// The format of the output.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// Text for people.
    case text
    /// JSON for scripts.
    case json
    /// An HTML page for sharing, with plots, prompts and a map.
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
    let progress = ProgressLine(sink: console.progress, verb: "Playing")
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
      SimulationText(
        scenario: scenario, results: played, isQuiet: isQuiet, width: width,
        language: console.language(language), link: try link(to: scenario, in: console)
      ).text)
    return played.allSatisfy(\.failures.isEmpty) ? .success : .errorsFound
  }

  /// Writes each run as soon as it is done, because all traces together can be large.
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

  /// Writes a page; keeps only the drawings and texts of each run, because all traces together can
  /// be large.
  private func writePage(
    of scenario: Scenario, to console: Console, showing progress: ProgressLine
  ) throws(CommandFailure) -> ExitCode {
    let way = scenario.track?.points.map(\.coordinate) ?? []
    let places = way.map { TrackPlot.Place(latitude: $0.latitude, longitude: $0.longitude) }
    let shown = console.language(language)
    var played: [PlayedRelease] = []
    var stories: [Release: PlayedStory] = [:]
    for release in releases(of: scenario) {
      let result = play(scenario, on: release, showing: progress)
      stories[release] = PlayedStory(result, way: places, in: shown)
      played.append(PlayedRelease(result))
    }
    progress.clear()
    let link = try link(to: scenario, in: console)
    try console.write(
      SimulationPage(scenario: scenario, results: played, stories: stories, language: shown, link: link).text)
    return played.allSatisfy(\.failures.isEmpty) ? .success : .errorsFound
  }

  /// Returns a link to the scenario on the page with the phone, for the newest played release; nil
  /// if the page has no address.
  private func link(to scenario: Scenario, in console: Console) throws(CommandFailure) -> PlayedLink? {
    guard let page = PageAddress.chosen(page, in: console.environment),
      let release = releases(of: scenario).last
    else { return nil }
    do throws(ScenarioError) {
      let value = try ScenarioJSON.value(of: ScenarioReader.contents(at: path))
      return PhoneLink(scenario: value, infoPlists: scenario.infoPlists, on: release)
        .map { PlayedLink(address: page.address(of: $0), remarks: $0.remarks) }
    } catch {
      throw .scenario(path: path, error)
    }
  }

  private func play(
    _ scenario: Scenario, on release: Release, showing progress: ProgressLine
  ) -> ScenarioResult {
    progress.show("\(scenario.name) on iOS \(release.name)")
    return scenario.run(on: release, seed: seed.map(UInt64.init))
  }

  private func releases(of scenario: Scenario) -> [Release] {
    isOnAll ? Release.allCases : ios.releases(byDefault: scenario.releases)
  }
}
