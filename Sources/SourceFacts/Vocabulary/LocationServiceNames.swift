/// The location API outside the location manager: newer services, maps, buttons, constants and modules.
enum LocationServiceNames {
  /// The members of types other than the location manager.
  static let members: [LocationName] = [
    .method("liveUpdates(_:)", of: "CLLocationUpdate", .shared),
    .method("add(_:identifier:)", of: "CLMonitor", .common),
    .method("add(_:identifier:assuming:)", of: "CLMonitor", .common),
    .method("remove(_:)", of: "CLMonitor", .common),
    .method("record(for:)", of: "CLMonitor", .common),
    .property("events", of: "CLMonitor", .common),
    .property("identifiers", of: "CLMonitor", .common),
    .method("invalidate()", of: "CLServiceSession", .common),
    .property("diagnostics", of: "CLServiceSession", .common),
    .method("invalidate()", of: "CLBackgroundActivitySession", .common),
    .property("diagnostics", of: "CLBackgroundActivitySession", .common),
    .method("geocodeAddressString(_:)", "geocodeAddressString:completionHandler:", of: "CLGeocoder"),
    .method(
      "geocodeAddressString(_:in:)", "geocodeAddressString:inRegion:completionHandler:", of: "CLGeocoder"),
    .method("geocodePostalAddress(_:)", "geocodePostalAddress:completionHandler:", of: "CLGeocoder"),
    .method(
      "geocodeAddressDictionary(_:)", "geocodeAddressDictionary:completionHandler:", of: "CLGeocoder"),
    .method("reverseGeocodeLocation(_:)", "reverseGeocodeLocation:completionHandler:", of: "CLGeocoder"),
    .method(
      "reverseGeocodeLocation(_:preferredLocale:completionHandler:)",
      "reverseGeocodeLocation:preferredLocale:completionHandler:", of: "CLGeocoder"),
    .method("init(authorization:)", "sessionRequiringAuthorization:", of: "CLServiceSession", .common),
    .method(
      "init(authorization:fullAccuracyPurposeKey:)", "sessionRequiringAuthorization:fullAccuracyPurposeKey:",
      of: "CLServiceSession", .common),
    .method("init()", "backgroundSession", of: "CLBackgroundActivitySession", .common),
    .method("init(_:)", "requestMonitorWithConfiguration:completion:", of: "CLMonitor", .common),
    .method(
      "init(region:repeats:)", "triggerWithRegion:repeats:", of: "UNLocationNotificationTrigger", .common),
    .method("liveUpdates(_:)", "liveUpdaterWithQueue:handler:", of: "CLLocationUpdater", .shared),
    .method(
      "liveUpdates(_:)", "liveUpdaterWithConfiguration:queue:handler:", of: "CLLocationUpdater", .shared),
    .property("showsUserLocation", of: "MKMapView"),
    .property("userTrackingMode", of: "MKMapView", .shared),
    .method("setUserTrackingMode(_:animated:)", "setUserTrackingMode:animated:", of: "MKMapView", .shared),
    .property("userLocation", of: "MKMapView", .common),
  ]

  /// The types whose creation matters, by itself or because their members are watched.
  static let types: [LocationName] = [
    "CLLocationManager", "CLLocationUpdate", "CLLocationUpdater", "CLMonitor", "CLServiceSession",
    "CLBackgroundActivitySession",
    "CLGeocoder", "LocationButton", "CLLocationButton", "CLLocationPushServiceExtension",
    "UNLocationNotificationTrigger", "MKMapView", "MKUserTrackingButton", "MKUserTrackingBarButtonItem",
    "MapUserLocationButton", "UserAnnotation",
  ].map { .global(.type, $0) }

  /// The values that settings are given.
  static let constants: [LocationName] = [
    "kCLLocationAccuracyBest", "kCLLocationAccuracyBestForNavigation", "kCLLocationAccuracyNearestTenMeters",
    "kCLLocationAccuracyHundredMeters", "kCLLocationAccuracyKilometer", "kCLLocationAccuracyThreeKilometers",
    "kCLLocationAccuracyReduced", "kCLDistanceFilterNone", "kCLHeadingFilterNone", "CLLocationDistanceMax",
    "CLTimeIntervalMax",
  ].map { .global(.constant, $0) }

  /// The modules whose import says that location API may follow.
  static let modules: [LocationName] = [
    "CoreLocation", "CoreLocationUI", "MapKit", "_LocationEssentials",
  ].map { .global(.module, $0) }
}
