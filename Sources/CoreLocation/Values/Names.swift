/// The part of a beacon's identity that tells groups apart.
public typealias CLBeaconMajorValue = UInt16

/// The part of a beacon's identity that tells the beacons of a group apart.
public typealias CLBeaconMinorValue = UInt16

/// The strength of a magnetic field along an axis in microteslas.
public typealias CLHeadingComponentValue = Double

/// Every change of the heading is told.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
