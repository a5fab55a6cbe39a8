/// A point of the world's map in the Mercator projection, with the north-west at 0, 0.
@frozen public struct MKMapPoint {
  /// Map points from the western edge.
  public var x: Double
  /// Map points from the northern edge.
  public var y: Double

  /// Creates the point in the north-west.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the point of a place.
  ///
  /// The map ends at 85.05° north and south, which makes it square; it is inferred that places beyond are drawn
  /// there.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let world = MKMapSize.world
    let sine = sin(coordinate.latitude * .pi / 180)
    // At the pole, the point is infinitely far away, and a rounded sine may even exceed it.
    let height = sine.magnitude < 1 ? log((1 + sine) / (1 - sine)) / (4 * .pi) : sine * .infinity
    self.init(
      x: (coordinate.longitude + 180) / 360 * world.width,
      y: min(max(0.5 - height, 0), 1) * world.height)
  }

  /// The place of the point.
  public var coordinate: CLLocationCoordinate2D {
    let world = MKMapSize.world
    let height = Double.pi * (1 - 2 * y / world.height)
    return CLLocationCoordinate2D(
      latitude: atan(sinh(height)) * 180 / .pi, longitude: x / world.width * 360 - 180)
  }

  /// Returns the meters to another point along the ground, as CLLocation measures them.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (here, there) = (coordinate, point.coordinate)
    return CLLocation(latitude: here.latitude, longitude: here.longitude)
      .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether two points are equal.
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
  point1.x == point2.x && point1.y == point2.y
}
