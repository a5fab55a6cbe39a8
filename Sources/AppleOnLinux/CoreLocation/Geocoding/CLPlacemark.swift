/// The data about a place: its address and its surroundings.
// Apple declares it Sendable, but a class that clients may subclass cannot be checked. It is immutable.
@available(iOS 5.0, *)
open class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let fields: PlacemarkFields

  /// Creates a placemark without data, for a subclass that provides its own.
  ///
  /// This is NSObject's `init()`: the interfaces that Swift generated from Apple's headers listed it, and the header
  /// of iOS 13 still doesn't hide it. It is not known whether newer ones do; if so, code compiles here that Apple's
  /// newest SDK rejects.
  public override init() { fields = PlacemarkFields() }

  /// Creates a placemark with the data of another.
  public init(placemark: CLPlacemark) { fields = placemark.fields }

  /// Creates a placemark for a scripted geocoder.
  package init(_ fields: PlacemarkFields) { self.fields = fields }

  /// Reads a placemark from an archive.
  public required init?(coder: NSCoder) { fields = PlacemarkFields(coder: coder) }

  /// The location of the place.
  open var location: CLLocation? { fields.location }

  /// The region of the place.
  open var region: CLRegion? { fields.region }

  /// The time zone there.
  @available(iOS 9.0, *)
  open var timeZone: TimeZone? { fields.timeZone }

  /// The address in the form of the old address book.
  @available(iOS, introduced: 5.0, deprecated: 11.0)
  open var addressDictionary: [AnyHashable: Any]? { fields.addressDictionary }

  /// The name of the place.
  open var name: String? { fields.names[.name] }

  /// The street.
  open var thoroughfare: String? { fields.names[.thoroughfare] }

  /// The house in the street.
  open var subThoroughfare: String? { fields.names[.subThoroughfare] }

  /// The town.
  open var locality: String? { fields.names[.locality] }

  /// The part of the town.
  open var subLocality: String? { fields.names[.subLocality] }

  /// The state or province.
  open var administrativeArea: String? { fields.names[.administrativeArea] }

  /// The county or district.
  open var subAdministrativeArea: String? { fields.names[.subAdministrativeArea] }

  /// The postal code.
  open var postalCode: String? { fields.names[.postalCode] }

  /// The country's two-letter code.
  open var isoCountryCode: String? { fields.names[.isoCountryCode] }

  /// The country.
  open var country: String? { fields.names[.country] }

  /// The lake or river in or near which the place is.
  open var inlandWater: String? { fields.names[.inlandWater] }

  /// The ocean in which the place is.
  open var ocean: String? { fields.names[.ocean] }

  /// Places of interest nearby.
  open var areasOfInterest: [String]? { fields.areasOfInterest }

  /// The place as Apple's implementation prints it.
  ///
  /// `Name, 2 Street, Town, State, Country @ <+37.78735352,-122.40822700> +/- 100.00m, region CLCircularRegion (…)`,
  /// as apps' logs show it.
  open override var description: String {
    let street = [subThoroughfare, thoroughfare].compactMap(\.self).joined(separator: " ")
    let state = [administrativeArea, postalCode].compactMap(\.self).joined(separator: " ")
    let address = [name, street, locality, state, country].compactMap(\.self).filter { !$0.isEmpty }
    return address.joined(separator: ", ") + placeText
  }

  private var placeText: String {
    guard let location else { return "" }
    let accuracy = String(format: "+/- %.2fm", location.horizontalAccuracy)
    let place = " @ \(location.coordinate.signedText) \(accuracy)"
    return region.map { "\(place), region \($0)" } ?? place
  }

  /// Writes the placemark to an archive.
  open func encode(with coder: NSCoder) { fields.encode(with: coder) }

  /// Returns the placemark itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether its archives can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }
}
