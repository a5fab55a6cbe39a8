public import CoreLocation

/// One location, and why it is this one.
public struct FoundLocation: Equatable, Sendable {
  /// The location.
  public let location: CLLocation
  /// Why the search ended with it.
  public let reason: Reason

  /// Why a search ended.
  public enum Reason: Hashable, Sendable {
    /// It is as accurate as was asked for.
    case accurateEnough
    /// It was found before the search began, recent and accurate enough.
    case cached
    /// It is coarser than was asked for, but only reduced accuracy is allowed, so nothing better would come (ACC-005).
    case reducedAccuracy
    /// It is coarser than was asked for: the time limit passed, and nothing better was found.
    case bestAtTimeLimit
  }

  /// How accurate it is: the radius in meters.
  public var achievedAccuracy: Double { location.horizontalAccuracy }

  /// Creates what a search would have found, for previews and tests of views.
  public init(_ location: CLLocation, because reason: Reason) {
    self.location = location
    self.reason = reason
  }
}
