import LeanFoundation
import LocationTracks

/// The conversion of GeoClue's locations to positions.
struct GeoClueLocations {
  /// The service's time of the last location, in seconds since 1970.
  private var last: Double?
  /// Whether the last locations came faster than once a second.
  private var isFast = false

  /// Converts a location's properties to a position; nil if they contain no usable one.
  mutating func take(_ numbers: [String: Double], arrival: Date) -> ReceivedPosition? {
    guard let latitude = numbers["Latitude"], let longitude = numbers["Longitude"] else { return nil }
    var position = ReceivedPosition(
      Coordinate(latitude: latitude, longitude: longitude),
      horizontalAccuracy: Self.accuracy(numbers["Accuracy"]))
    guard position.isUsable else { return nil }
    // An unknown altitude is the lowest of all numbers.
    if let altitude = numbers["Altitude"], altitude > Self.unknownAltitude {
      position.rise(to: altitude, ellipsoidal: nil, accuracy: nil)
    }
    let time = numbers["Timestamp"].flatMap { $0 > 0 ? $0 : nil }
    position.time = time.map { self.time($0, arrival: arrival) }
    let isTimed = noteTime(time)
    position.move(speed: isTimed ? numbers["Speed"] : nil, course: numbers["Heading"])
    return position
  }

  // Inferred: no documentation says which accuracy GeoClue derives from sentences; these are the classes of
  // 2.6.

  /// The accuracies that GeoClue 2.6 states for dilutions of precision up to 1, 2 and 5, with those at 5 m a
  /// unit.
  ///
  /// A serial line and gpsd yield the same. GeoClue's accuracies for greater dilutions already agree with 5 m
  /// a unit.
  private static let classes = [0.0: 5.0, 1: 10, 3: 25]
  /// The altitude in meters below which it counts as unknown; GeoClue writes -1.8e308.
  private static let unknownAltitude = -1e9

  private static func accuracy(_ value: Double?) -> Double {
    guard let value else { return ReceiverErrors.unknownAccuracy }
    return classes[value] ?? ReceiverErrors.known(value) ?? ReceiverErrors.unknownAccuracy
  }

  /// Returns a time as a date, or the arrival for a repeated whole second, because GeoClue's times are whole
  /// seconds.
  private func time(_ seconds: Double, arrival: Date) -> Date {
    let date = Date(timeIntervalSince1970: seconds)
    guard seconds == last, seconds == seconds.rounded() else { return date }
    return min(max(date, arrival), date + 0.999)
  }

  /// Records a time, and returns whether the location's speed can be correct.
  ///
  /// GeoClue divides the distance from the last location by whole seconds, so the speed is wrong with several
  /// locations a second, and a client's first one is measured from another client's location.
  private mutating func noteTime(_ time: Double?) -> Bool {
    defer { last = time }
    guard let time, let last else { return false }
    defer { isFast = time < last + 1 }
    return time >= last + 1 && !isFast
  }
}
