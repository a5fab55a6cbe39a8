import LocationDelivery
import LocationPolicy

/// Something that a scenario expects at a step.
struct ScenarioExpectation: Sendable {
  /// Where it stands in the file.
  let path: String
  /// The releases that it is about; nil for all.
  let releases: Set<Release>?
  /// The app that it is about, by its position in the scenario.
  let app: Int
  /// What is expected.
  let claim: Claim

  /// What can be claimed; "since" is the expectation step before.
  enum Claim: Sendable {
    /// The status that the app reads.
    case status(AuthorizationStatus)
    /// The accuracy that the app reads.
    case accuracy(Accuracy)
    /// What the app really has.
    case grant(Grant)
    /// What the app's process does.
    case phase(AppPhase)
    /// Whether a background indicator shows for the app.
    case indicator(Bool)
    /// No prompt is on the screen.
    case noPrompt
    /// A prompt is on the screen, with all that is given.
    case prompt(ScenarioPromptClaim)
    /// The statuses that the authorization callback brought since.
    case authorizations([AuthorizationStatus])
    /// The delegate methods called since, those in a row once.
    case callbacks([String])
    /// The locations that came since.
    case fixes(ClosedRange<Int>)
    /// The errors that services reported since.
    case errors([LocationErrorCode])
    /// What the completions of requests for full accuracy brought since; nil for no error.
    case completions([LocationErrorCode?])
    /// The exceptions raised since.
    case raised([LocationException])
    /// How often the process was launched since, other than by the person.
    case backgroundLaunches(Int)
    /// Whether the console warned of missing usage descriptions since.
    case missingDescriptionWarned(Bool)
    /// The diagnostics that sessions, updates and monitors brought last.
    case diagnostics([String])
    /// The rows that Settings has for the app.
    case settingsRows([String])
    /// The reported radius of uncertainty of the last location, in meters.
    case horizontalAccuracy(ClosedRange<Double>)
  }
}

/// What a prompt on the screen is to look like; what is nil may be anything.
struct ScenarioPromptClaim: Sendable {
  var title: String?
  var buttons: [String]?
  /// The usage description or purpose text below the title.
  var text: String?
  var hasMap: Bool?
  var hasPreciseToggle: Bool?
}
