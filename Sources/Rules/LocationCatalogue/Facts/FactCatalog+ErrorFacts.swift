import LocationPolicy

extension FactCatalog {
  /// Facts about errors.
  static let errorFacts: [FactRecord] = [
    FactRecord(
      .err001, releases: "all",
      statement: """
        CLError: 0 locationUnknown, 1 denied, 2 network, 3 headingFailure, 4 regionMonitoringDenied, 5 \
        regionMonitoringFailure, 6 regionMonitoringSetupDelayed, 7 regionMonitoringResponseDelayed, 8 \
        geocodeFoundNoResult, 9 geocodeFoundPartialResult, 10 geocodeCanceled, 11 deferredFailed, 12 \
        deferredNotUpdatingLocation, 13 deferredAccuracyTooLow, 14 deferredDistanceFiltered, 15 \
        deferredCanceled, 16 rangingUnavailable, 17 rangingFailure, 18 promptDeclined (14+), 19 \
        historicalLocationError.
        """,
      sources: [.header(.error12, "0 to 17"), .header(.manager15), .symbol("CLError/Code")],
      confidence: [.appleHeader, .appleDocumentation]),
    FactRecord(
      .err002, releases: "all",
      statement: """
        0 is transient: the service goes on; ignore. From `requestLocation` it is final. Simulator with \
        location "None" gives it too.
        """,
      sources: [
        .symbol("CLLocationManagerDelegate/locationManager(_:didFailWithError:)"),
        .pull("expo/expo", 44027),
        .issue("apache/cordova-plugin-geolocation", 244),
      ],
      confidence: [.appleDocumentation, .community]),
    FactRecord(
      .err003, releases: "all",
      statement: """
        1: start while denied/services off/restricted, or WhenInUse start from background; stop the \
        service. On 8+ starting while `notDetermined`: no error reliably reported [unsourced].
        """,
      sources: [
        .symbol("CLLocationManagerDelegate/locationManager(_:didFailWithError:)"),
        .forum(748098),
      ],
      confidence: [.appleDocumentation, .community]),
    FactRecord(
      .err004, releases: "all",
      statement: """
        4: regions without sufficient authorization (MON-001) or denied; 5: radius/limit; 6–7: delays; \
        16: ranging unavailable (Bluetooth/airplane); 18: AUTH-072.
        """,
      sources: [.symbol("CLError/Code")],
      confidence: [.appleDocumentation]),
    FactRecord(
      .err005, releases: "all",
      statement: """
        One article shows a third-party SDK (Baidu) surfacing an own "not allowed" error at the moment \
        of "Keep Only While Using", i.e. the level change aborts the current session once.
        """,
      sources: [.article(.prompts, "section 2")],
      confidence: [.article]),
  ]
}
