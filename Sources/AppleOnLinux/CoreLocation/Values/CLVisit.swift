/// A visit to a place.
@available(iOS 8.0, *)
open class CLVisit: NSObject, NSCopying, NSSecureCoding {
  private let storedCoordinate: CLLocationCoordinate2D
  private let storedAccuracy: CLLocationAccuracy
  private let arrival: Date
  private let departure: Date

  /// Creates a visit without a beginning or an end; only Core Location creates others.
  public override init() {
    storedCoordinate = CLLocationCoordinate2D()
    storedAccuracy = 0
    arrival = .distantPast
    departure = .distantFuture
  }

  /// Creates a visit that a simulated device has noticed.
  package init(
    coordinate: CLLocationCoordinate2D, horizontalAccuracy: CLLocationAccuracy,
    arrivalDate: Date = .distantPast, departureDate: Date = .distantFuture
  ) {
    storedCoordinate = coordinate
    storedAccuracy = horizontalAccuracy
    arrival = arrivalDate
    departure = departureDate
  }

  /// Reads a visit from an archive.
  public required init?(coder: NSCoder) {
    storedCoordinate = CLLocationCoordinate2D(
      latitude: coder.decodeDouble(forKey: Key.latitude),
      longitude: coder.decodeDouble(forKey: Key.longitude))
    storedAccuracy = coder.decodeDouble(forKey: Key.accuracy)
    arrival = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: Key.arrival))
    departure = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: Key.departure))
  }

  /// The start of the stay; `distantPast` if that is not known.
  open var arrivalDate: Date { arrival }

  /// The end of the stay; `distantFuture` while the device is still there.
  open var departureDate: Date { departure }

  /// The center of the place.
  open var coordinate: CLLocationCoordinate2D { storedCoordinate }

  /// The radius of uncertainty in meters.
  open var horizontalAccuracy: CLLocationAccuracy { storedAccuracy }

  /// The place, its accuracy, and the times of arrival and departure.
  open override var description: String {
    let accuracy = String(format: "+/- %.2fm", horizontalAccuracy)
    return "\(coordinate.signedText) \(accuracy) (\(arrivalDate) to \(departureDate))"
  }

  /// Writes the visit to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(storedCoordinate.latitude, forKey: Key.latitude)
    coder.encode(storedCoordinate.longitude, forKey: Key.longitude)
    coder.encode(storedAccuracy, forKey: Key.accuracy)
    coder.encode(arrival.timeIntervalSinceReferenceDate, forKey: Key.arrival)
    coder.encode(departure.timeIntervalSinceReferenceDate, forKey: Key.departure)
  }

  /// Returns the visit itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether its archives can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }

  private enum Key {
    static let latitude = "kCLVisitCodingKeyCoordinateLatitude"
    static let longitude = "kCLVisitCodingKeyCoordinateLongitude"
    static let accuracy = "kCLVisitCodingKeyHorizontalAccuracy"
    static let arrival = "kCLVisitCodingKeyArrivalDate"
    static let departure = "kCLVisitCodingKeyDepartureDate"
  }
}
