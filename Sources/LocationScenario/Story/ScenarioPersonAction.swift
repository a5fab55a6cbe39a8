import LocationPolicy
import LocationSimulation

/// What the person does in a step; apps are named by their positions in the scenario.
enum ScenarioPersonAction: Sendable {
  /// Answers with the first of the choices that the prompt has.
  case answers([Choice], precise: Bool)
  /// Does something with an app.
  case withApp(@Sendable (AppID) -> PersonAction, app: Int)
  /// Installs an app that the scenario describes.
  case installs(AppBundle)
  /// Does something that concerns no app.
  case plain(PersonAction)
}
