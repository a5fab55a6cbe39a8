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

extension PlacemarkFields {
  /// Reads what is known of a place from an archive.
  init(coder: NSCoder) {
    location = coder.object(of: CLLocation.self, forKey: "location")
    if coder.containsValue(forKey: "region") {
      region =
        coder.decodeObject(
          of: [CLRegion.self, CLCircularRegion.self, CLBeaconRegion.self], forKey: "region") as? CLRegion
    }
    timeZone = coder.text(forKey: "timeZone").flatMap(TimeZone.init(identifier:))
    for name in Name.allCases { names[name] = coder.text(forKey: name.rawValue) }
    if coder.containsValue(forKey: "areasOfInterest") {
      let areas = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "areasOfInterest")
      areasOfInterest = (areas as? [Any])?.map(String.init(describing:))
    }
  }

  /// Writes what is known of the place to an archive; the address book's dictionary is left out, as it may hold anything.
  func encode(with coder: NSCoder) {
    coder.encode(location, forKey: "location")
    coder.encode(region, forKey: "region")
    coder.encode(timeZone?.identifier, forKey: "timeZone")
    for name in Name.allCases { coder.encode(names[name], forKey: name.rawValue) }
    coder.encode(areasOfInterest, forKey: "areasOfInterest")
  }
}

extension NSCoder {
  fileprivate func text(forKey key: String) -> String? {
    object(of: NSString.self, forKey: key).map(String.init(describing:))
  }
}
