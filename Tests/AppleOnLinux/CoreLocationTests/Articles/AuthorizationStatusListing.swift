// swift-format-ignore-file
// The enumeration as an article on location on iOS prints it; in a separate namespace, because it has Apple's
// name.
import CoreLocation

enum AuthorizationStatusListing {
public enum CLAuthorizationStatus : Int32, @unchecked Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorizedAlways = 3
    case authorizedWhenInUse = 4
}
}
