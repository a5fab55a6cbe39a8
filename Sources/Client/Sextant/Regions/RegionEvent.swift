public import CoreLocation

/// An event of a monitored region.
public enum RegionEvent: Hashable, Sendable {
  /// The phone entered a region.
  case entered(WatchedRegion)
  /// The phone left a region.
  case exited(WatchedRegion)
  /// A region can't be monitored; the client tries again at the next launch, or when it is added again.
  case failed(WatchedRegion, Failure)

  /// The reason why a region can't be monitored.
  public enum Failure: Hashable, Sendable {
    /// Its center is invalid, or its radius is not a positive number; it was not added.
    case notValid
    /// Core Location rejects it (ERR-004).
    case refused(CLError.Code)
  }
}
