import CoreLocation
import LocationPolicy

/// A filter that selects which of a manager's locations are delivered.
struct LocationFilter: Sendable {
  /// The location that was last delivered.
  private var last: CLLocation?
  /// The maximum age of a location at the start of the session, in seconds; the first one may be arbitrarily old
  /// (DEL-060).
  private let maximumAge: TimeInterval = 10
  /// The start of the session, by a clock that may have been set back since.
  private var began: Date

  init(began: Date) { self.began = began }

  /// Returns whether a location is delivered: it must be valid, found for this session, and not a repetition.
  ///
  /// - Parameters:
  ///   - distance: The minimum distance from the last one in meters, if the manager does not ensure it.
  ///   - now: The current time; if it is before the start, the clock was set back.
  mutating func passes(_ location: CLLocation, accuracy: Accuracy, distance: Double?, now: Date) -> Bool {
    began = min(began, now)
    guard location.isValid else { return false }
    guard let last else {
      // Reduced locations may legitimately be up to 20 minutes old (ACC-002).
      guard accuracy == .reduced || location.timestamp >= began.addingTimeInterval(-maximumAge) else {
        return false
      }
      self.last = location
      return true
    }
    // A manager that starts again first repeats its last location. Older ones pass: the clock may have been set back.
    guard location.timestamp != last.timestamp else { return false }
    if let distance, location.distance(from: last) < distance, !isFarFiner(location, than: last) {
      return false
    }
    self.last = location
    return true
  }

  /// Returns whether the accuracy is considerably better, which passes the system's own filter, too (DEL-061).
  private func isFarFiner(_ location: CLLocation, than last: CLLocation) -> Bool {
    location.horizontalAccuracy <= last.horizontalAccuracy / 2
  }
}
