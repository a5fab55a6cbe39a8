// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import LocationPolicy

/// The best accuracy, with the help of additional sensors; for navigation while charging.
@available(iOS 4.0, *)
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2

/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1

/// Accurate to within ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10

/// Accurate to within a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100

/// Accurate to within a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000

/// Accurate to within three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000

/// As inaccurate as for an app whose Precise switch is off (ACC-004).
@available(iOS 14.0, *)
public let kCLLocationAccuracyReduced: CLLocationAccuracy = LocationConstants.reducedAccuracy

/// Every movement is reported.
public let kCLDistanceFilterNone: CLLocationDistance = LocationConstants.noFilter

/// A distance greater than all others.
@available(iOS 6.0, *)
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude

/// A time longer than all others.
@available(iOS 6.0, *)
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
