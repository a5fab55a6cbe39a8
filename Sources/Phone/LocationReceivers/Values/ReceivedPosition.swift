package import LeanFoundation
package import LocationTracks

/// A position that a live receiver has found, in the units and conventions of Core Location.
package struct ReceivedPosition: Hashable, Sendable {
  /// The coordinate of the place.
  package var coordinate: Coordinate
  /// The radius of uncertainty in meters, which some two thirds of all positions are within; never 0.
  package var horizontalAccuracy: Double
  /// The altitude in meters above mean sea level; nil if unknown.
  package var altitude: Double?
  /// The altitude in meters above the WGS 84 ellipsoid; nil if unknown.
  package var ellipsoidalAltitude: Double?
  /// The uncertainty of the altitude in meters; negative if the altitude is unknown.
  package var verticalAccuracy = -1.0
  /// The speed in meters a second; negative if unknown.
  package var speed = -1.0
  /// The uncertainty of the speed in meters a second; negative if unknown.
  package var speedAccuracy = -1.0
  /// The course in degrees clockwise from true north; negative if unknown.
  package var course = -1.0
  /// The uncertainty of the course in degrees; negative if unknown.
  package var courseAccuracy = -1.0
  /// The time at which it was found; nil if the receiver reports no date and none has been assigned yet.
  package var time: Date?
  /// Whether the receiver simulates its positions.
  package var isSimulated = false

  package init(_ coordinate: Coordinate, horizontalAccuracy: Double) {
    self.coordinate = coordinate
    self.horizontalAccuracy = horizontalAccuracy
  }

  /// Whether it can be a real position.
  ///
  /// Receivers in a bad state write 0° N 0° E, where no receiver is ever exactly.
  package var isUsable: Bool {
    coordinate.isValid && !(coordinate.latitude == 0 && coordinate.longitude == 0)
  }

  /// The position as a point of a track.
  package var point: TrackPoint {
    TrackPoint(
      coordinate, altitude: altitude, time: time, speed: speed >= 0 ? speed : nil,
      course: course >= 0 ? course : nil, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy > 0 ? verticalAccuracy : nil)
  }
}

/// The numbers that convert a receiver's errors to those of Core Location.
///
/// They are inferred: no source of Apple's states them.
enum ReceiverErrors {
  /// The uncertainty in meters of a place if the receiver states none.
  ///
  /// It is coarse enough not to pass for a precise position.
  static let unknownAccuracy = 50.0
  /// The ratio of the uncertainty of an altitude to that of its place, if the receiver states none.
  ///
  /// A value above 1 is usual, because all satellites are above the receiver.
  static let verticalRatio = 1.5
  /// The speed in meters a second below which a course is only noise.
  static let standstill = 0.5

  /// Returns a value if it can be an uncertainty, which is positive and finite.
  static func known(_ value: Double?) -> Double? {
    value.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }
}

extension ReceivedPosition {
  /// Sets the speed and, unless it is close to standstill, the course; ignores invalid values.
  mutating func move(speed: Double?, course: Double?) {
    guard let speed, speed >= 0, speed.isFinite else { return }
    self.speed = speed
    guard let course, (0...360).contains(course), speed >= ReceiverErrors.standstill else { return }
    self.course = course == 360 ? 0 : course
  }

  /// Sets the altitude, always with an uncertainty, because without one Core Location regards it as invalid.
  mutating func rise(to altitude: Double?, ellipsoidal: Double?, accuracy: Double?) {
    guard let altitude, altitude.isFinite else { return }
    self.altitude = altitude
    ellipsoidalAltitude = ellipsoidal.flatMap { $0.isFinite ? $0 : nil }
    verticalAccuracy = accuracy ?? horizontalAccuracy * ReceiverErrors.verticalRatio
  }
}
