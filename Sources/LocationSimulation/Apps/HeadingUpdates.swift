/// Compass updates that a manager started and has not stopped (DEL-090).
struct HeadingUpdates: Hashable, Sendable {
  /// The heading that the app was told last, in degrees from magnetic north; nil before the first.
  var last: Double?
  /// Whether the app was told of interference that goes on (DEL-091).
  var saidFailure = false
}
