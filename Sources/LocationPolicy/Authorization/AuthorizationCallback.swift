/// The delegate method that tells an app of a change.
public enum AuthorizationCallback: UInt8, CaseIterable, Hashable, Sendable {
  /// None.
  case none
  /// locationManager(_:didChangeAuthorization:), up to iOS 13 (AUTH-004).
  case didChangeAuthorizationStatus
  /// locationManagerDidChangeAuthorization(_:), from iOS 14 (AUTH-005).
  case locationManagerDidChangeAuthorization

  /// The name of the delegate method in the decision tables; nil without a callback.
  public var name: String? {
    switch self {
    case .none: nil
    case .didChangeAuthorizationStatus: "didChangeAuthorizationStatus"
    case .locationManagerDidChangeAuthorization: "locationManagerDidChangeAuthorization"
    }
  }
}
