public import LocationPolicy

/// Why an app's process was launched.
public enum LaunchReason: Hashable, Sendable {
  /// The person opened it.
  case person
  /// The system launched it into the background for an event of a service (DEL-008).
  ///
  /// The classic services set UIApplication.LaunchOptionsKey.location (MON-004).
  case location(LocationService)
  /// The system launched it into the background for something else, such as a fetch or a push.
  case background
}
