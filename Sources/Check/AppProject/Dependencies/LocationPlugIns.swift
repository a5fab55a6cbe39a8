/// The plug-ins of Flutter whose code for iOS always contains a request of Core Location's, which the App Store finds in
/// each app with them, whether or not the app asks.
enum LocationPlugIns {
  private static let names: Set<String> = [
    "background_location", "background_locator", "background_locator_2", "fl_location",
    "flutter_background_geolocation", "geolocator", "location",
  ]

  /// From this major version on, permission_handler contains only what the Podfile names.
  static let firstSelectiveVersion = 8

  /// Returns those of an app, each with the place where the app names it, in the order of that file.
  static func named(by plugIns: FlutterPlugIns) -> [PlugInPlace] {
    let permissions =
      plugIns.version(of: "permission_handler")?.first.map { $0 < firstSelectiveVersion } ?? false
    return plugIns.declaredPlaces().filter {
      names.contains($0.name) || permissions && $0.name == "permission_handler"
    }
  }
}
