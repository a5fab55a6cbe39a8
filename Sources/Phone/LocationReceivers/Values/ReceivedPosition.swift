package import LeanFoundation
package import LocationTracks

/// A position that a live receiver has found, in the terms of Core Location.
package struct ReceivedPosition: Hashable, Sendable {
  /// Where.
  package var coordinate: Coordinate
  /// The radius of uncertainty in meters, of some two thirds of all positions; never 0.
  package var horizontalAccuracy: Double
  /// Meters above mean sea level; nil when unknown.
  package var altitude: Double?
  /// Meters above the WGS 84 ellipsoid; nil when unknown.
  package var ellipsoidalAltitude: Double?
  /// The uncertainty of the altitude in meters; negative when the altitude is unknown.
  package var verticalAccuracy = -1.0
  /// Meters a second; negative when unknown.
  package var speed = -1.0
  /// The uncertainty of the speed in meters a second; negative when unknown.
  package var speedAccuracy = -1.0
  /// Degrees clockwise from true north; negative when unknown.
  package var course = -1.0
  /// The uncertainty of the course in degrees; negative when unknown.
  package var courseAccuracy = -1.0
  /// When it was found; nil until that is settled, where the receiver says no date.
  package var time: Date?
  /// Whether the receiver only simulates.
  package var isSimulated = false

  package init(_ coordinate: Coordinate, horizontalAccuracy: Double) {
    self.coordinate = coordinate
    self.horizontalAccuracy = horizontalAccuracy
  }

  /// Whether it can be a position at all.
  ///
  /// Receivers that lost count write 0° N 0° E, which no ship is ever exactly at.
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

/// The numbers by which a receiver's errors become those of Core Location.
///
/// No source of Apple's states them: inferred.
enum ReceiverErrors {
  /// Meters of horizontal or vertical uncertainty where a receiver says nothing of it; coarse enough to be taken for no
  /// precise position.
  static let unknownAccuracy = 50.0
  /// How much greater the uncertainty of the altitude is than that of the place, as is usual of satellites that are
  /// all above.
  static let verticalRatio = 1.5
  /// Meters a second below which the course is that of the noise.
  static let standstill = 0.5

  /// Keeps what can be an uncertainty: 0 is none.
  static func known(_ value: Double?) -> Double? {
    value.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }
}

extension ReceivedPosition {
  /// Takes over speed and course; near standstill there is no course.
  mutating func move(speed: Double?, course: Double?) {
    guard let speed, speed >= 0, speed.isFinite else { return }
    self.speed = speed
    guard let course, (0...360).contains(course), speed >= ReceiverErrors.standstill else { return }
    self.course = course == 360 ? 0 : course
  }

  /// Takes over the altitude, with an uncertainty in any case, because Core Location takes one without for none.
  mutating func rise(to altitude: Double?, ellipsoidal: Double?, accuracy: Double?) {
    guard let altitude, altitude.isFinite else { return }
    self.altitude = altitude
    ellipsoidalAltitude = ellipsoidal.flatMap { $0.isFinite ? $0 : nil }
    verticalAccuracy = accuracy ?? horizontalAccuracy * ReceiverErrors.verticalRatio
  }
}
