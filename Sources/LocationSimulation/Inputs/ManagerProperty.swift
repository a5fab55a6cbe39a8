/// A property of a location manager, with a new value.
public enum ManagerProperty: Hashable, Sendable {
  /// allowsBackgroundLocationUpdates
  case allowsBackgroundLocationUpdates(Bool)
  /// showsBackgroundLocationIndicator
  case showsBackgroundLocationIndicator(Bool)
  /// pausesLocationUpdatesAutomatically
  case pausesLocationUpdatesAutomatically(Bool)
  /// distanceFilter, in metres, -1 for none
  case distanceFilter(Double)
  /// desiredAccuracy, in metres or one of Apple's constants
  case desiredAccuracy(Double)
  /// headingFilter, in degrees, -1 for none
  case headingFilter(Double)
  /// activityType, by raw value (DEL-053)
  case activityType(Int)
}
