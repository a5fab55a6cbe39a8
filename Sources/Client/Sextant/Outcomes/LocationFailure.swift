public import CoreLocation

/// The reason why a request of a client failed.
public enum LocationFailure: Error, Hashable, Sendable {
  /// The app may not use locations, with the outcome of the request for permission.
  case notAuthorized(AuthorizationOutcome)
  /// Location Services is off for the device (SET-006).
  case servicesOff
  /// The authorization was lost during the search.
  case authorizationLost
  /// The app may use locations only while it is in use, and it was in the background (ERR-003).
  case notInForeground
  /// On this release the service needs Always, and the app doesn't have it (MON-001).
  case needsAlways
  /// The device or the release does not have the service.
  case notAvailable
  /// No location was found within the time limit.
  case notFound
  /// Core Location failed permanently.
  case failed(CLError.Code)
  /// The calling task was canceled, or the process has ended.
  case cancelled
}
