/// The status an app reads, with the raw values of Core Location (AUTH-001).
public enum AuthorizationStatus: Int32, CaseIterable, Hashable, Sendable {
  /// Nobody has decided yet.
  case notDetermined = 0
  /// The person may not decide.
  case restricted = 1
  /// The person declined, or Location Services is off.
  case denied = 2
  /// Always, whether final or provisional; on iOS 7 the only authorization there is.
  case authorizedAlways = 3
  /// While the app is in use, whether lasting or once.
  case authorizedWhenInUse = 4
}
