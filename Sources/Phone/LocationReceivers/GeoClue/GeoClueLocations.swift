import LeanFoundation
import LocationTracks

/// Makes positions of GeoClue's locations.
struct GeoClueLocations {
  /// The service's time of the last location, in seconds since 1970.
  private var last: Double?
  /// Whether the last locations came faster than once a second.
  private var isFast = false

  /// Makes a position of a location's properties; nil if it is none.
  mutating func take(_ numbers: [String: Double], arrival: Date) -> ReceivedPosition? {
    guard let latitude = numbers["Latitude"], let longitude = numbers["Longitude"] else { return nil }
    var position = ReceivedPosition(
      Coordinate(latitude: latitude, longitude: longitude),
      horizontalAccuracy: Self.accuracy(numbers["Accuracy"]))
    guard position.isUsable else { return nil }
    // Unknown is the least of all numbers.
    if let altitude = numbers["Altitude"], altitude > Self.unknownAltitude {
      position.rise(to: altitude, ellipsoidal: nil, accuracy: nil)
    }
    let time = numbers["Timestamp"].flatMap { $0 > 0 ? $0 : nil }
    position.time = time.map { self.time($0, arrival: arrival) }
    let isTimed = noteTime(time)
    position.move(speed: isTimed ? numbers["Speed"] : nil, course: numbers["Heading"])
    return position
  }

  // Inferred: no documentation says what GeoClue's accuracy is of sentences; these are the classes of 2.6.

  /// The accuracies that GeoClue 2.6 states for dilutions of precision up to 1, 2 and 5, and what these are at 5 m a unit.
  ///
  /// A serial line and gpsd have the same. Those of greater dilutions already agree with that.
  private static let classes = [0.0: 5.0, 1: 10, 3: 25]
  /// Altitudes below are none; the number for it is -1.8e308.
  private static let unknownAltitude = -1e9

  private static func accuracy(_ value: Double?) -> Double {
    guard let value else { return ReceiverErrors.unknownAccuracy }
    return classes[value] ?? ReceiverErrors.known(value) ?? ReceiverErrors.unknownAccuracy
  }

  /// A time as it is, or that of arrival for a further one within the same second, because times are whole seconds.
  private func time(_ seconds: Double, arrival: Date) -> Date {
    let date = Date(timeIntervalSince1970: seconds)
    guard seconds == last, seconds == seconds.rounded() else { return date }
    return min(max(date, arrival), date + 0.999)
  }

  /// Takes note of a time, and returns whether a speed can be true.
  ///
  /// GeoClue divides the distance from the last location by whole seconds, so that with several locations a second it is
  /// wrong, and the first of a client is measured from where another client was.
  private mutating func noteTime(_ time: Double?) -> Bool {
    defer { last = time }
    guard let time, let last else { return false }
    defer { isFast = time < last + 1 }
    return time >= last + 1 && !isFast
  }
}
