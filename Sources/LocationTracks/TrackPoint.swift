public import Foundation

/// One recorded point of a track; what the recording does not say is nil.
public struct TrackPoint: Hashable, Sendable {
  /// Where it is.
  public var coordinate: Coordinate
  /// Metres above mean sea level.
  public var altitude: Double?
  /// When it was recorded.
  public var time: Date?
  /// Metres a second.
  public var speed: Double?
  /// Degrees clockwise from true north, 0 to 360.
  public var course: Double?
  /// The radius of uncertainty in metres.
  public var horizontalAccuracy: Double?
  /// The uncertainty of the altitude in metres.
  public var verticalAccuracy: Double?

  /// Creates a point.
  public init(
    _ coordinate: Coordinate, altitude: Double? = nil, time: Date? = nil, speed: Double? = nil,
    course: Double? = nil, horizontalAccuracy: Double? = nil, verticalAccuracy: Double? = nil
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.time = time
    self.speed = speed
    self.course = course
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
  }
}
