/// Where a played track is at a moment, and how it moves there.
public struct TrackSample: Hashable, Sendable {
  /// Where it is.
  public var coordinate: Coordinate
  /// Metres above mean sea level; nil when the recording has none.
  public var altitude: Double?
  /// Metres a second, recorded or derived.
  public var speed: Double
  /// Degrees clockwise from true north; nil while standing still without a recorded course.
  public var course: Double?
  /// The recorded radius of uncertainty in metres; nil when the recording has none.
  public var horizontalAccuracy: Double?
  /// The recorded uncertainty of the altitude in metres; nil when the recording has none.
  public var verticalAccuracy: Double?

  /// Creates a sample.
  public init(
    _ coordinate: Coordinate, altitude: Double? = nil, speed: Double = 0, course: Double? = nil,
    horizontalAccuracy: Double? = nil, verticalAccuracy: Double? = nil
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.speed = speed
    self.course = course
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
  }
}
