import LocationPolicy

extension FactCatalog {
  /// Facts about services by authorization.
  static let monitoringFacts: [FactRecord] = [
    FactRecord(
      .mon001, releases: "8-12",
      statement: """
        WhenInUse permits standard updates, requestLocation (9+), beacon ranging, heading, geocoding. \
        Significant location changes, visits (8+) and region/beacon *monitoring* need Always; region \
        monitoring then fails with \
        `monitoringDidFail` `CLError.regionMonitoringDenied` (4).
        """,
      sources: [
        .session(.location2014),
        .session(.location2019, "the table"),
        .issue("kontaktio/kontakt-ios-sdk", 52),
      ],
      confidence: [.wwdc, .community]),
    FactRecord(
      .mon002, releases: "13+",
      statement: """
        With WhenInUse every service may be started; events arrive only while in use. Relaunch/wake only \
        with Always.
        """,
      sources: [.session(.location2019), .source(.requestingAuthorization, "the table")],
      confidence: [.wwdc, .appleDocumentation]),
    FactRecord(
      .mon003, releases: "8+",
      statement: """
        `UNLocationNotificationTrigger` (10+; `UILocalNotification.region` 8–9) and HomeKit location \
        triggers need only WhenInUse: system evaluates, app is told only if the user taps.
        """,
      sources: [.session(.location2014), .session(.location2019), .article(.prompts, "section 6.B3")],
      confidence: [.wwdc, .article]),
    FactRecord(
      .mon004, releases: "all",
      statement: """
        Significant location changes: about 500 m and not more often than 5 min; ignores `distanceFilter`; \
        relaunch with launch option `UIApplication.LaunchOptionsKey.location`; app must create a manager \
        **and call start again**.
        """,
      sources: [.symbol("CLLocationManager/startMonitoringSignificantLocationChanges()")],
      confidence: [.appleDocumentation]),
    FactRecord(
      .mon005, releases: "8+",
      statement: "Visits: after relaunch only manager + delegate are needed, no second start.",
      sources: [.symbol("CLLocationManager/startMonitoringVisits()")],
      confidence: [.appleDocumentation]),
    FactRecord(
      .mon006, releases: "all",
      statement: """
        Regions: at most 20 per app (all managers share); persisted; re-adding an identifier replaces; \
        radius above `maximumRegionMonitoringDistance` fails (error 5); under roughly 100–200 m \
        unreliable; needs network for timeliness.
        """,
      sources: [
        .symbol("CLLocationManager/startMonitoring(for:)"),
        .issue("cowbell/cordova-plugin-geofence", 186),
        .issue("expo/expo", 8351),
      ],
      confidence: [.appleDocumentation, .community]),
    FactRecord(
      .mon007, releases: "17+",
      statement: """
        `CLMonitor`: 20 conditions, any type; one live instance per name; await `events` continuously; \
        state persists; must be re-created at launch. 17.2 adds `unmonitored`. [18.4] \
        `startMonitoring(for:)` formally deprecated.
        """,
      sources: [
        .session(.monitor2023),
        .symbol("CLMonitor"),
        .source(.regionProximity),
        .symbol("CLLocationManager/startMonitoring(for:)"),
      ],
      confidence: [.wwdc, .appleDocumentation]),
  ]
}
