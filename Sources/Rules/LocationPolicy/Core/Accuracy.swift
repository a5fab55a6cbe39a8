/// The accuracy of the locations that an app may receive, with the raw values of Core Location (AUTH-002).
public enum Accuracy: Int, CaseIterable, Hashable, Sendable {
  /// The best accuracy of the device.
  case full = 0
  /// The center of a region of some kilometers that contains the true place.
  case reduced = 1
}

/// The numbers of reduced accuracy (ACC-001, ACC-002): Apple's hints, as adjustable values.
public struct ReducedAccuracy: Hashable, Sendable {
  /// The usual radius of the region, in meters.
  public var typicalRadius = 5_000.0
  /// The radius in a dense city, in meters.
  public var urbanRadius = 2_000.0
  /// The radius in rural areas, in meters.
  public var ruralRadius = 10_000.0
  /// The range of radii that Apple's page allows, in meters.
  public var radii: ClosedRange<Double> = 1_000...20_000
  /// The number of times per hour that the region is recomputed.
  public var updatesPerHour = 4
  /// The maximum age of a fix, in minutes.
  public var oldestFix = 20

  /// Creates the values with Apple's numbers.
  public init() {}
}
