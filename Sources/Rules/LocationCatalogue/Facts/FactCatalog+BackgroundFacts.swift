import LocationPolicy

extension FactCatalog {
  /// Facts about capability, property and authorization in background.
  static let backgroundFacts: [FactRecord] = [
    FactRecord(
      .bg001, releases: "9+",
      statement: """
        Capability absent + `allowsBackgroundLocationUpdates = true` → exception at the setter, whatever \
        the authorization (also denied / undetermined).
        """,
      sources: [
        .article(.permissionAndUse, "section 2.7, the table"),
        .article(.permissionInDetail, "the table of iOS 9 and 10"),
        .symbol("CLLocationManager/allowsBackgroundLocationUpdates", "\"fatal error\""),
      ],
      confidence: [.article, .appleDocumentation]),
    FactRecord(
      .bg002, releases: "9+",
      statement: """
        Exception: `NSInternalInconsistencyException`, reason `Invalid parameter not satisfying: !stayUp \
        || CLClientIsBackgroundable(internal->fClient)`, in `-[CLLocationManager \
        setAllowsBackgroundLocationUpdates:]`. In reports of 2023–2025 the reason ends in \
        `CLClientIsBackgroundable(internal->fClient) || _CFMZEnabled()`.
        """,
      sources: [
        .issue("mauron85/react-native-background-geolocation", 60),
        .issue("HaylLtd/cordova-background-geolocation-plugin", 211),
        .pull("mapbox/mapbox-events-ios", 11),
      ],
      confidence: [.community]),
    FactRecord(
      .bg003, releases: "9+",
      statement: """
        The same crash occurs in app extensions that set the property without the mode in *their* \
        Info.plist.
        """,
      sources: [.pull("home-assistant/iOS", 1686)],
      confidence: [.community]),
    FactRecord(
      .bg004, releases: "8+",
      statement: """
        [9+] `allowsBackgroundLocationUpdates` is NO by default for binaries linked ≥ 9; older-linked binaries \
        on 9 behave as YES. [8] has no such property and behaves as YES if the capability is present.
        """,
      sources: [
        .header(.manager10),
        .session(.location2015),
        .article(.permissionAndUse, "section 2.2"),
      ],
      confidence: [.appleHeader, .wwdc, .article]),
    FactRecord(
      .bg005, releases: "7",
      statement: """
        Capability on → background yes, no bar; off → stops when suspended. iOS 7 adds: must have been \
        started in foreground; an app that starts it in background isn't kept alive by it (except when \
        woken by a significant location change).
        """,
      sources: [.session(.location2013), .article(.permissionInDetail, "the table of iOS 7")],
      confidence: [.wwdc, .article]),
    FactRecord(
      .bg006, releases: "8",
      statement: """
        Capability on: Always → background, no bar; WhenInUse → background with blue double-height bar. \
        Capability off → foreground only.
        """,
      sources: [
        .session(.location2014),
        .session(.privacy2014),
        .article(.permissionAndUse, "section 2.1"),
        .article(.permissionInDetail, "the table of iOS 8"),
      ],
      confidence: [.wwdc, .article]),
    FactRecord(
      .bg007, releases: "9-10",
      statement: """
        As on iOS 8, provided that `allowsBackgroundLocationUpdates` is YES. With NO: foreground only, no \
        bar, no crash.
        """,
      sources: [
        .article(.permissionInDetail),
        .article(.permissionAndUse, "section 2.7"),
        .session(.location2015),
      ],
      confidence: [.article, .wwdc]),
    FactRecord(
      .bg008, releases: "11+",
      statement: """
        As on iOS 9 and 10, and for Always the bar/pill is shown only if `showsBackgroundLocationIndicator` \
        is YES (default NO). For WhenInUse the bar is forced; the property is ignored.
        """,
      sources: [
        .source(.indicatorQuestion),
        .symbol("CLLocationManager/showsBackgroundLocationIndicator"),
        .header(.manager12),
        .article(.permissionAndUse, "section 2.3"),
      ],
      confidence: [.appleDocumentation, .appleHeader, .article],
      contradiction: """
        The session of June 2017 said that apps with Always would get the bar too; Technical Q&A \
        QA1965 of September 2017 is the shipped behavior.
        """),
    FactRecord(
      .bg009, releases: "8+",
      statement: """
        WhenInUse: starting the service **from background** fails (no updates; `CLError.denied` \
        reported).
        """,
      sources: [
        .symbol("CLLocationManager/requestWhenInUseAuthorization()"),
        .forum(748098),
        .issue("Baseflow/flutter-geolocator", 1111),
      ],
      confidence: [.appleDocumentation, .community]),
    FactRecord(
      .bg010, releases: "8+",
      statement: """
        Always: starting from background is allowed and delivers while the app is running; it does not \
        by itself keep the app alive as a foreground-started session does.
        """,
      sources: [
        .header(.manager12, "comment"),
        .header(.manager13, "comment"),
        .forum(776698, "Apple's advice to start in the foreground, second-hand"),
      ],
      confidence: [.appleHeader, .appleEngineer],
      confidenceNote: "apple-header, apple-engineer 2nd-hand"),
    FactRecord(
      .bg011, releases: "9+",
      statement: """
        The property may be set before or after start, and cleared while in background-capable session; \
        clearing returns the app to normal suspension. Setting it permanently YES with WhenInUse makes \
        the bar flash at each backgrounding.
        """,
      sources: [.session(.location2019), .session(.practices2016)],
      confidence: [.wwdc]),
    FactRecord(
      .bg012, releases: "13+",
      statement: """
        Provisional Always: background delivery as AUTH-066; Sextant treats it as WhenInUse for what is \
        delivered and as Always for the indicator.
        """,
      sources: [],
      confidence: [.inferred]),
    FactRecord(
      .bg013, releases: "13+",
      statement: "Temporary When In Use: same as When In Use; an indicator session keeps the grant alive.",
      sources: [.session(.location2019)],
      confidence: [.wwdc]),
    FactRecord(
      .bg014, releases: "7+",
      statement: """
        [7] Turning off Background App Refresh disables significant location changes, regions and \
        background location for the app. [8+] no effect on location.
        """,
      sources: [.session(.location2014)],
      confidence: [.wwdc]),
    FactRecord(
      .bg015, releases: "all",
      statement: """
        User force-quit: continuous location ends. Significant location changes and region monitoring \
        are not stopped by a force-quit from 7.1 on (7.0: quitting was taken as lack of interest, no relaunch); the headers \
        of 12, 13 and 15 say that events relaunch even if the user killed the app. One report that on \
        26.4.2 it no longer happens (DEL-046).
        """,
      sources: [
        .session(.location2013, "7.0"),
        .session(.location2014, "7.1 and later"),
        .header(.manager12),
        .header(.manager13),
        .header(.manager15),
        .forum(826964),
      ],
      confidence: [.wwdc, .appleHeader, .community]),
    FactRecord(
      .bg020, releases: "16.4+",
      statement: """
        Extra rule for Always-authorized background sessions **without** indicator: with `distanceFilter` ≠ \
        none, or `desiredAccuracy` coarser than 100 m (numerically ≥ 1000), the app is suspended in \
        background although older versions kept it alive (noticed with startUpdatingLocation and significant \
        location changes combined). To keep running: `allowsBackgroundLocationUpdates = true` **and** \
        (`distanceFilter = kCLDistanceFilterNone` and `desiredAccuracy` ≤ 100 m) **or** \
        `showsBackgroundLocationIndicator = true`.
        """,
      sources: [
        .forum(726945, "Apple's staff, read only through the others"),
        .issue("transistorsoft/react-native-background-geolocation", 2494),
        .issue(
          "transistorsoft/cordova-background-geolocation-lt", 1402,
          "and that vendor's changelogs of 4.11.0 and 4.12.0"),
      ],
      confidence: [.appleEngineer, .community],
      confidenceNote: "apple-engineer 2nd-hand, community (OPEN-12)"),
    FactRecord(
      .bg021, releases: "16.4+",
      statement: "WhenInUse sessions always show the indicator, so BG-020 does not bite.",
      sources: [],
      confidence: [.inferred],
      confidenceNote: "inferred from BG-020"),
    FactRecord(
      .bg022, releases: "16.4+",
      statement: """
        Apple's own advice to drop to `kCLLocationAccuracyThreeKilometers` in background instead of \
        auto-pausing (on the page of pausesLocationUpdatesAutomatically) conflicts with BG-020 for \
        Always + no indicator. `sextant check` reports it.
        """,
      sources: [],
      confidence: [.inferred]),
    FactRecord(
      .bg023, releases: "17+",
      statement: """
        `CLBackgroundActivitySession`: needs capability; shows the indicator even without running \
        updates; keeps the app in use as a whole (also for CLMonitor). New session only from foreground; \
        after termination rejoin by re-creating immediately at launch. Keep it in a stored property; \
        dealloc or `invalidate()` ends it. An active Live Activity is an alternative.
        """,
      sources: [
        .session(.updates2023),
        .header(.backgroundSession17),
        .header(.backgroundSession18),
        .symbol("CLBackgroundActivitySession"),
      ],
      confidence: [.wwdc, .appleHeader, .appleDocumentation],
      contradiction: """
        On 17 releasing (nil) did not end the session and led to a crash; call `invalidate()`. \
        (community)
        """),
  ]
}
