import LocationPolicy

extension FactCatalog {
  /// Facts about capability, property and authorization in background.
  static let backgroundFacts: [FactRecord] = [
    FactRecord(
      .bg001, releases: "9+",
      statement: """
        Setting `allowsBackgroundLocationUpdates` to true without `location` in `UIBackgroundModes` raises \
        an exception at once, whatever the authorization, even if it is denied or undetermined.
        """,
      sources: [
        .article(.permissionAndUse, "section 2.7, the table"),
        .article(.permissionInDetail, "the table of iOS 9 and 10"),
        .symbol("CLLocationManager/allowsBackgroundLocationUpdates", "\"fatal error\""),
        .header(.manager26, "\"fatal error\""),
      ],
      confidence: [.article, .appleDocumentation, .appleHeader]),
    FactRecord(
      .bg002, releases: "9+",
      statement: """
        The exception is an `NSInternalInconsistencyException` in `-[CLLocationManager \
        setAllowsBackgroundLocationUpdates:]`, with the reason `Invalid parameter not satisfying: !stayUp || \
        CLClientIsBackgroundable(internal->fClient)`. In reports of 2023 to 2025 the reason ends in \
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
        An app extension crashes in the same way if it sets the property and *its own* Info.plist does not \
        have the mode.
        """,
      sources: [.pull("home-assistant/iOS", 1686)],
      confidence: [.community]),
    FactRecord(
      .bg004, releases: "8+",
      statement: """
        `allowsBackgroundLocationUpdates` is false by default in apps linked with the iOS 9 SDK or later, \
        whatever their deployment target; those linked with an older one behave on iOS 9 as if it were true. \
        iOS 8 has no such property, and behaves as if it were true if the background mode is there.
        """,
      sources: [
        .header(.manager10),
        .session(.location2015),
        .article(.permissionAndUse, "section 2.2"),
        .header(.manager26),
      ],
      confidence: [.appleHeader, .wwdc, .article]),
    FactRecord(
      .bg005, releases: "7",
      statement: """
        With the background mode updates continue in the background, without a bar; without it they stop when \
        the app is suspended. On iOS 7 they also have to be started in the foreground: an app that starts \
        them in the background isn't kept running by them, unless a significant location change woke it.
        """,
      sources: [.session(.location2013), .article(.permissionInDetail, "the table of iOS 7")],
      confidence: [.wwdc, .article]),
    FactRecord(
      .bg006, releases: "8",
      statement: """
        With the background mode, Always continues in the background without a bar, and When In Use with a \
        blue bar of double height. Without it, there are updates in the foreground only.
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
        As on iOS 8, provided that `allowsBackgroundLocationUpdates` is true. If it is false, there are \
        updates in the foreground only, no bar, and no crash.
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
        As on iOS 9 and 10, and with Always the bar or pill shows only if `showsBackgroundLocationIndicator` \
        is true; it is false by default. With When In Use it always shows, and the property is ignored.
        """,
      sources: [
        .source(.indicatorQuestion),
        .symbol("CLLocationManager/showsBackgroundLocationIndicator"),
        .header(.manager12),
        .article(.permissionAndUse, "section 2.3"),
        .header(.manager26),
      ],
      confidence: [.appleDocumentation, .appleHeader, .article],
      contradiction: """
        The session of June 2017 said that apps with Always would get the bar too; Technical Q&A \
        QA1965 of September 2017 is the shipped behavior.
        """),
    FactRecord(
      .bg009, releases: "8+",
      statement: """
        With When In Use, starting the service **in the background** fails: no updates come, and \
        `CLError.denied` is reported. The headers say that such a start does not succeed up to iOS 12; for \
        later releases it rests on Apple's page and on reports.
        """,
      sources: [
        .symbol("CLLocationManager/requestWhenInUseAuthorization()"),
        .forum(748098),
        .issue("Baseflow/flutter-geolocator", 1111),
        .header(.manager12),
      ],
      confidence: [.appleDocumentation, .appleHeader, .community]),
    FactRecord(
      .bg010, releases: "8+",
      statement: """
        With Always, starting in the background is allowed, and updates come while the app runs. Unlike a \
        start in the foreground, it does not by itself keep the app running.
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
        `allowsBackgroundLocationUpdates` may be set before or after the start, and cleared during a \
        session; the app is then suspended as usual. If it is always true with When In Use, the bar flashes \
        each time the app is left.
        """,
      sources: [.session(.location2019), .session(.practices2016)],
      confidence: [.wwdc]),
    FactRecord(
      .bg012, releases: "13+",
      statement: """
        With provisional Always, updates in the background are those of AUTH-066: Sextant delivers as with \
        When In Use and shows the indicator as with Always.
        """,
      sources: [],
      confidence: [.inferred]),
    FactRecord(
      .bg013, releases: "13+",
      statement: """
        A temporary When In Use is like When In Use; a session with the indicator keeps the grant alive.
        """,
      sources: [.session(.location2019)],
      confidence: [.wwdc]),
    FactRecord(
      .bg014, releases: "7+",
      statement: """
        On iOS 7, turning off Background App Refresh stops significant location changes, regions and \
        location in the background for the app. From 8 on it has no effect on location.
        """,
      sources: [
        .session(.location2014),
        .page(
          "Handling location events in the background, as quoted on GitHub",
          "https://github.com/merlos/iOS-Open-GPX-Tracker/discussions/234",
          "events continue, whether it is off for one app or for all"),
      ],
      confidence: [.wwdc, .appleDocumentation]),
    FactRecord(
      .bg015, releases: "all",
      statement: """
        When the person force-quits the app, continuous updates end. From 7.1 on, significant location \
        changes and regions do not (on 7.0 quitting was taken as lack of interest, and nothing relaunched \
        the app); the headers of 12 to 26.5 say that events relaunch the app even if the person killed it. \
        One report says that on 26.4.2 they no longer do (DEL-046).
        """,
      sources: [
        .session(.location2013, "7.0"),
        .session(.location2014, "7.1 and later"),
        .header(.manager12),
        .header(.manager13),
        .header(.manager15),
        .forum(826964),
        .header(.manager26),
      ],
      confidence: [.wwdc, .appleHeader, .community],
      contradiction: """
        One developer says that visits, unlike significant location changes, do not relaunch an app that was \
        force-quit (sobri909/LocoKit#12, of 2018).
        """),
    FactRecord(
      .bg020, releases: "16.4+",
      statement: """
        A background session with Always and **without** the indicator has a further rule: if \
        `distanceFilter` is set, or `desiredAccuracy` is coarser than 100 m (1000 or more), the app is \
        suspended in the background, although earlier releases kept it running. It was noticed with updates \
        and significant location changes together. To keep it running, set `allowsBackgroundLocationUpdates` \
        to true, **and** either `distanceFilter` to `kCLDistanceFilterNone` with a `desiredAccuracy` of 100 \
        m or finer, **or** `showsBackgroundLocationIndicator` to true.
        """,
      sources: [
        .forum(726945, "Apple's staff, read only through the others"),
        .issue("transistorsoft/react-native-background-geolocation", 2494),
        .issue(
          "transistorsoft/cordova-background-geolocation-lt", 1402,
          "and that vendor's changelogs of 4.11.0 and 4.12.0"),
      ],
      confidence: [.appleEngineer, .community],
      confidenceNote: "apple-engineer at second hand, community (OPEN-12)"),
    FactRecord(
      .bg021, releases: "16.4+",
      statement: "With When In Use the indicator always shows, so BG-020 does not apply.",
      sources: [],
      confidence: [.inferred],
      confidenceNote: "inferred from BG-020"),
    FactRecord(
      .bg022, releases: "16.4+",
      statement: """
        On the page of `pausesLocationUpdatesAutomatically` Apple advises to switch to \
        `kCLLocationAccuracyThreeKilometers` in the background instead of pausing. With Always and no \
        indicator that conflicts with BG-020; `sextant check` reports it.
        """,
      sources: [.symbol("CLLocationManager/pausesLocationUpdatesAutomatically", "the advice")],
      confidence: [.inferred]),
    FactRecord(
      .bg023, releases: "17+",
      statement: """
        `CLBackgroundActivitySession` needs the background mode and authorization (BG-024). It shows the \
        indicator even if no updates run, and keeps the app in use, also for `CLMonitor`. A new session \
        becomes active only in the foreground; BG-025 says how one survives a termination. Keep it in a \
        stored property: it ends when it is released, or with `invalidate()`. A Live Activity that is active \
        is an alternative.
        """,
      sources: [
        .session(.updates2023),
        .header(.backgroundSession17),
        .header(.backgroundSession18),
        .symbol("CLBackgroundActivitySession"),
        .header(.backgroundSession26),
      ],
      confidence: [.wwdc, .appleHeader, .appleDocumentation],
      contradiction: """
        One developer reports that on 17 setting it to nil did not end the session and led to a crash; call \
        `invalidate()`.
        """),
    FactRecord(
      .bg024, releases: "17+",
      statement: """
        A `CLBackgroundActivitySession` can be created without the background mode or authorization, without \
        an exception, but is then not active.
        """,
      sources: [.header(.backgroundSession17), .header(.backgroundSession26)],
      confidence: [.appleHeader]),
    FactRecord(
      .bg025, releases: "17+",
      statement: """
        An active `CLBackgroundActivitySession` continues while the app isn't running. When the app runs \
        again, even in the background, it must create the session again immediately; otherwise the session \
        ends, and a new one needs the foreground.
        """,
      sources: [.header(.backgroundSession17), .header(.backgroundSession26)],
      confidence: [.appleHeader]),
    FactRecord(
      .bg026, releases: "17+",
      statement: """
        A `CLBackgroundActivitySession` or, from iOS 18 on, a `CLServiceSession` that was invalidated can't \
        become active again.
        """,
      sources: [
        .header(.backgroundSession17), .header(.backgroundSession26), .header(.serviceSession18),
        .header(.serviceSession26),
      ],
      confidence: [.appleHeader]),
    FactRecord(
      .bg027, releases: "17+",
      statement: """
        While the app shows a Live Activity, it counts as in use in the background, as with a \
        `CLBackgroundActivitySession`, and needs the background mode like it. The app can request one in the foreground; \
        the person can remove it.
        """,
      sources: [
        .session(.updates2023),
        .page(
          "Core Location Modern API Tips",
          "https://github.com/twocentstudios/twocentstudios.github.com/blob/82116644/_posts/2024-12-02-core-location-modern-api-tips.markdown",
          "the background mode, tried on 18.1"),
      ],
      confidence: [.wwdc, .community, .inferred],
      confidenceNote: "wwdc, community; that it shows no bar of its own and wakes a suspended app is inferred"
    ),
    FactRecord(
      .bg028, releases: "9+",
      statement: """
        In Low Power Mode the system pauses background activities of apps and lowers the processor's speed. Apple's \
        list of what it saves does not name location; it asks the app to stop its updates itself. That every service \
        goes on as usual is inferred.
        """,
      sources: [
        .page(
          "Energy Efficiency Guide for iOS Apps: React to Low Power Mode on iPhones",
          """
          https://developer.apple.com/library/archive/documentation/Performance/Conceptual/EnergyGuide-iOS/LowPowerMode.html
          """)
      ],
      confidence: [.appleDocumentation, .inferred],
      confidenceNote: "apple-doc; that location goes on is inferred"),
  ]
}
