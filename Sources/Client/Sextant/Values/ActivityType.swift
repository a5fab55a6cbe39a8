/// The activity of the person, which helps the system to distinguish rest from movement (DEL-053).
public enum ActivityType: String, CaseIterable, Codable, Hashable, Sendable {
  /// None of the following.
  case other
  /// Driving on roads.
  case automotiveNavigation
  /// A workout on foot or by bicycle; on iOS 14 and later not for use indoors.
  case fitness
  /// Boats and trains; on iOS 14 and later also walking and off-road vehicles.
  case otherNavigation
  /// Flying.
  case airborne
}
