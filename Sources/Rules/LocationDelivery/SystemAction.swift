/// What the system mostly does by itself, at times of its own choosing.
public enum SystemAction<App: AppReference>: Hashable, Sendable {
  /// Ends the app's process, for memory for example.
  case terminates(App)
  /// Launches the app into the background, for a fetch or a push for example.
  case launchesInBackground(App)
  /// Finds the moment for the second prompt of provisional Always (AUTH-062).
  case showsSecondPrompt(App)
  /// Reminds the person of the app's background use (SET-020, SET-021).
  case reminds(App)
  /// Delivers a message of the watch app that is in the foreground (DEL-002).
  case deliversWatchMessage(App)
}

extension SystemAction {
  /// The app that the system does it to.
  package var app: App {
    switch self {
    case .terminates(let app), .launchesInBackground(let app), .showsSecondPrompt(let app), .reminds(let app),
      .deliversWatchMessage(let app):
      app
    }
  }

  /// The same action on an app of another name.
  package func on<Other>(_ app: Other) -> SystemAction<Other> {
    switch self {
    case .terminates: .terminates(app)
    case .launchesInBackground: .launchesInBackground(app)
    case .showsSecondPrompt: .showsSecondPrompt(app)
    case .reminds: .reminds(app)
    case .deliversWatchMessage: .deliversWatchMessage(app)
    }
  }
}
