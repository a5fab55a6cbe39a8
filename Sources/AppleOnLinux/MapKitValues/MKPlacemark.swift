/// The data about a place, with its coordinate.
// Its superclass is unchecked Sendable, so it must be, too. It is immutable.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  private let place: CLLocationCoordinate2D

  /// Creates a placemark of which only the coordinate is known.
  public init(coordinate: CLLocationCoordinate2D) {
    place = coordinate
    super.init()
  }

  /// Creates a placemark with the data of another.
  public override init(placemark: CLPlacemark) {
    place = placemark.location?.coordinate ?? CLLocationCoordinate2D()
    super.init(placemark: placemark)
  }

  /// Reads a placemark from an archive; the coordinate is that of its location.
  public required init?(coder: NSCoder) {
    place =
      coder.object(of: CLLocation.self, forKey: "location")?.coordinate ?? CLLocationCoordinate2D()
    super.init(coder: coder)
  }

  /// The coordinate.
  open var coordinate: CLLocationCoordinate2D { place }

  /// The place as a location, with the current time if only the coordinate is known.
  open override var location: CLLocation? {
    super.location ?? CLLocation(latitude: place.latitude, longitude: place.longitude)
  }

  /// The country's two-letter code.
  open var countryCode: String? { isoCountryCode }

  /// The name of the place.
  open var title: String? { name }
}
