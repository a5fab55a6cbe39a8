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
    /// It was there before, fresh and fine enough.
    case cached
    /// The person allows reduced accuracy only, so nothing finer would have come (ACC-005).
    case reducedAccuracy
    /// The time limit passed, and nothing better was found.
    case bestAtTimeLimit
  }

  /// How fine it is: the radius in metres.
  public var achievedAccuracy: Double { location.horizontalAccuracy }

  init(_ location: CLLocation, because reason: Reason) {
    self.location = location
    self.reason = reason
  }
}
