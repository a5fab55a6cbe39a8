public import CoreLocation

/// What happens to the regions that are watched.
public enum RegionEvent: Hashable, Sendable {
  /// The phone came into a region.
  case entered(WatchedRegion)
  /// The phone left a region.
  case exited(WatchedRegion)
  /// A region can't be watched; it is tried again at the next launch, or when it is added again.
  case failed(WatchedRegion, Failure)

  /// Why a region can't be watched.
  public enum Failure: Hashable, Sendable {
    /// Its middle is no place, or its radius is not a positive number; it was not added.
    case notValid
    /// Core Location refuses it (ERR-004).
    case refused(CLError.Code)
  }
}
