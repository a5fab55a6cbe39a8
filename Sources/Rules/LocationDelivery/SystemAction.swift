/// The actions that the system mostly takes by itself, at times that it chooses.
public enum SystemAction<App: AppReference>: Hashable, Sendable {
  /// Ends the app's process, for example when memory is low.
  case terminates(App)
  /// Launches the app in the background, for example for a fetch or a push.
  case launchesInBackground(App)
  /// Shows the second prompt of provisional Always (AUTH-062).
  case showsSecondPrompt(App)
  /// Reminds the person of the app's background use (SET-020, SET-021).
  case reminds(App)
  /// Delivers a message of the watch app that is in the foreground (DEL-002).
  case deliversWatchMessage(App)
  /// Delivers a location push, which runs the app's location push service extension (DEL-096).
  case deliversLocationPush(App)
  /// Runs the app's widget extension, so that it prepares new content for the widget (KEY-042).
  case refreshesWidget(App)
}

extension SystemAction {
  /// The app that the action affects.
  package var app: App {
    switch self {
    case .terminates(let app), .launchesInBackground(let app), .showsSecondPrompt(let app), .reminds(let app),
      .deliversWatchMessage(let app), .deliversLocationPush(let app), .refreshesWidget(let app):
      app
    }
  }

  /// Returns the same action on an app with another reference.
  package func on<Other>(_ app: Other) -> SystemAction<Other> {
    switch self {
    case .terminates: .terminates(app)
    case .launchesInBackground: .launchesInBackground(app)
    case .showsSecondPrompt: .showsSecondPrompt(app)
    case .reminds: .reminds(app)
    case .deliversWatchMessage: .deliversWatchMessage(app)
    case .deliversLocationPush: .deliversLocationPush(app)
    case .refreshesWidget: .refreshesWidget(app)
    }
  }
}
