public import CoreLocation

/// A circle on the globe to be monitored.
public struct WatchedRegion: Hashable, Sendable {
  /// The app's name for the region; adding a region replaces one with the same name.
  public let id: String
  /// The latitude of the center, in degrees.
  public let latitude: Double
  /// The longitude of the center, in degrees.
  public let longitude: Double
  /// The radius in meters; monitoring uses at least 100 meters and at most the device's limit (MON-006).
  public let radius: Double

  /// Creates a region.
  public init(id: String, center: CLLocationCoordinate2D, radius: Double) {
    self.id = id
    latitude = center.latitude
    longitude = center.longitude
    self.radius = radius
  }

  /// The center.
  public var center: CLLocationCoordinate2D { position.coordinate }

  /// Whether the phone is inside a region.
  public enum State: Int, Hashable, Sendable, Codable {
    /// Not known.
    case unknown
    /// Inside the region.
    case inside
    /// Outside the region.
    case outside
  }

  var position: Position { Position(latitude: latitude, longitude: longitude) }

  /// Whether the circle exists.
  var isValid: Bool { position.isValid && radius.isFinite && radius > 0 }

  /// The monitored radius: less than 100 to 200 meters is not reliable (MON-006).
  func watchedRadius(upTo maximum: Double) -> Double { min(max(radius, Self.smallestRadius), maximum) }

  /// Returns whether a circle that the system monitors is that of the region, to the meter.
  func isWatched(as circle: WatchedRegion, upTo maximum: Double) -> Bool {
    position.distance(to: circle.position) < 1
      && abs(watchedRadius(upTo: maximum) - circle.radius) < 1
  }

  private static let smallestRadius = 100.0
}
