// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The part of a beacon's identity that tells groups apart.
public typealias CLBeaconMajorValue = UInt16

/// The part of a beacon's identity that tells the beacons of a group apart.
public typealias CLBeaconMinorValue = UInt16

/// The strength of a magnetic field along an axis in microteslas.
public typealias CLHeadingComponentValue = Double

/// The filter that lets every change of the heading through.
public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// The domain of Core Location's errors.
public let kCLErrorDomain: String = "kCLErrorDomain"

/// The key under which an error holds the region that stands in for the one that failed.
@available(iOS 5.0, *)
public let kCLErrorUserInfoAlternateRegionKey: String = "kCLErrorUserInfoAlternateRegionKey"

/// The domain of the errors of location pushes.
@available(iOS 15.0, *)
public let CLLocationPushServiceErrorDomain: String = "CLLocationPushServiceErrorDomain"
