import CommandLineOptions
import LocationPolicy
import LocationSimulation

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
    help: "Print only what is not as expected: no timeline. The JSON form stays the same.")
  var isQuiet: Bool

  /// The forms of the output.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// For people.
    case text
    /// For scripts.
    case json
  }

  func validate() throws(ValidationError) {
    if isOnAll, !ios.isEmpty { throw ValidationError("--all and --ios exclude each other") }
    if let seed, seed < 0 { throw ValidationError("--seed takes a number from 0 on") }
  }

  func run(in session: Session) throws(CommandFailure) -> ExitCode {
    let scenario: Scenario
    do throws(ScenarioError) {
      scenario = try ScenarioReader.scenario(at: path)
    } catch {
      throw .scenario(path: path, error)
    }
    try session.warn(scenario.warnings.map { "\(path): \($0)" })
    let results = play(scenario, showing: ProgressLine(sink: session.errors))
    switch format {
    case .text:
      let width = session.width(standard: SimulationText.standardWidth)
      try session.write(
        SimulationText(scenario: scenario, results: results, isQuiet: isQuiet, width: width).text)
    case .json: try session.write(ScenarioReport(scenario: scenario, results: results).json)
    }
    return results.allSatisfy(\.failures.isEmpty) ? .success : .errorsFound
  }

  private func play(_ scenario: Scenario, showing progress: ProgressLine) -> [ScenarioResult] {
    defer { progress.clear() }
    return releases(of: scenario).map { release in
      progress.show("\(scenario.name) on iOS \(release.name)")
      return scenario.run(on: release, seed: seed.map(UInt64.init))
    }
  }

  private func releases(of scenario: Scenario) -> [Release] {
    if isOnAll { return Release.allCases }
    if ios.isEmpty { return scenario.releases }
    return Set(ios.flatMap(\.range.releases)).sorted()
  }
}
