// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The part of a beacon's identity that distinguishes groups.
public typealias CLBeaconMajorValue = UInt16

/// The part of a beacon's identity that distinguishes the beacons of a group.
public typealias CLBeaconMinorValue = UInt16

/// The strength of a magnetic field along an axis in microteslas.
public typealias CLHeadingComponentValue = Double

/// The filter that reports every change of the heading.
public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// The domain of Core Location's errors.
public let kCLErrorDomain: String = "kCLErrorDomain"

/// The key for the region that replaces the one that failed.
@available(iOS 5.0, *)
public let kCLErrorUserInfoAlternateRegionKey: String = "kCLErrorUserInfoAlternateRegionKey"

/// The domain of the errors of location pushes.
@available(iOS 15.0, *)
public let CLLocationPushServiceErrorDomain: String = "CLLocationPushServiceErrorDomain"
