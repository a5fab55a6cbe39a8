import LocationSimulation

/// What the system does of its own accord in a step.
enum ScenarioSystemAction: String, CaseIterable, Sendable {
  case terminates, launchesInBackground, showsSecondPrompt, reminds, deliversWatchMessage

  func action(on app: AppID) -> SystemAction {
    switch self {
    case .terminates: .terminates(app)
    case .launchesInBackground: .launchesInBackground(app)
    case .showsSecondPrompt: .showsSecondPrompt(app)
    case .reminds: .reminds(app)
    case .deliversWatchMessage: .deliversWatchMessage(app)
    }
  }
}
