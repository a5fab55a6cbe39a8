/// A named constant of Core Location for settings of a manager.
package enum LocationConstant: String, CaseIterable, Hashable, Sendable {
  case accuracyBest = "kCLLocationAccuracyBest"
  case accuracyBestForNavigation = "kCLLocationAccuracyBestForNavigation"
  case accuracyNearestTenMeters = "kCLLocationAccuracyNearestTenMeters"
  case accuracyHundredMeters = "kCLLocationAccuracyHundredMeters"
  case accuracyKilometer = "kCLLocationAccuracyKilometer"
  case accuracyThreeKilometers = "kCLLocationAccuracyThreeKilometers"
  case accuracyReduced = "kCLLocationAccuracyReduced"
  case noDistanceFilter = "kCLDistanceFilterNone"
  case noHeadingFilter = "kCLHeadingFilterNone"
  case greatestDistance = "CLLocationDistanceMax"
  case greatestTimeInterval = "CLTimeIntervalMax"

  /// The name of the constant, in both languages.
  package var name: String { rawValue }
}
