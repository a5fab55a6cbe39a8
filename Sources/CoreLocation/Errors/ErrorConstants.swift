// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The domain of Core Location's errors.
public let kCLErrorDomain: String = "kCLErrorDomain"

/// The key under which an error holds the region that stands in for the one that failed.
@available(iOS 5.0, *)
public let kCLErrorUserInfoAlternateRegionKey: String = "kCLErrorUserInfoAlternateRegionKey"

/// The domain of the errors of location pushes.
@available(iOS 15.0, *)
public let CLLocationPushServiceErrorDomain: String = "CLLocationPushServiceErrorDomain"
