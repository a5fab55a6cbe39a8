// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

package import LocationTracks

/// Returns whether both angles are in their ranges.
@available(iOS 4.0, *)
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Returns the place at a latitude and a longitude; nothing is checked.
@available(iOS 4.0, *)
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// No place: 180° S 180° W, as printed on devices.
@available(iOS 4.0, *)
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

extension CLLocationCoordinate2D {
  /// Returns the meters to another place along the WGS 84 ellipsoid; not a number when either is not valid.
  package func distance(to other: CLLocationCoordinate2D) -> CLLocationDistance {
    place.distance(to: other.place)
  }

  /// The same place among tracks.
  package var place: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }
}

extension CLLocationCoordinate2D {
  /// Both angles with their signs and eight decimals, as Apple's descriptions write a place.
  package var signedText: String { String(format: "<%+.8f,%+.8f>", latitude, longitude) }
}
