/// An app's real authorization, which is more detailed than the status that it reads (AUTH-011).
public enum Grant: UInt8, CaseIterable, Hashable, Sendable {
  /// The person has not decided yet.
  case notDetermined
  /// Allow Once: When In Use, until the app is no longer in use.
  case temporary
  /// When In Use.
  case whenInUse
  /// Provisional Always: reads as Always, but behaves as When In Use until the second prompt is answered.
  case provisionalAlways
  /// Always.
  case always
  /// Declined.
  case denied

  /// The status that a grant reads as, ignoring restrictions and the Location Services switch.
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

/// The status that an app reads, with the raw values of Core Location (AUTH-001).
public enum AuthorizationStatus: Int32, CaseIterable, Hashable, Sendable {
  /// The person has not decided yet.
  case notDetermined = 0
  /// A restriction prevents the person from deciding.
  case restricted = 1
  /// The person declined, or Location Services is off.
  case denied = 2
  /// Always, whether final or provisional; the only authorization on iOS 7.
  ///
  /// The SDK of iOS 7 called this value `Authorized`. It has today's name on all releases, because code that is
  /// compiled today can't compare it with any other (AUTH-001).
  case authorizedAlways = 3
  /// When In Use, whether permanent or once.
  case authorizedWhenInUse = 4
}
