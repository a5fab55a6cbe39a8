import LocationDelivery
import LocationPolicy
import LocationSimulation

/// An expectation of a scenario at a step.
struct ScenarioExpectation: Sendable {
  /// The location in the file.
  let path: String
  /// The releases that it applies to; nil for all.
  let releases: Set<Release>?
  /// The app that it refers to, by its position in the scenario.
  let app: Int
  /// The extension of the app that it refers to; nil for the app itself.
  let part: ExtensionKind?
  /// The claim that is expected to be true.
  let claim: Claim

  /// The possible claims; "since" refers to the previous expectation step.
  enum Claim: Sendable {
    /// The status that the app reads.
    case status(AuthorizationStatus)
    /// The accuracy that the app reads.
    case accuracy(Accuracy)
    /// The app's real authorization.
    case grant(Grant)
    /// The phase of the app's process.
    case phase(AppPhase)
    /// Whether a background indicator shows for the app.
    case indicator(Bool)
    /// No prompt is on screen.
    case noPrompt
    /// A prompt is on screen, with the given properties.
    case prompt(ScenarioPromptClaim)
    /// The statuses that the authorization callback reported since.
    case authorizations([AuthorizationStatus])
    /// The delegate methods called since, with repetitions in a row counted once.
    case callbacks([String])
    /// The number of locations that arrived since.
    case fixes(ClosedRange<Int>)
    /// The errors that services reported since.
    case errors([LocationErrorCode])
    /// The results of requests for full accuracy since; nil for no error.
    case completions([LocationErrorCode?])
    /// The exceptions raised since.
    case raised([LocationException])
    /// The number of launches of the process since, other than by the person.
    case backgroundLaunches(Int)
    /// Whether the console warned about missing usage descriptions since.
    case missingDescriptionWarned(Bool)
    /// The last diagnostics of sessions, updates and monitors.
    case diagnostics([String])
    /// The rows that Settings has for the app.
    case settingsRows([String])
    /// The reported radius of uncertainty of the last location, in meters.
    case horizontalAccuracy(ClosedRange<Double>)
  }
}

/// The expected properties of a prompt on screen; nil allows anything.
struct ScenarioPromptClaim: Sendable {
  var title: String?
  var buttons: [String]?
  /// The usage description or purpose text below the title.
  var text: String?
  var hasMap: Bool?
  var hasPreciseToggle: Bool?
}
