import LocationPolicy

extension FactCatalog {
  /// Facts about what arrives, and when.
  static let deliveryFacts: [FactRecord] = [
    FactRecord(
      .del001, releases: "8+",
      statement: """
        An iOS app is *in use* when: (a) foreground; (b) for a few seconds after leaving it (grace); (c) \
        in background with continuous location running *and* the indicator shown (or, 17+, a \
        `CLBackgroundActivitySession`/Live Activity in effect).
        """,
      sources: [
        .session(.location2019),
        .source(.requestingAuthorization),
        .session(.updates2023),
        .session(.authorization2024),
        .article(.prompts, "section 6.C"),
      ],
      confidence: [.wwdc, .appleDocumentation, .article]),
    FactRecord(
      .del002, releases: "9+",
      statement: """
        Also (d): while handling a WatchConnectivity message of its foreground watch app. Complications \
        on the active face count as in use (watchOS).
        """,
      sources: [.session(.location2015), .session(.location2019)],
      confidence: [.wwdc]),
    FactRecord(
      .del003, releases: "8+",
      statement: """
        Grace length: "few seconds", unspecified. An article observed 3–5 s; Sextant's simulated \
        phone takes 5 s, which can be changed.
        """,
      sources: [.session(.location2019), .article(.prompts, "section 2")],
      confidence: [.wwdc, .article],
      confidenceNote: "wwdc, article (OPEN-01)"),
    FactRecord(
      .del004, releases: "14+",
      statement: """
        A widget-bearing app counts as in use for location for a few minutes after its widget was \
        viewed, if widgets are authorized.
        """,
      sources: [.source(.widgetLocation)],
      confidence: [.appleDocumentation]),
    FactRecord(
      .del005, releases: "all",
      statement: """
        Foreground: any authorized app gets everything it started; no capability needed, no bar.
        """,
      sources: [.article(.permissionAndUse, "section 2.7"), .article(.permissionInDetail, "the tables")],
      confidence: [.article]),
    FactRecord(
      .del006, releases: "all",
      statement: """
        Background *running* (some other reason, e.g. audio, background task, grace): authorized apps \
        may still get updates; continuous location by itself keeps the app running only with the \
        capability (and 9+ the property).
        """,
      sources: [.symbol("CLLocationManager/allowsBackgroundLocationUpdates"), .session(.location2013)],
      confidence: [.appleDocumentation, .wwdc],
      contradiction: """
        An article's "without the capability there is no background location whatsoever" is too \
        strong.
        """),
    FactRecord(
      .del007, releases: "all",
      statement: """
        Suspended: nothing delivered; queued and handed over when the app next runs (standard service). \
        Significant location changes, regions and visits instead wake the app if it has Always.
        """,
      sources: [.source(.backgroundUpdates), .symbol("CLLocationManager/startUpdatingLocation()")],
      confidence: [.appleDocumentation]),
    FactRecord(
      .del008, releases: "all",
      statement: """
        Terminated: `startUpdatingLocation`, ranging and heading end for good. Significant location changes, \
        regions, visits (Always) relaunch. [15+] location push. [17+] `CLMonitor` and `liveUpdates` may \
        relaunch (DEL-044).
        """,
      sources: [
        .symbol("CLLocationManager/startUpdatingLocation()"),
        .symbol("CLLocationManager/startUpdatingHeading()"),
        .source(.requestingAuthorization, "the table"),
        .session(.updates2023),
      ],
      confidence: [.appleDocumentation, .wwdc]),
    FactRecord(
      .del009, releases: "all",
      statement: """
        After reboot no region events until first unlock. Doc pages disagree on whether monitoring \
        survives a reboot at all.
        """,
      sources: [.source(.regionProximity)],
      confidence: [.appleDocumentation],
      confidenceNote: "apple-doc (OPEN-16)"),
    FactRecord(
      .del044, releases: "17+",
      statement: """
        `liveUpdates`: if the process dies (crash, system, user) while updates were outstanding, Core \
        Location relaunches the app in background when data are ready and authorization permits; the app \
        must re-iterate (and re-create the activity/service session) at launch.
        """,
      sources: [.session(.updates2023), .session(.authorization2024)],
      confidence: [.wwdc]),
    FactRecord(
      .del045, releases: "17+",
      statement: """
        `liveUpdates` pauses itself when stationary and resumes alone; there is no opt-out (apart from \
        classic API). While paused the app may be suspended; last update has `isStationary`/`stationary` \
        true.
        """,
      sources: [.session(.updates2023), .forum(763696)],
      confidence: [.wwdc, .appleEngineer]),
    FactRecord(
      .del046, releases: "26.4.2",
      statement: """
        After force-quit neither a significant location change nor a region relaunched the app (Always, \
        legacy API, no sessions), whereas 18 did. Single developer report.
        """,
      sources: [.forum(826964)],
      confidence: [.community],
      confidenceNote: "community (OPEN-13)"),
    FactRecord(
      .del050, releases: "all",
      statement: """
        `kCLLocationAccuracyBestForNavigation` −2; `Best` −1; `NearestTenMeters` 10; `HundredMeters` \
        100; `Kilometer` 1000; `ThreeKilometers` 3000; `Reduced` (14+) **6380000** per two independent \
        re-implementations (not verified on device; **not** DBL_MAX). \
        `kCLDistanceFilterNone` −1; `kCLHeadingFilterNone` −1; `CLLocationDistanceMax`, \
        `CLTimeIntervalMax` = DBL_MAX.
        """,
      sources: [],
      confidence: [.community],
      confidenceNote: "community (OPEN-17)"),
    FactRecord(
      .del051, releases: "all",
      statement: """
        Defaults: desiredAccuracy = Best (iOS), distanceFilter = none, headingFilter = 1°, activityType \
        = other, pausesLocationUpdatesAutomatically = YES (linked ≥ 6), allowsBackgroundLocationUpdates \
        = NO, showsBackgroundLocationIndicator = NO.
        """,
      sources: [.symbol("CLLocationManager", "the pages of the properties"), .header(.manager15)],
      confidence: [.appleDocumentation, .appleHeader]),
    FactRecord(
      .del052, releases: "all",
      statement: """
        Lower numeric = finer, except the two negatives which are finest; `Reduced` is coarsest. Order: \
        −2, −1, 10, 100, 1000, 3000, Reduced.
        """,
      sources: [],
      confidence: [.inferred],
      confidenceNote: "derived"),
    FactRecord(
      .del053, releases: "all",
      statement: """
        `CLActivityType`: other 1, automotiveNavigation 2, fitness 3, otherNavigation 4, airborne 5 \
        (12+). Meaning shift: up to the 13 header, fitness covered any pedestrian movement and \
        otherNavigation was for boats/trains/planes; from 14-era, fitness is for dedicated workouts only \
        (indoor positioning disabled) and otherNavigation includes walking/off-road.
        """,
      sources: [
        .header(.manager7, "comment"),
        .header(.manager15, "comment"),
        .session(.location2020),
        .article(.permissionAndUse, "section 3.3, which has the old meaning"),
      ],
      confidence: [.appleHeader, .wwdc]),
    FactRecord(
      .del060, releases: "all",
      statement: """
        `startUpdatingLocation` first delivers the newest cached fix (may be old; check timestamp), then \
        fresh ones. Repeated start has no effect until stop.
        """,
      sources: [
        .symbol("CLLocationManager/startUpdatingLocation()"),
        .pull("Lyokone/flutterlocation", 666),
        .issue("malcommac/SwiftLocation", 153),
      ],
      confidence: [.appleDocumentation, .community]),
    FactRecord(
      .del061, releases: "all",
      statement: """
        `distanceFilter`: horizontal meters from the **last delivered** fix; only for the standard \
        service; a fix may be delivered earlier when accuracy improves considerably.
        """,
      sources: [.symbol("CLLocationManager/distanceFilter"), .header(.manager15)],
      confidence: [.appleDocumentation, .appleHeader]),
    FactRecord(
      .del062, releases: "all",
      statement: "`didUpdateLocations` array has ≥ 1 element, oldest → newest; use last.",
      sources: [
        .symbol("CLLocationManagerDelegate/locationManager(_:didUpdateLocations:)"),
        .article(.permissionAndUse, "section 3.3"),
      ],
      confidence: [.appleDocumentation, .article]),
    FactRecord(
      .del063, releases: "all",
      statement: """
        Validity: `horizontalAccuracy < 0` → coordinate invalid; vertical: invalid if < 0 (header) or ≤ \
        0 (doc page); `course`, `speed` < 0 invalid.
        """,
      sources: [.symbol("CLLocation"), .header(.location15)],
      confidence: [.appleDocumentation, .appleHeader],
      confidenceNote: "apple-doc, apple-header (docs disagree on 0)"),
    FactRecord(
      .del064, releases: "15+",
      statement: "`sourceInformation` (nil, or isSimulatedBySoftware / isProducedByAccessory).",
      sources: [.symbol("CLLocationSourceInformation")],
      confidence: [.appleDocumentation]),
    FactRecord(
      .del070, releases: "9+",
      statement: """
        `requestLocation`: one fix via didUpdateLocations, or didFailWithError(locationUnknown); \
        lower-accuracy fix is preferred over error; about 10 s observed timeout. Ignored if updates are \
        running; a later startUpdating (or deferral) takes over; stopUpdating cancels.
        """,
      sources: [
        .symbol("CLLocationManager/requestLocation()"),
        .session(.location2015),
        .issue("Baseflow/flutter-geolocator", 851),
      ],
      confidence: [.appleDocumentation, .wwdc, .community],
      confidenceNote: "apple-doc, wwdc, community (timeout)"),
    FactRecord(
      .del071, releases: "9+",
      statement: """
        Delegate must implement didUpdateLocations and didFailWithError before `requestLocation`, else \
        exception `Delegate must respond to locationManager:didFailWithError:` (or \
        `…didUpdateLocations:`). The didFailWithError page claims an exception for *any* service; for \
        startUpdating reports show no crash.
        """,
      sources: [
        .symbol("CLLocationManager/requestLocation()"),
        .symbol("CLLocationManagerDelegate"),
        .issue("lypiut/WhereAmI", 8),
        .issue("mapbox/mapbox-maps-flutter", 413),
        .issue("Lyokone/flutterlocation", 607),
      ],
      confidence: [.appleDocumentation, .community],
      confidenceNote: "apple-doc, community (OPEN-20)"),
    FactRecord(
      .del080, releases: "6+",
      statement: """
        Auto-pause: when movement is judged unlikely, hardware off, \
        `locationManagerDidPauseLocationUpdates`. Afterwards **the app must start again**; the system \
        does not resume by itself. WhenInUse apps in background lose access until relaunch. Observed \
        after ~10–20 min.
        """,
      sources: [
        .symbol("CLLocationManager/pausesLocationUpdatesAutomatically"),
        .symbol("CLLocationManagerDelegate/locationManagerDidPauseLocationUpdates(_:)"),
        .session(.location2014, "the app has to resume itself"),
        .issue("intuit/LocationManager", 70),
      ],
      confidence: [.appleDocumentation, .wwdc, .community],
      contradiction: """
        Two articles say that it resumes when the app enters the foreground; one adds "only then". \
        Apple: your responsibility.
        """),
    FactRecord(
      .del081, releases: "all",
      statement: "Resume callback comes only after updates truly restart.",
      sources: [.symbol("CLLocationManagerDelegate/locationManagerDidResumeLocationUpdates(_:)")],
      confidence: [.appleDocumentation]),
    FactRecord(
      .del085, releases: "6-12; deprecated 13",
      statement: """
        Deferred updates: need GPS, accuracy Best/BestForNavigation, distanceFilter none, updates \
        running; errors 11–15.
        """,
      sources: [
        .header(.manager10),
        .header(.manager13),
        .symbol("CLLocationManager/allowDeferredLocationUpdates(untilTraveled:timeout:)"),
      ],
      confidence: [.appleDocumentation, .appleHeader]),
    FactRecord(
      .del086, releases: "all",
      statement: """
        CLLocationManager must be made on a thread with a run loop; otherwise callbacks never come and \
        the console says `A location manager (0x…) was created on a dispatch queue executing on a \
        thread other than the main thread…`. One article notes the need of a run loop.
        """,
      sources: [.session(.practices2016), .issue("malcommac/SwiftLocation", 175)],
      confidence: [.wwdc, .community]),
    FactRecord(
      .del087, releases: "16+ / Xcode 14",
      statement: """
        Calling `locationServicesEnabled()` on the main thread logs "This method can cause UI \
        unresponsiveness if invoked on the main thread. Instead, consider waiting for the \
        `-locationManagerDidChangeAuthorization:` callback and checking `authorizationStatus` first."
        """,
      sources: [.issue("Lyokone/flutterlocation", 789)],
      confidence: [.community]),
    FactRecord(
      .del090, releases: "all",
      statement: """
        `startUpdatingHeading` is the **compass** (didUpdateHeading), a separate service from \
        `startUpdatingLocation`.
        """,
      sources: [.symbol("CLLocationManager/startUpdatingHeading()")],
      confidence: [.appleDocumentation],
      contradiction: """
        One article lists start/stopUpdatingHeading as "continuous location".
        """),
    FactRecord(
      .del091, releases: "all",
      statement: """
        Magnetometer needed (`headingAvailable()`); not in Simulator; trueHeading is negative unless \
        location updates are on; interference → error 3; stops when suspended/terminated. Whether it \
        needs authorization is not stated (OPEN-22).
        """,
      sources: [.symbol("CLLocationManager/headingAvailable()"), .symbol("CLHeading")],
      confidence: [.appleDocumentation]),
  ]
}
