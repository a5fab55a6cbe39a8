/// The configurations of CLLocationUpdate.liveUpdates(_:), by Apple's names.
public enum LiveConfiguration: String, CaseIterable, Hashable, Sendable, Codable {
  /// The default.
  case `default`
  /// Car navigation.
  case automotiveNavigation
  /// Navigation of other vehicles.
  case otherNavigation
  /// Workouts.
  case fitness
  /// Flying.
  case airborne
}
