/// A part of the map around a place.
@frozen public struct MKCoordinateRegion {
  /// The center.
  public var center: CLLocationCoordinate2D
  /// The height and width in degrees.
  public var span: MKCoordinateSpan

  /// Creates a region of size zero at 0° N 0° E.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  /// Creates a region around a place.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region around a place, with a height and a width in meters.
  ///
  /// It uses the lengths of a degree on the WGS 84 ellipsoid at the place; Apple doesn't document which lengths it
  /// uses.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let ellipsoid = Ellipsoid(latitude: center.latitude)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / ellipsoid.metersPerDegreeOfLatitude,
        longitudeDelta: longitudinalMeters / ellipsoid.metersPerDegreeOfLongitude))
  }

  /// Creates the region that a rectangle of the map shows.
  ///
  /// Its center is that of the rectangle, and so not halfway between the edges' latitudes; it is inferred that
  /// Apple's is the same.
  public init(_ rect: MKMapRect) {
    let northWest = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let southEast = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: northWest.latitude - southEast.latitude,
        longitudeDelta: southEast.longitude - northWest.longitude))
  }
}

/// The height and width of a part of the map in degrees.
@frozen public struct MKCoordinateSpan {
  /// Degrees from its southern to its northern edge.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from its western to its eastern edge.
  public var longitudeDelta: CLLocationDegrees

  /// Creates a span of zero degrees.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}
