import CommandLineOptions
package import LocationCatalogue
import LocationPolicy

/// Explains an entry of the catalogue, or what a request does and why.
struct Explain: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a fact or a mistake with its sources, or what a request does and why.",
    discussion: """
      With ids: everything that is known about a fact (KEY-005), with titles and addresses of its sources, a mistake \
      (MIS-13), an open question (OPEN-02) or a contradiction between sources (X-03).

      With --request: what the system does with it on a release, from a grant, in sentences, with the facts that say so.
      """)

  @Argument(help: ArgumentHelp("Ids of the catalogue, such as KEY-005.", valueName: "id"))
  var ids: [String]

  @Option(help: ArgumentHelp("The iOS version, such as 13.2; all releases without it.", valueName: "version"))
  var ios: ReleaseArgument?

  @Option(help: "What the app has.")
  var grant = GrantArgument.undecided

  @Option(help: "What the app does.")
  var request: AppRequest?

  @Option(help: "Where the app is.")
  var phase = PhaseArgument.foreground

  @Option(
    help: ArgumentHelp("An Info.plist key that is missing; can be given several times.", valueName: "key"))
  var without: [String]

  @Flag(name: .customLong("always-spent"), help: "The one request for Always was made before.")
  var alwaysSpent: Bool

  @Flag(help: "The person chose reduced accuracy, or takes it.")
  var reduced: Bool

  func validate() throws(ValidationError) {
    if ids.isEmpty, request == nil {
      throw ValidationError("give an id such as KEY-005, or --request with --ios and --grant")
    }
    if !ids.isEmpty, request != nil { throw ValidationError("ids and --request exclude each other") }
    for key in without where usageDescription(named: key) == nil {
      throw ValidationError("'\(key)' is no usage description; there are \(UsageDescriptions.all)")
    }
  }

  func run(in session: Session) throws(CommandFailure) -> ExitCode {
    if let request {
      try session.print(scenario.text(request: request, on: ios.map { [$0.release] } ?? Release.allCases))
      return .success
    }
    var texts: [String] = []
    for id in ids {
      guard let text = CatalogText.text(forID: id) else {
        throw .unknownID(id)
      }
      texts.append(text)
    }
    try session.print(texts.joined(separator: "\n\n"))
    return .success
  }

  private func usageDescription(named name: String) -> UsageDescriptions? {
    LocationKey(rawValue: name).flatMap(UsageDescriptions.init)
  }

  private var scenario: ExplainedScenario {
    var descriptions = UsageDescriptions.all
    for key in without { descriptions.remove(usageDescription(named: key) ?? []) }
    return ExplainedScenario(
      grant: grant, phase: phase.phase, isAlwaysSpent: alwaysSpent, isReduced: reduced,
      app: AppConfiguration(descriptions: descriptions, traits: .backgroundMode))
  }
}

extension AppRequest: ExpressibleByArgument {}
