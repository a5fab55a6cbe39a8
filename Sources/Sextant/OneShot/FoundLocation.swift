public import CoreLocation

/// One location, and why it is this one.
public struct FoundLocation: Hashable, Sendable {
  /// The location.
  public let location: CLLocation
  /// Why the search ended with it.
  public let reason: Reason

  /// Why a search ended.
  public enum Reason: Hashable, Sendable {
    /// It is as fine as was asked for.
    case accurateEnough
    /// It was found before the search began, fresh and fine enough.
    case cached
    /// It is coarser than was asked for, but reduced accuracy is allowed only, so nothing finer would come (ACC-005).
    case reducedAccuracy
    /// It is coarser than was asked for: the time limit passed, and nothing better was found.
    case bestAtTimeLimit
  }

  /// How fine it is: the radius in metres.
  public var achievedAccuracy: Double { location.horizontalAccuracy }

  init(_ location: CLLocation, because reason: Reason) {
    self.location = location
    self.reason = reason
  }
}
