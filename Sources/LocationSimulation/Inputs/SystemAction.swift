/// What the system does of its own accord; it mostly does so by itself, at times of its own choosing.
public enum SystemAction: Hashable, Sendable {
  /// Ends the app's process, for memory for example.
  case terminates(AppID)
  /// Launches the app into the background, for a fetch or a push for example.
  case launchesInBackground(AppID)
  /// Finds the moment for the second prompt of provisional Always (AUTH-062).
  case showsSecondPrompt(AppID)
  /// Reminds the person of the app's background use (SET-020, SET-021).
  case reminds(AppID)
  /// Delivers a message of the watch app that is in the foreground (DEL-002).
  case deliversWatchMessage(AppID)
}
