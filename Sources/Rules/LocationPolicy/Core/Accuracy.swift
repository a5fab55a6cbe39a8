/// How accurate the locations are that an app may get, with the raw values of Core Location (AUTH-002).
public enum Accuracy: Int, CaseIterable, Hashable, Sendable {
  /// As accurate as the device can be.
  case full = 0
  /// The center of a region of some kilometers that contains the true place.
  case reduced = 1
}

/// The numbers of reduced accuracy (ACC-001, ACC-002): Apple's hints, made adjustable values.
public struct ReducedAccuracy: Hashable, Sendable {
  /// The usual radius of the region, in meters.
  public var typicalRadius = 5_000.0
  /// The radius in a dense city, in meters.
  public var urbanRadius = 2_000.0
  /// The radius in the country, in meters.
  public var ruralRadius = 10_000.0
  /// The radii that Apple's page allows for, in meters.
  public var radii: ClosedRange<Double> = 1_000...20_000
  /// How often the region is recomputed.
  public var updatesPerHour = 4
  /// How old a fix may be, in minutes.
  public var oldestFix = 20

  /// Creates Apple's numbers.
  public init() {}
}
