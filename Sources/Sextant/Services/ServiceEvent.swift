import CoreLocation

/// What the manager of a service tells.
enum ServiceEvent: Sendable {
  /// Where the phone points.
  case heading(CompassHeading)
  /// Locations, oldest first.
  case locations([CLLocation])
  /// Something failed.
  case failed(CLError.Code)
}
