public import CoreLocation
public import LocationPolicy

/// A reason why updates are missing or degraded for a while; none of these ends the updates.
public enum Interruption: Hashable, Sendable {
  /// Location Services is off for the device; updates resume when it is turned on (SET-006).
  case servicesOff
  /// The app may not use locations, according to this status; updates resume as soon as it may.
  case notAuthorized(AuthorizationStatus)
  /// On this release the service needs Always, and the app doesn't have it (MON-001).
  case needsAlways
  /// The app is in the background; updates may continue for some seconds, and resume when the app is opened.
  ///
  /// See DEL-001 in the catalog, and DEL-091 for the compass, which continues as long as the app is not
  /// suspended.
  case inBackground
  /// The system paused because the phone does not move (DEL-080).
  case paused
  /// No location can be found at the moment; the search continues (ERR-002).
  case locationUnknown
  /// A magnetic field disturbs the compass (DEL-091).
  case interference
  /// The app monitors so many regions itself that none is left for the client (MON-006).
  case noRegionLeft
  /// Core Location reports another error; updates resume as soon as it delivers again.
  case failed(CLError.Code)
  /// The person allows only reduced accuracy: locations are coarse and rare, and regions are not monitored.
  ///
  /// See ACC-002, ACC-003 and ACC-006 in the catalog.
  case reducedAccuracy
  /// The number of values dropped since the last report, because the loop was slower than the values.
  ///
  /// It ends as soon as it is reported, and doesn't affect other interruptions.
  case dropped(Int)

  /// Whether no locations arrive during the interruption.
  public var stopsLocations: Bool {
    switch self {
    case .servicesOff, .notAuthorized, .needsAlways, .inBackground, .paused, .locationUnknown, .interference,
      .noRegionLeft, .failed:
      true
    case .reducedAccuracy, .dropped: false
    }
  }
}
