/// What is known of a place, with the place.
// Its superclass is Sendable unchecked, so it has to say the same. Nothing in it changes.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  private let place: CLLocationCoordinate2D

  /// Creates a placemark of which only the place is known.
  public init(coordinate: CLLocationCoordinate2D) {
    place = coordinate
    super.init()
  }

  /// Creates a placemark that says the same as another.
  public override init(placemark: CLPlacemark) {
    place = placemark.location?.coordinate ?? CLLocationCoordinate2D()
    super.init(placemark: placemark)
  }

  /// Reads a placemark from an archive; the place is that of its location.
  public required init?(coder: NSCoder) {
    place =
      coder.object(of: CLLocation.self, forKey: "location")?.coordinate ?? CLLocationCoordinate2D()
    super.init(coder: coder)
  }

  /// Where it is.
  open var coordinate: CLLocationCoordinate2D { place }

  /// The place as a location, of now if only the place is known.
  open override var location: CLLocation? {
    super.location ?? CLLocation(latitude: place.latitude, longitude: place.longitude)
  }

  /// The country's code of two letters.
  open var countryCode: String? { isoCountryCode }

  /// The name of the place.
  open var title: String? { name }
}
