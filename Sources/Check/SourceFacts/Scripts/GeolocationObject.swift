/// The object by which pages and plug-ins for them find positions.
package enum GeolocationObject {
  /// That of ngCordova, which AngularJS hands to functions without an import.
  package static let ofAngular = "$cordovaGeolocation"

  /// Returns whether code calls the object by a name.
  package static func isOne(_ name: String) -> Bool {
    name == ofAngular || name.lowercased() == "geolocation"
  }
}
