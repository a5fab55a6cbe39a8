extension CLLocationCoordinate2D {
  /// Returns the metres to another place on a sphere; the ellipsoid comes with the geodesics of LocationTracks.
  package func distance(to other: CLLocationCoordinate2D) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (from, to) = (latitude * radians, other.latitude * radians)
    let a =
      pow(sin((to - from) / 2), 2)
      + cos(from) * cos(to) * pow(sin((other.longitude - longitude) * radians / 2), 2)
    return 2 * 6_371_008.8 * asin(min(1, a.squareRoot()))
  }
}
