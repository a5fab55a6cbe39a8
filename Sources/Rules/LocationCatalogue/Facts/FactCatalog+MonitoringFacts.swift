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
        option `UIApplication.LaunchOptionsKey.location` (MON-018); the app must then create a manager **and \
        start the service again**, best at every launch. An Apple engineer says that an app should also \
        expect to be resumed without a change. Starting again tells the current position at once, starting twice \
        without a stop tells none, and `location` has the newest before any start.
        """,
      sources: [
        .symbol("CLLocationManager/startMonitoringSignificantLocationChanges()"),
        .header(.manager26),
        .forum(71792, "resumed without a change"),
      ],
      confidence: [.appleDocumentation, .appleHeader, .appleEngineer]),
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
        Timely events need a network. One developer saw that turning Bluetooth off makes the state of a beacon region \
        unknown in silence, and that turning it on tells a running app the state, but no entry or exit.
        """,
      sources: [
        .symbol("CLLocationManager/startMonitoring(for:)"),
        .issue("cowbell/cordova-plugin-geofence", 186),
        .issue("expo/expo", 8351),
        .page("Stack Overflow, 34062216", "https://stackoverflow.com/questions/34062216", "Bluetooth"),
        .header(.manager26),
      ],
      confidence: [.appleDocumentation, .appleHeader, .community]),
    FactRecord(
      .mon007, releases: "17+",
      statement: """
        A `CLMonitor` can have 20 conditions (the header counts them by type). Only one instance of a name \
        can be open, and the app has to await its `events` continuously. Conditions are kept, so the monitor \
        must be created again at launch (MON-014). Apple advises to use it only from the app, not from its extensions. \
        From 17.2 on there is the state `unmonitored`. \
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
    FactRecord(
      .mon008, releases: "all",
      statement: "Among the circular regions of an app, the system prefers smaller ones to larger ones.",
      sources: [.header(.manager15), .header(.manager26)],
      confidence: [.appleHeader]),
    FactRecord(
      .mon009, releases: "all",
      statement: """
        Entries and exits reach every manager of the app whose delegate implements the callback, whichever \
        of them started the region. Visits reach every manager, also one that is created later, until one of \
        them stops the service, even across launches.
        """,
      sources: [.header(.delegate15), .header(.delegate26), .header(.visits26)],
      confidence: [.appleHeader]),
    FactRecord(
      .mon010, releases: "7+",
      statement: """
        `notifyOnEntry` and `notifyOnExit` of a region are true until the app sets them, and \
        `notifyEntryStateOnDisplay` of a beacon region is false. If that is true, the app is launched and \
        gets the state when the screen turns on inside of the region.
        """,
      sources: [.header(.region26), .header(.beaconRegion26)],
      confidence: [.appleHeader]),
    FactRecord(
      .mon011, releases: "5+",
      statement: """
        `requestState(for:)` returns at once; the state that the system has stored comes later, to \
        `locationManager(_:didDetermineState:for:)`.
        """,
      sources: [.header(.manager15), .header(.manager26)],
      confidence: [.appleHeader]),
    FactRecord(
      .mon012, releases: "5+",
      statement: """
        Error 7, regionMonitoringResponseDelayed, may carry a region that the system can monitor better, in \
        its user info under `kCLErrorUserInfoAlternateRegionKey`.
        """,
      sources: [.header(.error12), .header(.error26)],
      confidence: [.appleHeader]),
    FactRecord(
      .mon013, releases: "17+",
      statement: """
        The conditions of a `CLMonitor` are in a file of the app's data container, so the app must wait until \
        protected data is available before it opens a monitor. From iOS 18 on, `persistenceUnavailable` in an event \
        says that conditions can't be stored, so that none is monitored; that this is what happens before the first \
        unlock is inferred.
        """,
      sources: [
        .header(.monitor17), .header(.monitor26), .header(.monitoringEvent26, "persistenceUnavailable"),
      ],
      confidence: [.appleHeader, .inferred],
      confidenceNote: "apple-header; the link between the two is inferred"),
    FactRecord(
      .mon014, releases: "17+",
      statement: """
        If an event is pending for a condition and no `CLMonitor` of that name is open to receive it, Core \
        Location stops monitoring the condition.
        """,
      sources: [.header(.monitor17), .header(.monitor26)],
      confidence: [.appleHeader]),
    FactRecord(
      .mon015, releases: "17+",
      statement: """
        A condition that is added to a `CLMonitor` starts as `unknown` unless the app names a state. The name \
        of a monitor has only letters and digits and can't begin with an underscore. While an event is \
        handled, the record of its condition still has the event before it.
        """,
      sources: [
        .header(.monitor26, "the state"), .header(.monitorConfiguration26, "the name"),
        .header(.monitoringRecord26, "the record"),
      ],
      confidence: [.appleHeader]),
    FactRecord(
      .mon016, releases: "18+",
      statement: """
        `accuracyLimited` in a monitor's event says that no events come while accuracy is reduced; in a live \
        update it says that further ones pause for some time.
        """,
      sources: [.header(.monitoringEvent26), .header(.updater26)],
      confidence: [.appleHeader]),
    FactRecord(
      .mon017, releases: "10+",
      statement: """
        `UNLocationNotificationTrigger` needs When In Use (MON-003). The system limits how many an app can \
        schedule, and two of different regions with the same identifier have no defined behavior. Mac \
        Catalyst does not have it.
        """,
      sources: [.header(.notificationTrigger26)],
      confidence: [.appleHeader]),
    FactRecord(
      .mon018, releases: "26+",
      statement: """
        The launch option `UIApplication.LaunchOptionsKey.location` is deprecated. Apps should adopt \
        `CLLocationUpdate` or `CLMonitor`, or expect the events in the manager's delegate after a scene has \
        connected. In one report an app with scenes never got the option; whether iOS 26 still passes it has \
        no source.
        """,
      sources: [.header(.application26), .issue("nextcloud/ios", 4305, "an app with scenes")],
      confidence: [.appleHeader, .community]),
    FactRecord(
      .mon019, releases: "26+",
      statement: """
        `CLGeocoder` is deprecated; `MKGeocodingRequest` and `MKReverseGeocodingRequest` of MapKit take its \
        place. That they need no location authorization either is inferred.
        """,
      sources: [.header(.geocoder26), .header(.geocodingRequest26), .header(.reverseGeocodingRequest26)],
      confidence: [.appleHeader, .inferred],
      confidenceNote: "apple-header; the authorization is inferred"),
    FactRecord(
      .mon020, releases: "7+",
      statement: """
        A beacon is found at once only while the system listens: within a second while the app ranges in the \
        foreground, or when the display turns on for a region with `notifyEntryStateOnDisplay`. Otherwise an entry was \
        told after 2 to 15 seconds on iPhone 6 to 7 with iOS 10.3, and after up to 15 minutes on iOS 7; an exit after \
        20 to 30 seconds, sometimes more than two minutes.
        """,
      sources: [
        .page(
          "iBeacon Monitoring in the Background and Foreground",
          "http://developer.radiusnetworks.com/2013/11/13/ibeacon-monitoring-in-the-background-and-foreground.html",
          "iOS 7"),
        .page(
          "2017 Update on iOS Beacon Monitoring in the Background",
          "https://www.radiusnetworks.com/2018-11-20-2017-update-on-ios-beacon-monitoring-in-the-background",
          "iOS 10.3.1, display off"),
      ],
      confidence: [.community]),
    FactRecord(
      .mon021, releases: "7+",
      statement: """
        A maker of beacons found that a phone gives priority to 30 beacon regions of all apps together, the first that \
        were added. Others are told late, with the display off perhaps never. A single app can't see that.
        """,
      sources: [
        .page(
          "Background Monitoring of Beacon Regions on iOS",
          "https://www.radiusnetworks.com/2018-11-20-background-monitoring-of-beacon-regions-on-ios")
      ],
      confidence: [.community]),
    FactRecord(
      .mon022, releases: "all",
      statement: """
        One developer saw on iOS 5 that regions are not watched for about three minutes after a restart: the app is \
        launched then, without an event, and crossings before that are not told.
        """,
      sources: [
        .page(
          "iOS Region Monitoring after iPhone Restart",
          "https://twocanoes.com/ios-region-monitoring-after-iphone-restart/")
      ],
      confidence: [.community]),
  ]
}
