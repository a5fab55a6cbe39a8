public import CoreLocation

/// Why a request for a location brought none.
public enum LocationFailure: Error, Hashable, Sendable {
  /// The app may not use locations: how asking ended, or that nothing was asked.
  case notAuthorized(AuthorizationOutcome)
  /// Location Services is off for the device (SET-006).
  case servicesOff
  /// The authorisation went while the location was searched.
  case authorizationLost
  /// The app may use locations only while it is in use, and it was in the background (ERR-003).
  case notInForeground
  /// No location was found within the time limit.
  case notFound
  /// Core Location failed for good.
  case failed(CLError.Code)
  /// The calling task was cancelled.
  case cancelled
}
