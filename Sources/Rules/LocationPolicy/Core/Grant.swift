/// What an app really has, richer than the status it reads (AUTH-011).
public enum Grant: UInt8, CaseIterable, Hashable, Sendable {
  /// Nobody has decided yet.
  case notDetermined
  /// Allow Once: while in use, until no longer in use.
  case temporary
  /// While in use.
  case whenInUse
  /// Reads as always; behaves as when in use until the second prompt is answered.
  case provisionalAlways
  /// Always.
  case always
  /// Declined.
  case denied

  /// The status that a grant reads as, restriction and the Location Services switch aside.
  public var status: AuthorizationStatus {
    switch self {
    case .notDetermined: .notDetermined
    case .temporary, .whenInUse: .authorizedWhenInUse
    case .provisionalAlways, .always: .authorizedAlways
    case .denied: .denied
    }
  }

  /// Whether anything is granted.
  public var isAuthorized: Bool {
    switch self {
    case .temporary, .whenInUse, .provisionalAlways, .always: true
    case .notDetermined, .denied: false
    }
  }
}

/// The status an app reads, with the raw values of Core Location (AUTH-001).
public enum AuthorizationStatus: Int32, CaseIterable, Hashable, Sendable {
  /// Nobody has decided yet.
  case notDetermined = 0
  /// The person may not decide.
  case restricted = 1
  /// The person declined, or Location Services is off.
  case denied = 2
  /// Always, whether final or provisional; on iOS 7 the only authorization there is.
  ///
  /// The SDK of iOS 7 called this value `Authorized`. It reads by today's name on all releases, since code that is
  /// compiled today can compare it with no other (AUTH-001).
  case authorizedAlways = 3
  /// While the app is in use, whether lasting or once.
  case authorizedWhenInUse = 4
}
