import LocationPolicy

extension FactCatalog {
  /// Facts about errors.
  static let errorFacts: [FactRecord] = [
    FactRecord(
      .err001, releases: "all",
      statement: """
        The codes of `CLError` are 0 locationUnknown, 1 denied, 2 network, 3 headingFailure, 4 \
        regionMonitoringDenied, 5 regionMonitoringFailure, 6 regionMonitoringSetupDelayed, 7 \
        regionMonitoringResponseDelayed, 8 geocodeFoundNoResult, 9 geocodeFoundPartialResult, 10 \
        geocodeCanceled, 11 deferredFailed, 12 deferredNotUpdatingLocation, 13 deferredAccuracyTooLow, 14 \
        deferredDistanceFiltered, 15 deferredCanceled, 16 rangingUnavailable, 17 rangingFailure, from iOS 14 \
        on 18 promptDeclined, and from the iOS 16 SDK on 19 historicalLocationError.
        """,
      sources: [
        .header(.error12, "0 to 17"),
        .header(.manager15),
        .symbol("CLError/Code"),
        .header(.error26, "0 to 19"),
      ],
      confidence: [.appleHeader, .appleDocumentation]),
    FactRecord(
      .err002, releases: "all",
      statement: """
        Error 0, locationUnknown, passes: the service continues, and the app can ignore it. After \
        `requestLocation()` it is final. The Simulator also gives it while its location is None.
        """,
      sources: [
        .symbol("CLLocationManagerDelegate/locationManager(_:didFailWithError:)"),
        .pull("expo/expo", 44027),
        .issue("apache/cordova-plugin-geolocation", 244),
        .header(.error26, part: "will keep trying"),
      ],
      confidence: [.appleDocumentation, .appleHeader, .community]),
    FactRecord(
      .err003, releases: "all",
      statement: """
        Error 1, denied, comes when a service is started after a refusal, while Location Services is off or \
        restricted, or in the background with When In Use; stop the service. With When In Use it was also \
        reported seconds after a running app was left, so read `authorizationStatus` before you take it for a \
        refusal. For a start while the status is `notDetermined` no source reliably reports an error.
        """,
      sources: [
        .symbol("CLLocationManagerDelegate/locationManager(_:didFailWithError:)"),
        .forum(748098),
        .issue("apache/cordova-plugin-geolocation", 224, "when the app is left"),
        .header(.error26, part: "a refusal"),
      ],
      confidence: [.appleDocumentation, .appleHeader, .community]),
    FactRecord(
      .err004, releases: "all",
      statement: """
        Error 4 says that regions are monitored without the authorization that they need (MON-001), or after a \
        refusal; 5 that a radius is too large or that there are too many; 6 and 7 that monitoring or its \
        events are delayed (MON-012); 16 that beacons cannot be ranged, as Bluetooth or Location Services is \
        off or airplane mode is on. 18 is that of AUTH-072.
        """,
      sources: [
        .symbol("CLError/Code"),
        .header(.error26),
      ],
      confidence: [.appleDocumentation, .appleHeader]),
    FactRecord(
      .err005, releases: "all",
      statement: """
        In one article a library (Baidu's) reports a "not allowed" error of its own at the moment of Keep \
        Only While Using: the change of the level ends the session that is running, once.
        """,
      sources: [.article(.prompts, "section 2")],
      confidence: [.article]),
    FactRecord(
      .err006, releases: "15+",
      statement: """
        The codes of `CLLocationPushServiceError`, with which `startMonitoringLocationPushes(completion:)` \
        fails, are 0 unknown, 1 missingPushExtension (the app has no location push service extension), 2 \
        missingPushServerEnvironment (it has no environment of APNs), 3 missingEntitlement (KEY-045), and \
        from iOS 16.4 on 4 unsupportedPlatform.
        """,
      sources: [.header(.pushError26), .symbol("CLLocationPushServiceError")],
      confidence: [.appleHeader, .appleDocumentation]),
  ]
}
