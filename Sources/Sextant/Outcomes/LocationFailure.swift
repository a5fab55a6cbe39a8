public import CoreLocation

/// Why a request of a client brought nothing; the same words for all of them.
public enum LocationFailure: Error, Hashable, Sendable {
  /// The app may not use locations: how asking ended, or that nothing was asked.
  case notAuthorized(AuthorizationOutcome)
  /// Location Services is off for the device (SET-006).
  case servicesOff
  /// The authorization was lost while the location was searched for.
  case authorizationLost
  /// The app may use locations only while it is in use, and it was in the background (ERR-003).
  case notInForeground
  /// The release lets the service run with Always only, and the app has less (MON-001).
  case needsAlways
  /// The device or the release does not have the service.
  case notAvailable
  /// No location was found within the time limit.
  case notFound
  /// Core Location failed for good.
  case failed(CLError.Code)
  /// The calling task was cancelled, or the process has ended.
  case cancelled
}
