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
    case person(ScenarioPersonAction)
    /// The world changes.
    case world(WorldChange)
    /// The system does something.
    case system(ScenarioSystemAction, app: Int)
    /// Time passes.
    case wait(seconds: Double)
    /// Time passes until something is so.
    case waitUntil(ScenarioGoal, atMost: Double)
    /// Something is to be so by now.
    case expect([ScenarioExpectation])
  }
}
