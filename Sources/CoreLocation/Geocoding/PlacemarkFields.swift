/// What is known of a place: all that a placemark tells.
package struct PlacemarkFields {
  /// Where the place is.
  package var location: CLLocation?
  /// The region that the place takes up.
  package var region: CLRegion?
  /// The time zone there.
  package var timeZone: TimeZone?
  /// Whatever has a name in it, by the field's name.
  package var names: [Name: String] = [:]
  /// Places of note around it.
  package var areasOfInterest: [String]?
  /// The address in the shape of the old address book.
  package var addressDictionary: [AnyHashable: Any]?

  /// Creates a place of which nothing is known.
  package init() {}

  /// A part of an address, under the name of the property that tells it.
  package enum Name: String, CaseIterable, Sendable {
    case name, thoroughfare, subThoroughfare, locality, subLocality, administrativeArea
    case subAdministrativeArea, postalCode, isoCountryCode, country, inlandWater, ocean
  }
}
