extension Declaration {
  /// The method that delivers live updates of the location.
  package static let liveUpdates = swiftMethod("liveUpdates(_:)", of: .locationUpdate, .since(17))
  /// The property that shows the person's location on a map.
  package static let showsUserLocation = property("showsUserLocation", of: .mapView, .since(3))
}

extension LocationType {
  /// The members of the type that request or use location; all members for the manager and its delegate.
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
        method(
          "add(_:identifier:)", .since(17), selector: "addConditionForMonitoring:identifier:"),
        method(
          "add(_:identifier:assuming:)", .since(17),
          selector: "addConditionForMonitoring:identifier:assumedState:"),
        method("remove(_:)", .since(17), selector: "removeConditionFromMonitoringWithIdentifier:"),
        method("record(for:)", .since(17), selector: "monitoringRecordForIdentifier:"),
        swiftProperty("events", .since(17)),
        property("identifiers", .since(17), objectiveC: "monitoredIdentifiers"),
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

  /// The members of the type that only Objective-C has, because Swift has sequences in their place.
  package var objectiveCMembers: [Declaration] {
    switch self {
    case .locationUpdater:
      [method("resume()", .since(17)), method("pause()", .since(17)), method("invalidate()", .since(17))]
    case .serviceSession:
      [
        method("sessionRequiringAuthorization(_:queue:handler:)", .since(18)),
        method(
          "sessionRequiringAuthorization(_:fullAccuracyPurposeKey:queue:handler:)", .since(18)),
      ]
    case .backgroundActivitySession:
      [
        method(
          "backgroundActivitySession(queue:handler:)", .since(18),
          selector: "backgroundActivitySessionWithQueue:handler:")
      ]
    case .locationManager, .locationManagerDelegate, .locationUpdate, .monitor, .geocoder,
      .locationPushServiceExtension, .locationButton, .uiKitLocationButton, .locationNotificationTrigger,
      .mapView, .userTrackingButton, .userTrackingBarButtonItem, .mapUserLocationButton, .userAnnotation:
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
        "geocodeAddressString(_:in:preferredLocale:completionHandler:)", .since(11, until: 26),
        selector: "geocodeAddressString:inRegion:preferredLocale:completionHandler:",
        async: "geocodeAddressString(_:in:preferredLocale:)"),
      method(
        "geocodePostalAddress(_:completionHandler:)", .since(11, until: 26), async: "geocodePostalAddress(_:)"
      ),
      method(
        "geocodePostalAddress(_:preferredLocale:completionHandler:)", .since(11, until: 26),
        async: "geocodePostalAddress(_:preferredLocale:)"),
      method(
        "geocodeAddressDictionary(_:completionHandler:)", .since(5, until: 11),
        async: "geocodeAddressDictionary(_:)"),
      method(
        "reverseGeocodeLocation(_:completionHandler:)", .since(5, until: 26),
        async: "reverseGeocodeLocation(_:)"),
      method(
        "reverseGeocodeLocation(_:preferredLocale:completionHandler:)", .since(11, until: 26),
        async: "reverseGeocodeLocation(_:preferredLocale:)"),
      method("cancelGeocode()", .since(5, until: 26)),
      property("isGeocoding", .since(5, until: 26)),
    ]
  }

  private func method(
    _ name: String, _ availability: Availability, selector: String? = nil, async asyncName: String? = nil
  ) -> Declaration {
    .method(name, of: self, availability, selector: selector, async: asyncName)
  }

  private func property(
    _ name: String, _ availability: Availability, objectiveC: String? = nil
  ) -> Declaration {
    .property(name, of: self, availability, objectiveC: objectiveC)
  }

  private func swiftProperty(_ name: String, _ availability: Availability) -> Declaration {
    .swiftProperty(name, of: self, availability)
  }
}
