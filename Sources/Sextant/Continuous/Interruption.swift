public import CoreLocation
public import LocationPolicy

/// What keeps locations from coming for a while, or keeps them coarse; none of it is an end.
public enum Interruption: Hashable, Sendable {
  /// Location Services is off for the device; locations go on when it is turned on (SET-006).
  case servicesOff
  /// The app may not use locations any more, by this status; they go on when it may again.
  case authorizationLost(AuthorizationStatus)
  /// The app was left, and locations go on when it is opened again; for some seconds they may still come (DEL-001).
  case inBackground
  /// The system paused because the phone does not move (DEL-080).
  case paused
  /// No location can be found just now; the search goes on (ERR-002).
  case locationUnknown
  /// Core Location reports another error; locations go on as soon as it finds one.
  case failed(CLError.Code)
  /// The person allows reduced accuracy only: locations come, but coarse and seldom (ACC-002, ACC-006).
  case reducedAccuracy
  /// So many locations were dropped at this place, because they were taken more slowly than they came.
  ///
  /// It is over when it is told, and changes nothing about other interruptions.
  case dropped(Int)

  /// Whether no locations come while it lasts.
  public var stopsLocations: Bool {
    switch self {
    case .servicesOff, .authorizationLost, .inBackground, .paused, .locationUnknown, .failed: true
    case .reducedAccuracy, .dropped: false
    }
  }
}
