public import CoreLocation
public import LocationPolicy

/// Why a service brings nothing for the time being; it goes on by itself when that is over.
public enum ServiceInterruption: Hashable, Sendable {
  /// The app may not use locations: nobody decided yet, the person denied it, or a restriction does.
  case notAuthorized(AuthorizationStatus)
  /// The release lets the service run with Always only, and the app has less (MON-001).
  case needsAlways
  /// Location Services is off for the device (SET-006).
  case servicesOff
  /// The person allows reduced accuracy only, with which no regions are watched (ACC-003).
  case reducedAccuracy
  /// A magnetic field disturbs the compass (DEL-091).
  case interference
  /// The app watches so many regions of its own accord that none is left for the client (MON-006).
  case noRegionLeft
  /// The device does not watch regions.
  case notAvailable
  /// Core Location told of a failure.
  case failed(CLError.Code)
}
