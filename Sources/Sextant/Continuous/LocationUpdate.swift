public import CoreLocation

/// What comes while locations are followed.
public enum LocationUpdate: Hashable, Sendable {
  /// A location.
  case location(CLLocation)
  /// Something keeps locations from coming, or not all of them do; a newer interruption takes the place of an older one.
  case interrupted(Interruption)
  /// Nothing is in the way any more.
  case resumed
}
