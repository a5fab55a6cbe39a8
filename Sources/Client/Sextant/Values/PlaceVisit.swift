public import CoreLocation

/// A stay at a place (MON-005).
public struct PlaceVisit: Hashable, Sendable {
  /// The latitude of the center of the place, in degrees.
  public let latitude: Double
  /// The longitude of the center of the place, in degrees.
  public let longitude: Double
  /// The uncertainty of the center: a radius in meters, large with reduced accuracy (ACC-003).
  public let horizontalAccuracy: Double
  /// The start of the stay; nil if that was before monitoring started.
  public let arrival: Date?
  /// The end of the stay; nil while the phone is still there.
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

  /// Creates a visit from Apple's, in which the distant past and future represent unknown times.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public init(_ visit: CLVisit) {
    self.init(
      coordinate: visit.coordinate, horizontalAccuracy: visit.horizontalAccuracy,
      arrival: visit.arrivalDate == .distantPast ? nil : visit.arrivalDate,
      departure: visit.departureDate == .distantFuture ? nil : visit.departureDate)
  }

  /// The center of the place.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}
