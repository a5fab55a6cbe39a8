public import LocationTracks

/// A stay at a place.
public struct Visit: Hashable, Sendable {
  /// Where.
  public var coordinate: Coordinate
  /// The radius of uncertainty in metres.
  public var horizontalAccuracy: Double
  /// When it began; nil when it began before it was noticed.
  public var arrival: Moment?
  /// When it ended; nil while it lasts.
  public var departure: Moment?

  /// Creates a visit.
  public init(coordinate: Coordinate, horizontalAccuracy: Double, arrival: Moment?, departure: Moment?) {
    self.coordinate = coordinate
    self.horizontalAccuracy = horizontalAccuracy
    self.arrival = arrival
    self.departure = departure
  }
}
