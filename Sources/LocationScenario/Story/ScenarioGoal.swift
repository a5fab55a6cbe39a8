import LocationPolicy
import LocationSimulation

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
