import LocationTracks

/// A period in which a phone has stayed at a place.
struct StationaryPeriod: Hashable, Sendable {
  /// The place.
  let place: Coordinate
  /// The start of the period.
  let since: Moment
  /// Whether it has lasted long enough for updates to pause (DEL-045).
  var isPaused = false

  init(place: Coordinate, since: Moment) {
    self.place = place
    self.since = since
  }
}

/// The place and accuracy of a fix that an app received.
struct DeliveredPlace: Hashable, Sendable {
  /// The place.
  let coordinate: Coordinate
  /// The radius of uncertainty in meters.
  let accuracy: Double

  init(_ fix: Fix) {
    coordinate = fix.coordinate
    accuracy = fix.horizontalAccuracy
  }
}
