import LocationPolicy
import LocationSimulation

/// An app of a scenario: what is installed, and how its code reacts to what the system tells it.
struct ScenarioApp: Sendable {
  /// What it brings along.
  let bundle: AppBundle
  /// Whether it is there from the start.
  let isInstalled: Bool
  /// What its code does on certain messages.
  let reactions: Reactions

  /// Calls that an app makes by itself.
  struct Reactions: Sendable {
    /// When its process starts, whoever started it.
    var launch: [ScenarioCall] = []
    /// When its process was started for an event of a location service.
    var locationLaunch: [ScenarioCall] = []
    /// When it comes back to the foreground.
    var foreground: [ScenarioCall] = []
    /// When it is left.
    var background: [ScenarioCall] = []
    /// When a manager reports a status.
    var authorization: [AuthorizationStatus: [ScenarioCall]] = [:]
    /// When locations come.
    var locations: [ScenarioCall] = []
    /// When a service fails.
    var failure: [ScenarioCall] = []
    /// When updates were paused automatically.
    var pause: [ScenarioCall] = []
    /// When its location button was tapped.
    var locationButton: [ScenarioCall] = []
  }
}
