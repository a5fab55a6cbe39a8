import LocationTracks

/// Where a phone has been standing still, and since when.
struct StationaryPeriod: Hashable, Sendable {
  /// Where.
  let place: Coordinate
  /// Since when.
  let since: Moment
  /// Whether that lasted long enough for updates to pause (DEL-045).
  var isPaused = false

  init(place: Coordinate, since: Moment) {
    self.place = place
    self.since = since
  }
}

/// Where a fix was that an app got, and how accurate it was.
struct DeliveredPlace: Hashable, Sendable {
  /// Where.
  let coordinate: Coordinate
  /// The radius of uncertainty in meters.
  let accuracy: Double

  init(_ fix: Fix) {
    coordinate = fix.coordinate
    accuracy = fix.horizontalAccuracy
  }
}
