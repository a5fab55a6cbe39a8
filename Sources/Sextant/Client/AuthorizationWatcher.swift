/// One that is told what the app may do.
struct AuthorizationWatcher: Sendable {
  /// Told after each change.
  let tell: @Sendable (LocationAuthorization) -> Void
  /// Told when nothing more will come.
  let end: @Sendable () -> Void
}
