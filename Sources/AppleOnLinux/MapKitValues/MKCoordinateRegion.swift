/// A part of the map around a place.
@frozen public struct MKCoordinateRegion {
  /// Its middle.
  public var center: CLLocationCoordinate2D
  /// How many degrees it is high and wide.
  public var span: MKCoordinateSpan

  /// Creates a region of no size at 0° N 0° E.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  /// Creates a region around a place.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region around a place, so many meters high and wide.
  ///
  /// By the lengths of a degree on the WGS 84 ellipsoid at the place; which lengths Apple takes is not published.
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
  /// Its middle is the rectangle's, so it is not in the middle between the edges' latitudes; that Apple's is the same is
  /// inferred.
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

/// How many degrees a part of the map is high and wide.
@frozen public struct MKCoordinateSpan {
  /// Degrees from its southern to its northern edge.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from its western to its eastern edge.
  public var longitudeDelta: CLLocationDegrees

  /// Creates a span of no degrees.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}
