import LocationPolicy
import LocationSimulation

/// What the person does in a step; apps are named by their positions in the scenario.
enum ScenarioPersonAction: Sendable {
  /// Answers with the first of the choices that the prompt has.
  case answers([Choice], precise: Bool)
  /// Does something with an app.
  case withApp(WithApp, app: Int)
  /// Installs an app that the scenario describes.
  case installs(AppBundle)
  /// Does something that concerns no app.
  case plain(PersonAction)

  /// What a person can do with an app.
  enum WithApp: Sendable {
    case opens, forceQuits, deletes, addsWidget, looksAtWidget
    case chooses(SettingsRow)
    case setsPrecise(Bool)
    case setsBackgroundAppRefresh(Bool)

    func action(on app: AppID) -> PersonAction {
      switch self {
      case .opens: .opens(app)
      case .forceQuits: .forceQuits(app)
      case .deletes: .deletes(app)
      case .addsWidget: .addsWidget(app)
      case .looksAtWidget: .looksAtWidget(app)
      case .chooses(let row): .chooses(row, for: app)
      case .setsPrecise(let precise): .setsPrecise(precise, for: app)
      case .setsBackgroundAppRefresh(let on): .setsBackgroundAppRefresh(on, for: app)
      }
    }
  }
}
