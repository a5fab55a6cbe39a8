import CoreLocation
import LocationPolicy

/// Passes on some of the locations that a manager brings.
struct LocationFilter: Sendable {
  /// The location that was passed on last.
  private var last: CLLocation?
  /// Seconds that a location may be older than the session; the first one may be from whenever (DEL-060).
  private let maximumAge: TimeInterval = 10
  /// When the session began, by a clock that may have been set back since.
  private var began: Date

  init(began: Date) { self.began = began }

  /// Whether a location is passed on: a valid one, found for this session, and no repetition.
  ///
  /// - Parameters:
  ///   - distance: Meters to keep from the last one, where the manager does not see to it itself.
  ///   - now: The time; when it is before the beginning, the clock was set back.
  mutating func passes(_ location: CLLocation, accuracy: Accuracy, distance: Double?, now: Date) -> Bool {
    began = min(began, now)
    guard location.isValid else { return false }
    guard let last else {
      // Reduced locations are rightly up to 20 minutes old (ACC-002).
      guard accuracy == .reduced || location.timestamp >= began.addingTimeInterval(-maximumAge) else {
        return false
      }
      self.last = location
      return true
    }
    // A manager that starts anew begins with what it told before. Older ones pass: the clock may have been set back.
    guard location.timestamp != last.timestamp else { return false }
    if let distance, location.distance(from: last) < distance, !isFarFiner(location, than: last) {
      return false
    }
    self.last = location
    return true
  }

  /// Whether the accuracy is considerably better, which the system lets through its own filter too (DEL-061).
  private func isFarFiner(_ location: CLLocation, than last: CLLocation) -> Bool {
    location.horizontalAccuracy <= last.horizontalAccuracy / 2
  }
}
