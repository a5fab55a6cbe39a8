import LocationPolicy

extension FactCatalog {
  /// Facts about the delivery of locations and events.
  static let deliveryFacts: [FactRecord] = [
    FactRecord(
      .del001, releases: "8+",
      statement: """
        An iOS app is *in use* while it is in the foreground, for a few seconds after it was left, and in \
        the background while it updates its location continuously and the indicator shows; from iOS 17 on \
        also while a `CLBackgroundActivitySession` or a Live Activity is in effect. Apple asks apps on the car's display \
        to work while the phone is locked; that they are in use then is inferred.
        """,
      sources: [
        .session(.location2019),
        .source(.requestingAuthorization),
        .session(.updates2023),
        .session(.authorization2024),
        .article(.prompts, "section 6.C"),
        .header(.backgroundSession26),
        .page(
          "Human Interface Guidelines, CarPlay",
          "https://developer.apple.com/carplay/human-interface-guidelines/interaction/iphone/",
          "the car's display"),
      ],
      confidence: [.wwdc, .appleDocumentation, .appleHeader, .article, .inferred],
      confidenceNote: "wwdc, apple-doc, apple-header, article; the car's display inferred"),
    FactRecord(
      .del002, releases: "9+",
      statement: """
        An app is also in use while it handles a WatchConnectivity message of its watch app in the \
        foreground. On watchOS, a complication on the active face counts as in use.
        """,
      sources: [.session(.location2015), .session(.location2019)],
      confidence: [.wwdc]),
    FactRecord(
      .del003, releases: "8+",
      statement: """
        How long an app counts as in use after it was left is given as "a few seconds". An article observed \
        3 to 5; Sextant's simulated phone takes 5, which can be changed.
        """,
      sources: [.session(.location2019), .article(.prompts, "section 2")],
      confidence: [.wwdc, .article],
      confidenceNote: "wwdc, article (OPEN-01)"),
    FactRecord(
      .del004, releases: "14+",
      statement: """
        For a few minutes after its widget was viewed, an app counts as in use for location, if its widgets \
        are authorized. The system's own text in the prompt for widgets says up to 15 minutes.
        """,
      sources: [
        .source(.widgetLocation),
        .header(.manager26, part: "a few minutes"),
        .source(.locationStrings, "up to 15 minutes"),
      ],
      confidence: [.appleDocumentation, .appleHeader, .community]),
    FactRecord(
      .del005, releases: "all",
      statement: """
        In the foreground an authorized app gets everything that it has started; no background mode is \
        needed, and no bar shows.
        """,
      sources: [.article(.permissionAndUse, "section 2.7"), .article(.permissionInDetail, "the tables")],
      confidence: [.article]),
    FactRecord(
      .del006, releases: "all",
      statement: """
        An app that *runs* in the background for another reason, such as audio, a background task or the \
        seconds after it was left, may still get updates if it is authorized. Continuous updates by \
        themselves keep it running only with the background mode and, from iOS 9 on, \
        `allowsBackgroundLocationUpdates`.
        """,
      sources: [
        .symbol("CLLocationManager/allowsBackgroundLocationUpdates"),
        .session(.location2013),
        .header(.manager26),
      ],
      confidence: [.appleDocumentation, .appleHeader, .wwdc],
      contradiction: """
        An article's "without the capability there is no background location whatsoever" is too \
        strong.
        """),
    FactRecord(
      .del007, releases: "all",
      statement: """
        A suspended app gets nothing; what the standard service has is queued and handed over when the app \
        next runs. Significant location changes, regions and visits instead wake the app if it has Always.
        """,
      sources: [.source(.backgroundUpdates), .symbol("CLLocationManager/startUpdatingLocation()")],
      confidence: [.appleDocumentation]),
    FactRecord(
      .del008, releases: "all",
      statement: """
        When the app is terminated, `startUpdatingLocation()`, ranging and heading end for good. Significant \
        location changes, regions and visits relaunch it if it has Always. From iOS 15 on there are location \
        pushes, and from 17 on `CLMonitor` and `liveUpdates()` may relaunch it (DEL-044).
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
        After a reboot no region events come until the device was unlocked for the first time. Apple's pages \
        disagree on whether monitoring survives a reboot at all; on 11.4 one developer saw it continue about ten \
        minutes later.
        """,
      sources: [.source(.regionProximity), .issue("kontaktio/kontakt-ios-sdk", 65, "11.4")],
      confidence: [.appleDocumentation, .community],
      confidenceNote: "apple-doc, community (OPEN-16)"),
    FactRecord(
      .del044, releases: "17+",
      statement: """
        If the process ends while `liveUpdates()` is running, by a crash, the system or the person, Core \
        Location relaunches the app in the background when there is data and the authorization allows it. At \
        launch the app must iterate again (and create its activity or service session again); otherwise Core \
        Location stops the updates.
        """,
      sources: [
        .session(.updates2023),
        .session(.authorization2024),
        .header(.updater26),
      ],
      confidence: [.wwdc, .appleHeader]),
    FactRecord(
      .del045, releases: "17+",
      statement: """
        `liveUpdates()` pauses while the device is stationary and resumes by itself; only \
        `CLLocationManager` avoids that. While it is paused the app may be suspended. The last update before \
        has `isStationary` true on iOS 17, and `stationary` from 18 on.
        """,
      sources: [
        .session(.updates2023),
        .forum(763696),
        .header(.updater26),
      ],
      confidence: [.wwdc, .appleHeader, .appleEngineer]),
    FactRecord(
      .del046, releases: "26.4.2",
      statement: """
        After a force-quit neither a significant location change nor a region relaunched an app with Always, \
        `CLLocationManager` and no sessions; on 18 they did. One developer reports it.
        """,
      sources: [.forum(826964)],
      confidence: [.community],
      confidenceNote: "community (OPEN-13)",
      contradiction: """
        On 26.2.1 another developer's app was relaunched by leaving a region after the person had terminated it \
        (transistorsoft/react-native-background-geolocation#2661), and in September 2026 a third one's by a \
        significant location change, 17 minutes after a force-quit, on a release that was not read \
        (nextcloud/ios#4305).
        """),
    FactRecord(
      .del050, releases: "all",
      statement: """
        `kCLLocationAccuracyBestForNavigation` is −2, `kCLLocationAccuracyBest` −1, \
        `kCLLocationAccuracyNearestTenMeters` 10, `kCLLocationAccuracyHundredMeters` 100, \
        `kCLLocationAccuracyKilometer` 1000 and `kCLLocationAccuracyThreeKilometers` 3000. \
        `kCLLocationAccuracyReduced` (from iOS 14 on) is **6380000** in three independent implementations of \
        others; it has not been verified on a device. `kCLDistanceFilterNone` and `kCLHeadingFilterNone` are −1; \
        `CLLocationDistanceMax` and `CLTimeIntervalMax` are `DBL_MAX`.
        """,
      sources: [],
      confidence: [.community],
      confidenceNote: "community (OPEN-17)"),
    FactRecord(
      .del051, releases: "all",
      statement: """
        A manager starts with `desiredAccuracy` best (the header says that it varies by platform), \
        `distanceFilter` none, `headingFilter` 1°, `activityType` other, \
        `pausesLocationUpdatesAutomatically` true (in apps linked with the iOS 6 SDK or later), and \
        `allowsBackgroundLocationUpdates` and `showsBackgroundLocationIndicator` false.
        """,
      sources: [
        .symbol("CLLocationManager", "the pages of the properties"),
        .header(.manager15),
        .header(.manager26),
      ],
      confidence: [.appleDocumentation, .appleHeader]),
    FactRecord(
      .del052, releases: "all",
      statement: """
        The lower a value of `desiredAccuracy`, the finer; the two negative ones are the finest, and \
        `kCLLocationAccuracyReduced` is the coarsest. The order is −2, −1, 10, 100, 1000, 3000, \
        `kCLLocationAccuracyReduced`.
        """,
      sources: [],
      confidence: [.inferred],
      confidenceNote: "derived"),
    FactRecord(
      .del053, releases: "all",
      statement: """
        `CLActivityType` is 1 other, 2 automotiveNavigation, 3 fitness, 4 otherNavigation and, from iOS 12 \
        on, 5 airborne. Up to the header of 13, fitness is any movement on foot, and otherNavigation is for \
        boats, trains and planes. From that of 14 on, fitness is for workouts only (with indoor positioning \
        off), and otherNavigation includes walking and vehicles off the road.
        """,
      sources: [
        .header(.manager7, "comment"),
        .header(.manager15, "comment"),
        .session(.location2020),
        .article(.permissionAndUse, "section 3.3, which has the old meaning"),
        .header(.manager26, "comment"),
      ],
      confidence: [.appleHeader, .wwdc]),
    FactRecord(
      .del060, releases: "all",
      statement: """
        `startUpdatingLocation()` first delivers the newest cached location, which may be old (check its \
        timestamp), and then fresh ones. Starting it again has no effect until it was stopped.
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
        `distanceFilter` is in horizontal meters from the **last delivered** location, and only for the \
        standard service. A location may come earlier if its accuracy is considerably better.
        """,
      sources: [
        .symbol("CLLocationManager/distanceFilter"),
        .header(.manager15),
        .header(.manager26),
      ],
      confidence: [.appleDocumentation, .appleHeader]),
    FactRecord(
      .del062, releases: "all",
      statement: """
        The array of `locationManager(_:didUpdateLocations:)` has at least one location, the oldest first; \
        use the last one.
        """,
      sources: [
        .symbol("CLLocationManagerDelegate/locationManager(_:didUpdateLocations:)"),
        .article(.permissionAndUse, "section 3.3"),
        .header(.delegate26, "in chronological order"),
      ],
      confidence: [.appleDocumentation, .appleHeader, .article]),
    FactRecord(
      .del063, releases: "all",
      statement: """
        A coordinate is invalid if `horizontalAccuracy` is negative, a `course` or `speed` if it is negative \
        itself, and an altitude if `verticalAccuracy` is negative (by the header) or not positive (by the \
        page).
        """,
      sources: [
        .symbol("CLLocation"),
        .header(.location15),
        .header(.locationEssentials26),
      ],
      confidence: [.appleDocumentation, .appleHeader],
      confidenceNote: "apple-doc, apple-header (docs disagree on 0)"),
    FactRecord(
      .del064, releases: "15+",
      statement: """
        A location's `sourceInformation` is nil, or says whether software simulated it \
        (`isSimulatedBySoftware`) or an accessory produced it (`isProducedByAccessory`).
        """,
      sources: [.symbol("CLLocationSourceInformation")],
      confidence: [.appleDocumentation]),
    FactRecord(
      .del070, releases: "9+",
      statement: """
        `requestLocation()` delivers one location to `locationManager(_:didUpdateLocations:)`, or \
        `CLError.locationUnknown` to `locationManager(_:didFailWithError:)`. It prefers a less accurate \
        location to an error; a timeout of about 10 seconds was observed. It is ignored while updates run; \
        starting updates (or deferral) later takes over, and `stopUpdatingLocation()` cancels it.
        """,
      sources: [
        .symbol("CLLocationManager/requestLocation()"),
        .session(.location2015),
        .issue("Baseflow/flutter-geolocator", 851),
        .header(.manager26),
      ],
      confidence: [.appleDocumentation, .appleHeader, .wwdc, .community],
      confidenceNote: "apple-doc, apple-header, wwdc, community (timeout)"),
    FactRecord(
      .del071, releases: "9+",
      statement: """
        Before `requestLocation()` the delegate must implement `locationManager(_:didUpdateLocations:)` and \
        `locationManager(_:didFailWithError:)`; otherwise an exception says `Delegate must respond to \
        locationManager:didFailWithError:` (or `…didUpdateLocations:`). The page of the latter claims an \
        exception for *any* service; reports show no crash with `startUpdatingLocation()`.
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
        When movement seems unlikely, the system pauses updates, turns the hardware off and calls \
        `locationManagerDidPauseLocationUpdates(_:)`. Then **the app must start again**; the system does not \
        resume by itself. An app with When In Use that is in the background loses access until it is \
        launched again. 10 to 20 minutes of standing were observed.
        """,
      sources: [
        .symbol("CLLocationManager/pausesLocationUpdatesAutomatically"),
        .symbol("CLLocationManagerDelegate/locationManagerDidPauseLocationUpdates(_:)"),
        .session(.location2014, "the app has to resume itself"),
        .issue("intuit/LocationManager", 70),
        .header(.delegate26, part: "\"automatically resumed\""),
      ],
      confidence: [.appleDocumentation, .wwdc, .community],
      contradiction: """
        The header says that the resume callback comes when updates are "automatically resumed"; Apple's \
        pages say that they are not. Two articles say that they resume when the app enters the foreground, \
        one of them "only then".
        """),
    FactRecord(
      .del081, releases: "all",
      statement: """
        The callback for a resumption, `locationManagerDidResumeLocationUpdates(_:)`, comes only after \
        updates have really started again.
        """,
      sources: [
        .symbol("CLLocationManagerDelegate/locationManagerDidResumeLocationUpdates(_:)")
      ],
      confidence: [.appleDocumentation]),
    FactRecord(
      .del085, releases: "6-12",
      statement: """
        Deferred updates need GPS, the accuracy best or best for navigation, no distance filter, and updates \
        that are on; their errors are 11 to 15. They are deprecated from iOS 13 on: "You can remove calls to \
        this method".
        """,
      sources: [
        .header(.manager10),
        .header(.manager13),
        .symbol("CLLocationManager/allowDeferredLocationUpdates(untilTraveled:timeout:)"),
        .header(.manager26),
      ],
      confidence: [.appleDocumentation, .appleHeader]),
    FactRecord(
      .del086, releases: "all",
      statement: """
        `CLLocationManager` must be created on a thread with a run loop; otherwise callbacks never come, and \
        the console says `A location manager (0x…) was created on a dispatch queue executing on a thread \
        other than the main thread…`.
        """,
      sources: [.session(.practices2016), .issue("malcommac/SwiftLocation", 175)],
      confidence: [.wwdc, .community]),
    FactRecord(
      .del087, releases: "16+",
      statement: """
        Calling `locationServicesEnabled()` on the main thread, in apps built with Xcode 14 or later, logs \
        "This method can cause UI unresponsiveness if invoked on the main thread. Instead, consider waiting \
        for the `-locationManagerDidChangeAuthorization:` callback and checking `authorizationStatus` \
        first."
        """,
      sources: [.issue("Lyokone/flutterlocation", 789)],
      confidence: [.community]),
    FactRecord(
      .del088, releases: "all",
      statement: """
        In the SDKs up to that of iOS 12, `CLLocationManager` does not own its delegate and does not notice \
        that it is gone (`assign`), so that a callback can crash the app; set the property to nil before the \
        delegate goes. From the iOS 13 SDK on the reference is weak.
        """,
      sources: [.header(.manager12Point4), .header(.manager13Point7), .header(.manager26)],
      confidence: [.appleHeader]),
    FactRecord(
      .del089, releases: "14+",
      statement: """
        With Always, `isAuthorizedForWidgetUpdates` is always true, whatever was answered for widgets.
        """,
      sources: [.header(.manager15), .header(.manager26)],
      confidence: [.appleHeader]),
    FactRecord(
      .del090, releases: "all",
      statement: """
        `startUpdatingHeading()` starts the **compass** (`locationManager(_:didUpdateHeading:)`), which is \
        another service than `startUpdatingLocation()`.
        """,
      sources: [.symbol("CLLocationManager/startUpdatingHeading()")],
      confidence: [.appleDocumentation],
      contradiction: """
        One article lists startUpdatingHeading and stopUpdatingHeading as "continuous location".
        """),
    FactRecord(
      .del091, releases: "all",
      statement: """
        The compass needs a magnetometer (`headingAvailable()`), which the Simulator does not have. \
        `trueHeading` is negative unless location updates are on. Interference gives error 3. The compass \
        stops when the app is suspended or terminated. Whether it needs authorization is not stated \
        (OPEN-22).
        """,
      sources: [.symbol("CLLocationManager/headingAvailable()"), .symbol("CLHeading")],
      confidence: [.appleDocumentation]),
    FactRecord(
      .del092, releases: "4+",
      statement: """
        `headingOrientation` is `portrait` until the app sets it. `unknown`, `faceUp` and `faceDown` have no \
        effect.
        """,
      sources: [.header(.manager15), .header(.manager26)],
      confidence: [.appleHeader]),
    FactRecord(
      .del093, releases: "6+",
      statement: """
        After updates were paused, an app that was terminated while it was suspended gets no callback of \
        their resumption.
        """,
      sources: [
        .symbol("CLLocationManagerDelegate/locationManagerDidResumeLocationUpdates(_:)"),
        .header(.delegate15), .header(.delegate26),
      ],
      confidence: [.appleDocumentation, .appleHeader]),
    FactRecord(
      .del094, releases: "17+",
      statement: """
        With each live update that an app may receive, Core Location gives it a few seconds to run and to \
        handle it. DEL-044 says what happens if its process has ended.
        """,
      sources: [.header(.updater17), .header(.updater26)],
      confidence: [.appleHeader]),
    FactRecord(
      .del095, releases: "17+",
      statement: """
        In Objective-C, a `CLLocationUpdater` delivers nothing before `resume`. `pause` that is sent on the \
        updater's own queue guarantees that no further update comes until `resume`, and after `invalidate` \
        no message has any effect.
        """,
      sources: [.header(.updater17), .header(.updater26)],
      confidence: [.appleHeader]),
    FactRecord(
      .del096, releases: "15+",
      statement: """
        A location push runs the app's location push service extension in a process of its own, whatever the app is \
        doing, if the app has Always. The extension shares the app's authorization. When it is done, it calls its \
        completion; if that takes too long, the system first calls `serviceExtensionWillTerminate()`, then ends the \
        process. How long it has is not published. An extension is never in the foreground, so its requests show no \
        prompt.
        """,
      sources: [
        .source(.locationPush),
        .symbol("CLLocationPushServiceExtension/didReceiveLocationPushPayload(_:completion:)"),
        .symbol("CLLocationPushServiceExtension/serviceExtensionWillTerminate()"),
      ],
      confidence: [.appleDocumentation],
      confidenceNote: "that its requests show no prompt is inferred (AUTH-028)"),
    FactRecord(
      .del097, releases: "all",
      statement: """
        Core Location may ask `locationManagerShouldDisplayHeadingCalibration(_:)`, typically when headings are first \
        requested and when the magnetic field has changed a lot. If it returns true, the calibration display covers \
        the app until the compass is calibrated or the app calls `dismissHeadingCalibrationDisplay()`. If it returns \
        false or the delegate has no such method, none is shown; calibration can still happen by itself.
        """,
      sources: [
        .symbol("CLLocationManagerDelegate/locationManagerShouldDisplayHeadingCalibration(_:)"),
        .symbol("CLLocationManager/dismissHeadingCalibrationDisplay()"),
      ],
      confidence: [.appleDocumentation]),
  ]
}
