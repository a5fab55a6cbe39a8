public import CoreLocation
public import LocationPolicy

/// What keeps updates from coming for a while, or makes them less than was wanted; none of it is an end.
public enum Interruption: Hashable, Sendable {
  /// Location Services is off for the device; updates go on when it is turned on (SET-006).
  case servicesOff
  /// The app may not use locations, by this status; updates go on as soon as it may.
  case notAuthorized(AuthorizationStatus)
  /// The release runs the service with Always only, and the app has less (MON-001).
  case needsAlways
  /// The app was left, and what is followed goes on when it is opened again; for some seconds it may still come.
  ///
  /// See DEL-001 in the catalogue, and DEL-091 for the compass, which goes on as long as the app is not suspended.
  case inBackground
  /// The system paused because the phone does not move (DEL-080).
  case paused
  /// No location can be found at the moment; the search goes on (ERR-002).
  case locationUnknown
  /// A magnetic field disturbs the compass (DEL-091).
  case interference
  /// The app monitors so many regions of its own that none is left for the client (MON-006).
  case noRegionLeft
  /// Core Location reports another error; updates go on as soon as it has something to tell.
  case failed(CLError.Code)
  /// The person allows reduced accuracy only: locations come, but coarse and seldom, and regions are not watched.
  ///
  /// See ACC-002, ACC-003 and ACC-006 in the catalogue.
  case reducedAccuracy
  /// So many values were dropped since this was told last, because they were taken more slowly than they came.
  ///
  /// It is over when it is told, and changes nothing about other interruptions. What comes next is not another of them.
  case dropped(Int)

  /// Whether no locations come while it lasts.
  public var stopsLocations: Bool {
    switch self {
    case .servicesOff, .notAuthorized, .needsAlways, .inBackground, .paused, .locationUnknown, .interference,
      .noRegionLeft, .failed:
      true
    case .reducedAccuracy, .dropped: false
    }
  }
}
