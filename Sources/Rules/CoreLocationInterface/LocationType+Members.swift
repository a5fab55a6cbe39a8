extension Declaration {
  /// The method that delivers live updates of the location.
  package static let liveUpdates = swiftMethod("liveUpdates(_:)", of: .locationUpdate, .since(17))
  /// The property that shows the person's location on a map.
  package static let showsUserLocation = property("showsUserLocation", of: .mapView, .since(3))
}

extension LocationType {
  /// The members of the type that request or use location; all members for the manager and its delegate.
  ///
  /// For a type whose methods have other names in Objective-C and pass events to a block, these are the Swift members
  /// only.
  package var members: [Declaration] {
    switch self {
    case .locationManager: ManagerMember.allCases.map { $0.declaration }
    case .locationManagerDelegate: DelegateMethod.allCases.map { $0.declaration }
    case .locationUpdate: [.liveUpdates]
    case .locationUpdater:
      [
        method("liveUpdates(_:)", .since(17), selector: "liveUpdaterWithQueue:handler:"),
        method("liveUpdates(_:)", .since(17), selector: "liveUpdaterWithConfiguration:queue:handler:"),
      ]
    case .monitor:
      [
        swiftMethod("add(_:identifier:)", .since(17)),
        swiftMethod("add(_:identifier:assuming:)", .since(17)),
        swiftMethod("remove(_:)", .since(17)),
        swiftMethod("record(for:)", .since(17)),
        swiftProperty("events", .since(17)),
        swiftProperty("identifiers", .since(17)),
        method("init(_:)", .since(17), selector: "requestMonitorWithConfiguration:completion:"),
      ]
    case .serviceSession:
      [
        method("invalidate()", .since(18)),
        swiftProperty("diagnostics", .since(18)),
        method("init(authorization:)", .since(18), selector: "sessionRequiringAuthorization:"),
        method(
          "init(authorization:fullAccuracyPurposeKey:)", .since(18),
          selector: "sessionRequiringAuthorization:fullAccuracyPurposeKey:"),
      ]
    case .backgroundActivitySession:
      [
        method("invalidate()", .since(17)),
        swiftProperty("diagnostics", .since(18)),
        method("init()", .since(17), selector: "backgroundActivitySession"),
      ]
    case .geocoder: geocoding
    case .locationPushServiceExtension:
      [
        method(
          "didReceiveLocationPushPayload(_:completion:)", .since(15),
          async: "didReceiveLocationPushPayload(_:)"),
        method("serviceExtensionWillTerminate()", .since(15)),
      ]
    case .locationNotificationTrigger:
      [method("init(region:repeats:)", .since(10), selector: "triggerWithRegion:repeats:")]
    case .mapView:
      [
        .showsUserLocation,
        property("userTrackingMode", .since(5)),
        method("setUserTrackingMode(_:animated:)", .since(5), selector: "setUserTrackingMode:animated:"),
        property("userLocation", .since(3)),
      ]
    case .locationButton, .uiKitLocationButton, .userTrackingButton, .userTrackingBarButtonItem,
      .mapUserLocationButton, .userAnnotation:
      []
    }
  }

  private var geocoding: [Declaration] {
    [
      method(
        "geocodeAddressString(_:completionHandler:)", .since(5, until: 26), async: "geocodeAddressString(_:)"),
      method(
        "geocodeAddressString(_:in:completionHandler:)", .since(5, until: 26),
        selector: "geocodeAddressString:inRegion:completionHandler:", async: "geocodeAddressString(_:in:)"),
      method(
        "geocodePostalAddress(_:completionHandler:)", .since(11, until: 26), async: "geocodePostalAddress(_:)"
      ),
      method(
        "geocodeAddressDictionary(_:completionHandler:)", .since(5, until: 11),
        async: "geocodeAddressDictionary(_:)"),
      method(
        "reverseGeocodeLocation(_:completionHandler:)", .since(5, until: 26),
        async: "reverseGeocodeLocation(_:)"),
      method(
        "reverseGeocodeLocation(_:preferredLocale:completionHandler:)", .since(11, until: 26),
        async: "reverseGeocodeLocation(_:preferredLocale:)"),
    ]
  }

  private func method(
    _ name: String, _ availability: Availability, selector: String? = nil, async asyncName: String? = nil
  ) -> Declaration {
    .method(name, of: self, availability, selector: selector, async: asyncName)
  }

  private func swiftMethod(_ name: String, _ availability: Availability) -> Declaration {
    .swiftMethod(name, of: self, availability)
  }

  private func property(_ name: String, _ availability: Availability) -> Declaration {
    .property(name, of: self, availability)
  }

  private func swiftProperty(_ name: String, _ availability: Availability) -> Declaration {
    .swiftProperty(name, of: self, availability)
  }
}
