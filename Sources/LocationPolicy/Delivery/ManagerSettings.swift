/// The properties of a location manager that decide what happens in the background, with Apple's defaults.
public struct ManagerSettings: Hashable, Sendable {
  /// allowsBackgroundLocationUpdates (BG-004).
  public var allowsBackgroundUpdates = false
  /// showsBackgroundLocationIndicator (BG-008).
  public var showsBackgroundIndicator = false
  /// pausesLocationUpdatesAutomatically (DEL-051).
  public var pausesAutomatically = true
  /// distanceFilter in metres; -1 is none (DEL-050, DEL-061).
  public var distanceFilter = -1.0
  /// desiredAccuracy in metres or one of Apple's constants; smaller is finer (DEL-052).
  public var desiredAccuracy = -1.0
  /// Whether filter and accuracy are known; when they are not, the rule of 16.4 has no answer (BG-020).
  public var knowsFilterAndAccuracy = true

  /// Creates Apple's defaults (DEL-051).
  public init() {}

  /// Creates settings from the two background properties, the rest being Apple's defaults.
  public init(allowsBackgroundUpdates: Bool, showsBackgroundIndicator: Bool = false) {
    self.allowsBackgroundUpdates = allowsBackgroundUpdates
    self.showsBackgroundIndicator = showsBackgroundIndicator
  }
}
