/// What the phone's screen shows, or would show if it were not locked.
public enum Screen: Hashable, Sendable {
  /// The Home screen.
  case home
  /// An app.
  case app(AppID)
  /// Settings.
  case settings
}
