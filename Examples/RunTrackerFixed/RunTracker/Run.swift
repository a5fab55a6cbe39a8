import CoreLocation

/// A run: when it began and where it went.
struct Run {
  let start: Date
  private(set) var end: Date?
  private(set) var track: [CLLocation] = []
  /// The length of the track, in meters.
  private(set) var distance: CLLocationDistance = 0

  init(start: Date) {
    self.start = start
  }

  /// Adds a fix at the end of the track, unless it is too old or too vague to draw.
  mutating func append(_ location: CLLocation) {
    guard location.horizontalAccuracy >= 0, location.horizontalAccuracy <= 50, location.timestamp >= start
    else { return }
    if let last = track.last { distance += location.distance(from: last) }
    track.append(location)
  }

  mutating func finish(at date: Date) {
    end = date
  }

  /// The time since the start, up to the end of a finished run.
  func duration(at date: Date) -> TimeInterval {
    (end ?? date).timeIntervalSince(start)
  }
}
