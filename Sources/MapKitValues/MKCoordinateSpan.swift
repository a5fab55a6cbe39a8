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
