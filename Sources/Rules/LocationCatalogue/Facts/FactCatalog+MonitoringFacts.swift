import LocationPolicy

extension FactCatalog {
  /// Facts about services by authorization.
  static let monitoringFacts: [FactRecord] = [
    FactRecord(
      .mon001, releases: "8-12",
      statement: """
        With When In Use an app can use standard updates, `requestLocation()` (from iOS 9 on), beacon \
        ranging, heading and geocoding. Significant location changes, visits and the *monitoring* of regions \
        and beacons need Always; monitoring a region then fails with \
        `locationManager(_:monitoringDidFailFor:withError:)` and `CLError.regionMonitoringDenied` (4).
        """,
      sources: [
        .session(.location2014),
        .session(.location2019, "the table"),
        .issue("kontaktio/kontakt-ios-sdk", 52),
        .header(.manager12),
      ],
      confidence: [.wwdc, .appleHeader, .community]),
    FactRecord(
      .mon002, releases: "13+",
      statement: """
        With When In Use every service may be started, but events arrive only while the app is in use. Only \
        Always lets them wake or relaunch it.
        """,
      sources: [
        .session(.location2019),
        .source(.requestingAuthorization, "the table"),
        .header(.manager26),
      ],
      confidence: [.wwdc, .appleDocumentation, .appleHeader]),
    FactRecord(
      .mon003, releases: "8+",
      statement: """
        `UNLocationNotificationTrigger` (from iOS 10 on; `UILocalNotification.region` on 8 and 9) and \
        HomeKit's location triggers need only When In Use: the system watches the place, and the app learns \
        of it only if the person taps.
        """,
      sources: [.session(.location2014), .session(.location2019), .article(.prompts, "section 6.B3")],
      confidence: [.wwdc, .article]),
    FactRecord(
      .mon004, releases: "all",
      statement: """
        Significant location changes come after about 500 m and not more often than every 5 minutes; \
        `distanceFilter` and `desiredAccuracy` have no effect on them. They relaunch the app with the launch \
        option `UIApplication.LaunchOptionsKey.location`, which the iOS 26 SDK deprecates, and which an app \
        with scenes never got in one report; the app must then create a manager **and start the service \
        again**, best at every launch. An Apple engineer says that an app should also expect to be resumed \
        without a change.
        """,
      sources: [
        .symbol("CLLocationManager/startMonitoringSignificantLocationChanges()"),
        .header(.manager26),
        .header(.application26, "the launch option"),
        .forum(71792, "resumed without a change"),
        .issue("nextcloud/ios", 4305, "an app with scenes"),
      ],
      confidence: [.appleDocumentation, .appleHeader, .appleEngineer, .community]),
    FactRecord(
      .mon005, releases: "8+",
      statement: """
        When visits have relaunched the app, it needs only a manager with a delegate; the service need not \
        be started again.
        """,
      sources: [
        .symbol("CLLocationManager/startMonitoringVisits()"),
        .header(.visits26),
      ],
      confidence: [.appleDocumentation, .appleHeader]),
    FactRecord(
      .mon006, releases: "all",
      statement: """
        An app can monitor at most 20 regions, shared by all of its managers; they outlive the app's \
        process. Adding an identifier again replaces its region. A radius above \
        `maximumRegionMonitoringDistance` fails with error 5; one below roughly 100 to 200 m is unreliable. \
        Timely events need a network.
        """,
      sources: [
        .symbol("CLLocationManager/startMonitoring(for:)"),
        .issue("cowbell/cordova-plugin-geofence", 186),
        .issue("expo/expo", 8351),
        .header(.manager26),
      ],
      confidence: [.appleDocumentation, .appleHeader, .community]),
    FactRecord(
      .mon007, releases: "17+",
      statement: """
        A `CLMonitor` can have 20 conditions (the header counts them by type). Only one instance of a name \
        can be open, and the app has to await its `events` continuously. Conditions are kept, so the monitor \
        must be created again at launch: if an event is pending and no monitor of that name is open, its \
        condition is no longer monitored. From 17.2 on there is the state `unmonitored`. \
        `startMonitoring(for:)` is marked as to be deprecated from the iOS 17 SDK on, without a warning up \
        to that of 26.5.
        """,
      sources: [
        .session(.monitor2023),
        .symbol("CLMonitor"),
        .source(.regionProximity),
        .symbol("CLLocationManager/startMonitoring(for:)"),
        .header(.monitor26),
        .header(.monitoringEvent26),
        .header(.manager26, "to be deprecated"),
      ],
      confidence: [.wwdc, .appleDocumentation, .appleHeader],
      contradiction: """
        Apple's page of `startMonitoring(for:)` gives a release of its deprecation, which changes: 18.4 in a copy \
        of 2025, 27.0 in one of 2026.
        """),
  ]
}
