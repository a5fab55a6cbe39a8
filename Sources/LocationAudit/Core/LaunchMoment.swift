/// When code runs without the person having done anything but open the app.
enum LaunchMoment: Hashable, Sendable {
  /// While the app launches.
  case launch
  /// When the first screen is made or appears.
  case firstScreen
}
