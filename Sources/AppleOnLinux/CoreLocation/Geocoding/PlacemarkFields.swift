/// The data of a placemark.
package struct PlacemarkFields {
  /// The location of the place.
  package var location: CLLocation?
  /// The region of the place.
  package var region: CLRegion?
  /// The time zone there.
  package var timeZone: TimeZone?
  /// The parts of the address by field.
  package var names: [Name: String] = [:]
  /// Places of interest nearby.
  package var areasOfInterest: [String]?
  /// The address in the form of the old address book.
  package var addressDictionary: [AnyHashable: Any]?

  /// Creates a place without data.
  package init() {}

  /// A part of an address, with the name of its property.
  package enum Name: String, CaseIterable, Sendable {
    case name, thoroughfare, subThoroughfare, locality, subLocality, administrativeArea
    case subAdministrativeArea, postalCode, isoCountryCode, country, inlandWater, ocean
  }
}

extension PlacemarkFields {
  /// Reads the data from an archive.
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

  /// Writes the data to an archive, except for the address book's dictionary, which may contain anything.
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
