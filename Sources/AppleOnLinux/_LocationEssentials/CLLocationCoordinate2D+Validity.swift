// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

package import LocationTracks

/// Returns whether both angles are in their ranges.
@available(iOS 4.0, *)
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Returns the place at a latitude and a longitude, without any checks.
@available(iOS 4.0, *)
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// An invalid place: 180° S 180° W, as printed on devices.
@available(iOS 4.0, *)
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

extension CLLocationCoordinate2D {
  /// Returns the distance in meters to another place along the WGS 84 ellipsoid; not a number if either is not valid.
  package func distance(to other: CLLocationCoordinate2D) -> CLLocationDistance {
    place.distance(to: other.place)
  }

  /// The same place in the type used for tracks.
  package var place: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }
}

extension CLLocationCoordinate2D {
  /// Both angles with their signs and eight decimals, as in Apple's descriptions.
  package var signedText: String { String(format: "<%+.8f,%+.8f>", latitude, longitude) }
}
