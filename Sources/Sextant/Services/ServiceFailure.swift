/// Why a service could not start.
///
/// What stops a service later is an interruption, not an end.
public enum ServiceFailure: Error, Hashable, Sendable {
  /// Something is in the way that the person or the app can change.
  case interrupted(ServiceInterruption)
  /// The app may not use locations, and this is how asking the person ended.
  case notGranted(AuthorizationOutcome)
  /// The device or the release does not have the service.
  case notAvailable
}
