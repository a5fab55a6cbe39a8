import LocationPolicy

/// Beacons that a manager ranges.
public struct RangedBeacons: Hashable, Sendable {
  /// Which beacons.
  public let constraint: BeaconConstraint
  /// The error that the app was told, while that is so.
  var failure: LocationErrorCode?

  init(constraint: BeaconConstraint) { self.constraint = constraint }
}
