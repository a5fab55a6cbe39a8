import LocationDelivery
import LocationPolicy
import LocationSimulation
import LocationTracks

/// One step of a scenario.
struct ScenarioStep: Sendable {
  /// Where it stands in the file.
  let path: String
  /// The releases that it is for; nil for all.
  let releases: Set<Release>?
  /// Whether it is no failure when the device refuses it.
  let mayBeRefused: Bool
  /// What the timeline says before it.
  let note: String?
  /// What happens.
  let action: Action

  /// What can happen in a step.
  enum Action: Sendable {
    /// Nothing; the step is only a note.
    case none
    /// An app's code runs.
    case app(Int, [ScenarioCall])
    /// The person does something.
    case person(PersonAction<AppIndex>)
    /// The person answers with the first of the choices that the prompt has.
    case answers([Choice], precise: Bool)
    /// The world changes.
    case world(WorldChange)
    /// The system does something.
    case system(SystemAction<AppIndex>)
    /// Time passes.
    case wait(seconds: Double)
    /// Time passes until something is so.
    case waitUntil(ScenarioGoal, atMost: Double)
    /// Something is expected by now.
    case expect([ScenarioExpectation])
  }
}

/// An app of a scenario by its place in the file.
struct AppIndex: AppReference {
  typealias Bundle = AppBundle
  let position: Int
}

/// One call of an app's code in a scenario.
struct ScenarioCall: Sendable {
  /// Where it stands in the file.
  let path: String
  /// The releases that it is made on, as in `if #available`; nil for all.
  let releases: Set<Release>?
  /// What is called, and on which object.
  let call: NamedCall
}

/// What a step waits for.
enum ScenarioGoal: Sendable {
  /// The next thing that the device has planned.
  case nextEvent
  /// A prompt is on the screen.
  case prompt
  /// A location reaches the app.
  case fix(app: Int)
  /// The app's process does something.
  case phase(AppPhase, app: Int)
  /// The app reads a status.
  case status(AuthorizationStatus, app: Int)
}
