/// The delegate method that reports a change to an app.
public enum AuthorizationCallback: CaseIterable, Hashable, Sendable {
  /// None.
  case none
  /// locationManager(_:didChangeAuthorization:), up to iOS 13 (AUTH-004).
  case didChangeAuthorizationStatus
  /// locationManagerDidChangeAuthorization(_:), from iOS 14 (AUTH-005).
  case locationManagerDidChangeAuthorization
}
