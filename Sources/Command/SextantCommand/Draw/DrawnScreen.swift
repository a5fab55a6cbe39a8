import CommandLineOptions

/// A screen that can be drawn.
enum DrawnScreen: String, CaseIterable, ExpressibleByArgument {
  /// The prompt that a request shows.
  case prompt
  /// The app's page in Settings.
  case settings
  /// The status bar while the app uses location in the background.
  case statusBar = "status-bar"
}
