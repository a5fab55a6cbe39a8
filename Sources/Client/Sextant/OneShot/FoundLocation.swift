public import CoreLocation

/// A location, and the reason why the search ended with it.
public struct FoundLocation: Equatable, Sendable {
  /// The location.
  public let location: CLLocation
  /// The reason why the search ended with it.
  public let reason: Reason

  /// The reason why a search ended.
  public enum Reason: Hashable, Sendable {
    /// It is as accurate as requested.
    case accurateEnough
    /// It was found before the search began, recent and accurate enough.
    case cached
    /// It is coarser than requested, but only reduced accuracy is allowed, so nothing better would come (ACC-005).
    case reducedAccuracy
    /// It is coarser than requested: the time limit passed, and nothing better was found.
    case bestAtTimeLimit
  }

  /// The accuracy of the location: its radius in meters.
  public var achievedAccuracy: Double { location.horizontalAccuracy }

  /// Creates the result of a search, for previews and tests of views.
  public init(_ location: CLLocation, because reason: Reason) {
    self.location = location
    self.reason = reason
  }
}
