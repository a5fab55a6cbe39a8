import CoreLocation

/// What the manager of a session of updates tells.
enum UpdatesEvent: Sendable {
  /// Locations, oldest first.
  case locations([CLLocation])
  /// Something failed.
  case failed(CLError.Code)
  /// The system paused (DEL-080).
  case paused
  /// Updates run again after a pause (DEL-081).
  case resumed
}
