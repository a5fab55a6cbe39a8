public import LocationPolicy

/// A location manager of an app, as the location system sees it.
public struct Manager: Sendable {
  /// The manager.
  public let id: ClientID
  /// Whether it has a delegate, and what that implements.
  public internal(set) var delegate: DelegateMethods?
  /// Whether it told its delegate the status, as each manager does once after it was made (AUTH-006).
  var hasReported = false
  /// The properties that decide on delivery.
  public internal(set) var settings = ManagerSettings()
  /// headingFilter in degrees; -1 is none (DEL-051).
  public internal(set) var headingFilter = 1.0
  /// activityType by raw value (DEL-053).
  public internal(set) var activityType = 1
  /// The services that were started and not stopped.
  public internal(set) var services = ManagerServices()

  init(id: ClientID) { self.id = id }
}
