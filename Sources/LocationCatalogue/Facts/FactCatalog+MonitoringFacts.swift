import LocationPolicy

extension FactCatalog {
  /// Facts about services by authorization.
  static let monitoringFacts: [FactRecord] = [
    FactRecord(
      .mon001, releases: "8-12",
      statement: """
        WhenInUse permits standard updates, requestLocation (9+), beacon ranging, heading, geocoding. \
        SLC, visits (8+) and region/beacon *monitoring* need Always; region monitoring then fails with \
        `monitoringDidFail` `CLError.regionMonitoringDenied` (4).
        """,
      sources: "W14-706; W19-705 table; GH kontaktio/kontakt-ios-sdk#52",
      confidence: [.wwdc, .community]),
    FactRecord(
      .mon002, releases: "13+",
      statement: """
        With WhenInUse every service may be started; events arrive only while in use. Relaunch/wake only \
        with Always.
        """,
      sources: "W19-705; ART-AUTH table",
      confidence: [.wwdc, .appleDocumentation]),
    FactRecord(
      .mon003, releases: "8+",
      statement: """
        `UNLocationNotificationTrigger` (10+; `UILocalNotification.region` 8–9) and HomeKit location \
        triggers need only WhenInUse: system evaluates, app is told only if the user taps.
        """,
      sources: "W14-706; W19-705; S003 六.B3",
      confidence: [.wwdc, .seed]),
    FactRecord(
      .mon004, releases: "all",
      statement: """
        SLC: about 500 m and not more often than 5 min; ignores `distanceFilter`; relaunch with launch \
        option `UIApplication.LaunchOptionsKey.location`; app must create a manager **and call start \
        again**.
        """,
      sources: "CL/…/startmonitoringsignificantlocationchanges()",
      confidence: [.appleDocumentation]),
    FactRecord(
      .mon005, releases: "8+",
      statement: "Visits: after relaunch only manager + delegate are needed, no second start.",
      sources: "CL/…/startmonitoringvisits()",
      confidence: [.appleDocumentation]),
    FactRecord(
      .mon006, releases: "all",
      statement: """
        Regions: at most 20 per app (all managers share); persisted; re-adding an identifier replaces; \
        radius above `maximumRegionMonitoringDistance` fails (error 5); under roughly 100–200 m \
        unreliable; needs network for timeliness.
        """,
      sources: """
        CL/…/startmonitoring(for:); GH cowbell/cordova-plugin-geofence#186; GH expo/expo#8351
        """,
      confidence: [.appleDocumentation, .community]),
    FactRecord(
      .mon007, releases: "17+",
      statement: """
        `CLMonitor`: 20 conditions, any type; one live instance per name; await `events` continuously; \
        state persists; must be re-created at launch. 17.2 adds `unmonitored`. [18.4] \
        `startMonitoring(for:)` formally deprecated.
        """,
      sources: "W23-10147; CL/clmonitor; ART-REGION; CL/…/startmonitoring(for:)",
      confidence: [.wwdc, .appleDocumentation]),
  ]
}
