package import LocationTracks

extension CLLocationCoordinate2D {
  /// Returns the metres to another place along the WGS 84 ellipsoid; not a number when either is not valid.
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
