public import LeanFoundation

/// A recorded or drawn track: segments of points, with a gap between one segment and the next.
public struct Track: Hashable, Sendable {
  /// The name in the file.
  public var name: String?
  /// The segments, each in the order of recording, none empty.
  public var segments: [[TrackPoint]]

  /// Creates a track.
  public init(name: String? = nil, segments: [[TrackPoint]]) {
    self.name = name
    self.segments = segments.filter { !$0.isEmpty }
  }

  /// All points in order.
  public var points: [TrackPoint] { segments.flatMap { $0 } }
}

/// One recorded point of a track; values that are not recorded are nil.
public struct TrackPoint: Hashable, Sendable {
  /// The coordinate.
  public var coordinate: Coordinate
  /// Meters above mean sea level.
  public var altitude: Double?
  /// The time of the recording.
  public var time: Date?
  /// Meters per second.
  public var speed: Double?
  /// Degrees clockwise from true north, 0 to 360.
  public var course: Double?
  /// The radius of uncertainty in meters.
  public var horizontalAccuracy: Double?
  /// The uncertainty of the altitude in meters.
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

/// The position and movement of a played track at a moment.
public struct TrackSample: Hashable, Sendable {
  /// The coordinate.
  public var coordinate: Coordinate
  /// Meters above mean sea level; nil if the recording has none.
  public var altitude: Double?
  /// Meters per second, recorded or derived.
  public var speed: Double
  /// Degrees clockwise from true north; nil without movement or a recorded course.
  public var course: Double?
  /// The recorded radius of uncertainty in meters; nil if the recording has none.
  public var horizontalAccuracy: Double?
  /// The recorded uncertainty of the altitude in meters; nil if the recording has none.
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

/// A place on the WGS 84 ellipsoid.
public struct Coordinate: Hashable, Sendable, Codable {
  /// Degrees north of the equator, -90 to 90.
  public var latitude: Double
  /// Degrees east of Greenwich, -180 to 180.
  public var longitude: Double

  /// Creates a coordinate from degrees, without any checks; see ``isValid``.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Whether both numbers are finite and in their ranges.
  public var isValid: Bool { abs(latitude) <= 90 && abs(longitude) <= 180 }
}
