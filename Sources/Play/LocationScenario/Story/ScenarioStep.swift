import LocationDelivery
import LocationPolicy
import LocationSimulation
import LocationTracks

/// One step of a scenario.
struct ScenarioStep: Sendable {
  /// The location in the file.
  let path: String
  /// The releases that it applies to; nil for all.
  let releases: Set<Release>?
  /// Whether a refusal by the device is not a failure.
  let mayBeRefused: Bool
  /// The note in the timeline before the step.
  let note: String?
  /// The action of the step.
  let action: Action

  /// The possible actions of a step.
  enum Action: Sendable {
    /// Nothing; the step is only a note.
    case none
    /// An app's code runs, or that of its extension.
    case app(Int, ExtensionKind?, [ScenarioCall])
    /// The person takes an action.
    case person(PersonAction<AppIndex>)
    /// The person answers with the first of the choices that the prompt offers.
    case answers([Choice], precise: Bool)
    /// The world changes.
    case world(WorldChange)
    /// The system takes an action.
    case system(SystemAction<AppIndex>)
    /// Time passes.
    case wait(seconds: Double)
    /// Time passes until a goal is reached.
    case waitUntil(ScenarioGoal, atMost: Double)
    /// Expectations are checked.
    case expect([ScenarioExpectation])
  }
}

/// An app of a scenario by its position in the file.
struct AppIndex: AppReference {
  typealias Bundle = AppBundle
  let position: Int
}

/// One call of an app's code in a scenario.
struct ScenarioCall: Sendable {
  /// The location in the file.
  let path: String
  /// The releases that it is made on, as in `if #available`; nil for all.
  let releases: Set<Release>?
  /// The call and its object.
  let call: NamedCall
}

/// The goal that a step waits for.
enum ScenarioGoal: Sendable {
  /// The next planned event of the device.
  case nextEvent
  /// A prompt is on screen.
  case prompt
  /// A location reaches the app.
  case fix(app: Int)
  /// The app's process enters a phase.
  case phase(AppPhase, app: Int)
  /// The app reads a status.
  case status(AuthorizationStatus, app: Int)
}
