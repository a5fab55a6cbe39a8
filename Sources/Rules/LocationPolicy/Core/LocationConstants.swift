/// The numeric values of Core Location's constants (DEL-050).
public enum LocationConstants {
  /// The accuracy constants by name, finest first (DEL-052).
  public static let accuracies: [(name: String, meters: Double)] = [
    ("kCLLocationAccuracyBestForNavigation", -2),
    ("kCLLocationAccuracyBest", -1),
    ("kCLLocationAccuracyNearestTenMeters", 10),
    ("kCLLocationAccuracyHundredMeters", 100),
    ("kCLLocationAccuracyKilometer", 1_000),
    ("kCLLocationAccuracyThreeKilometers", 3_000),
    ("kCLLocationAccuracyReduced", reducedAccuracy),
  ]

  /// kCLLocationAccuracyReduced, from iOS 14 on (ACC-004).
  ///
  /// It has not been verified on a device; two reimplementations agree on it (OPEN-17).
  public static let reducedAccuracy = 6_380_000.0

  /// kCLDistanceFilterNone and kCLHeadingFilterNone.
  public static let noFilter = -1.0

  /// The activity types by name with their raw values; airborne exists from iOS 12 on (DEL-053).
  public static let activityTypes: [(name: String, rawValue: Int)] = [
    ("other", 1), ("automotiveNavigation", 2), ("fitness", 3), ("otherNavigation", 4), ("airborne", 5),
  ]
}
