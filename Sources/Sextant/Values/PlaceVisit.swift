public import CoreLocation

/// A stay at a place (MON-005).
public struct PlaceVisit: Hashable, Sendable {
  /// The latitude of the middle of the place, in degrees.
  public let latitude: Double
  /// The longitude of the middle of the place, in degrees.
  public let longitude: Double
  /// How uncertain the middle is: a radius in metres, large with reduced accuracy (ACC-003).
  public let horizontalAccuracy: Double
  /// When the stay began; nil when that was before anybody looked.
  public let arrival: Date?
  /// When the stay ended; nil while the phone is there.
  public let departure: Date?

  /// Creates a visit.
  public init(
    coordinate: CLLocationCoordinate2D, horizontalAccuracy: Double, arrival: Date?, departure: Date?
  ) {
    latitude = coordinate.latitude
    longitude = coordinate.longitude
    self.horizontalAccuracy = horizontalAccuracy
    self.arrival = arrival
    self.departure = departure
  }

  /// Creates a visit from Apple's, in which the ends of time stand for what is not known.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public init(_ visit: CLVisit) {
    self.init(
      coordinate: visit.coordinate, horizontalAccuracy: visit.horizontalAccuracy,
      arrival: visit.arrivalDate == .distantPast ? nil : visit.arrivalDate,
      departure: visit.departureDate == .distantFuture ? nil : visit.departureDate)
  }

  /// The middle of the place.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}
