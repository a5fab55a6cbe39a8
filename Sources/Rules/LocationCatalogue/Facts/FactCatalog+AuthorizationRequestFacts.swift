import LocationPolicy

extension FactCatalog {
  /// Facts about the authorization state machine.
  static let authorizationRequestFacts: [FactRecord] = [
    FactRecord(
      .auth001, releases: "all",
      statement: """
        Raw values: `notDetermined`=0, `restricted`=1, `denied`=2, `authorizedAlways`=3, \
        `authorizedWhenInUse`=4. iOS 7 SDK: only 0–3, with 3 named `Authorized`; from 8 `Authorized` is \
        a deprecated alias of 3, not a sixth case.
        """,
      sources: [
        .header(.manager7),
        .header(.manager10),
        .header(.manager12),
        .header(.manager13),
        .header(.manager15),
        .article(.onceAndContinuously, "the listing of the enumeration"),
        .symbol("CLAuthorizationStatus"),
      ],
      confidence: [.appleHeader],
      contradiction: """
        One article swaps 1 and 2; two list `Authorized` as a further enumerator (would be 5).
        """),
    FactRecord(
      .auth002, releases: "14+",
      statement: """
        `accuracyAuthorization`: `fullAccuracy`=0, `reducedAccuracy`=1. On ≤13 always full.
        """,
      sources: [.header(.manager15), .session(.location2020)],
      confidence: [.appleHeader, .wwdc]),
    FactRecord(
      .auth003, releases: "8+",
      statement: """
        [8-13] Status is read with class method `CLLocationManager.authorizationStatus()`. [14+] class method \
        deprecated; read instance property `authorizationStatus`. Both keep working.
        """,
      sources: [
        .session(.location2020),
        .header(.manager15),
        .article(.permissionAndUse, "section 2.6"),
      ],
      confidence: [.wwdc, .appleHeader]),
    FactRecord(
      .auth004, releases: "4.2-13",
      statement: """
        Delegate `locationManager(_:didChangeAuthorization:)`; fires once at manager creation (after a \
        delegate is set, on the run loop) and on each status change.
        """,
      sources: [
        .symbol("CLLocationManagerDelegate/locationManager(_:didChangeAuthorization:)"),
        .header(.manager12),
        .issue("delba/Permission", 28),
      ],
      confidence: [.appleDocumentation, .appleHeader, .community]),
    FactRecord(
      .auth005, releases: "14+",
      statement: """
        Delegate `locationManagerDidChangeAuthorization(_:)`; fires once per manager creation and on \
        each change of status **or** accuracy, in foreground or background; every live manager instance \
        reports; also sent when a suspended app resumes. The old method is deprecated; it is used only \
        as fallback when the new one is not implemented [inferred].
        """,
      sources: [
        .symbol("CLLocationManagerDelegate/locationManagerDidChangeAuthorization(_:)"),
        .source(.requestingAuthorization),
        .session(.location2020),
      ],
      confidence: [.appleDocumentation, .wwdc]),
    FactRecord(
      .auth006, releases: "all",
      statement: """
        The creation callback carries the *current* status, commonly `notDetermined`; it is not the \
        answer to a request.
        """,
      sources: [
        .symbol("CLLocationManagerDelegate/locationManagerDidChangeAuthorization(_:)"),
        .pull("expo/expo", 29272),
      ],
      confidence: [.appleDocumentation, .community]),
    FactRecord(
      .auth007, releases: "all",
      statement: """
        If the user's answer leaves the reported status unchanged, **no callback** is sent (e.g. "Keep \
        Only While Using" at an upgrade prompt from WhenInUse; "Change to Always Allow" from \
        provisional).
        """,
      sources: [
        .symbol("CLLocationManagerDelegate/locationManagerDidChangeAuthorization(_:)"),
        .symbol("CLLocationManager/requestAlwaysAuthorization()"),
      ],
      confidence: [.appleDocumentation]),
    FactRecord(
      .auth008, releases: "all",
      statement: "A request made in a state where it is a no-op produces no callback.",
      sources: [
        .symbol("CLLocationManager/requestWhenInUseAuthorization()"),
        .issue("lionheart/openradar-mirror", 18792),
      ],
      confidence: [.appleDocumentation, .community]),
    FactRecord(
      .auth009, releases: "8+",
      statement: """
        Requests are asynchronous; the manager must stay alive: deallocating it while the prompt is up \
        dismisses the prompt.
        """,
      sources: [.session(.practices2016), .issue("PromiseKit/CoreLocation", 4)],
      confidence: [.wwdc, .community]),
    FactRecord(
      .auth010, releases: "8+",
      statement: """
        One prompt at a time per app; requests made while a prompt is showing are not stacked. On 18+ a \
        session reports `authorizationRequestInProgress` meanwhile.
        """,
      sources: [.session(.authorization2024)],
      confidence: [.wwdc, .inferred],
      confidenceNote: "wwdc (18), inferred (rest)"),
    FactRecord(
      .auth011, releases: "all",
      statement: """
        The system remembers more than the enum says. Sextant keeps what was granted (`not_determined`, \
        `when_in_use_temp`, `when_in_use`, `always_provisional`, `always`, `denied`), whether the request \
        for Always was used, the accuracy (full, reduced, or reduced with temporary full), whether Location \
        Services is on, and whether a policy restricts it. The reported status is `restricted` under such a \
        policy; else `denied` while Location Services is off; else a temporary grant reads \
        `authorizedWhenInUse` and a provisional one `authorizedAlways`. (AppleSimulatorUtils shows that \
        locationd stores never=1, in-use=2, always=4 bit values, plus an `AuthorizationUpgradeAvailable` \
        flag, i.e. the "one upgrade" is stored per app.)
        """,
      sources: [
        .session(.location2019),
        .session(.privacy2019),
        .session(.location2020),
        .symbol("CLAuthorizationStatus/denied"),
        .source(.simulatorUtilities),
      ],
      confidence: [.wwdc, .appleDocumentation, .inferred]),
    FactRecord(
      .auth020, releases: "7",
      statement: """
        No request API. First use of any location service (start updating, significant location \
        changes, regions…) while undetermined prompts implicitly.
        """,
      sources: [.session(.location2013), .session(.location2014), .article(.permissionInDetail)],
      confidence: [.wwdc, .article]),
    FactRecord(
      .auth021, releases: "8+",
      statement: """
        With the classic API, nothing prompts implicitly: starting a service while `notDetermined` shows \
        nothing. Calling request and start back-to-back is fine; updates begin after the grant. (17/18 \
        async API: AUTH-080…)
        """,
      sources: [.session(.location2014, "the order of the sample"), .header(.manager10)],
      confidence: [.wwdc]),
    FactRecord(
      .auth022, releases: "8",
      statement: """
        Binaries linked against a pre-8 SDK still get an implicit prompt on iOS 8, and it is the \
        *Always* one.
        """,
      sources: [.session(.location2014), .issue("OpenTreeMap/otm-ios", 211)],
      confidence: [.wwdc, .community]),
    FactRecord(
      .auth023, releases: "8+",
      statement: """
        `requestWhenInUseAuthorization` prompts only from `notDetermined`; otherwise silently nothing.
        """,
      sources: [
        .symbol("CLLocationManager/requestWhenInUseAuthorization()"),
        .header(.manager10),
        .header(.manager12),
        .header(.manager13),
        .header(.manager15),
      ],
      confidence: [.appleDocumentation, .appleHeader]),
    FactRecord(
      .auth024, releases: "8-10",
      statement: """
        `requestAlwaysAuthorization` prompts only from `notDetermined`. **From WhenInUse it does \
        nothing**: escalation only in Settings.
        """,
      sources: [
        .header(.manager10),
        .session(.location2014),
        .page(
          "Quibbling with iOS 8's location permissions",
          "https://minutestomidnight.net/blog/2014/10/quibbling-with-ios-8s-location-permissions"),
      ],
      confidence: [.appleHeader, .wwdc, .community],
      contradiction: "One article says, without a limit of versions, that escalation is possible."),
    FactRecord(
      .auth025, releases: "11+",
      statement: """
        `requestAlwaysAuthorization` may act from `notDetermined` or `authorizedWhenInUse`, once per \
        install/reset.
        """,
      sources: [
        .session(.technologies2017),
        .header(.manager12),
        .article(.requestingAlways),
        .symbol("CLLocationManager/requestAlwaysAuthorization()"),
      ],
      confidence: [.wwdc, .appleHeader, .appleDocumentation]),
    FactRecord(
      .auth026, releases: "11+",
      statement: """
        "Once" means: the opportunity is spent by the first effective `requestAlwaysAuthorization`; if \
        that was the *first* request (from `notDetermined`) and the user picked the in-use option, the \
        app cannot prompt again (11–12: no further prompts at all; 13+: only the system-timed second \
        prompt of provisional state).
        """,
      sources: [
        .session(.technologies2017),
        .article(.requestingAlways),
        .session(.location2019),
        .symbol("CLLocationManager/requestAlwaysAuthorization()"),
      ],
      confidence: [.wwdc, .appleDocumentation]),
    FactRecord(
      .auth027, releases: "8+",
      statement: """
        From `denied` or `restricted` every request is a no-op; only Settings can change it. Exception \
        [15+]: LocationButton (AUTH-073).
        """,
      sources: [
        .symbol("CLLocationManager/requestWhenInUseAuthorization()"),
        .session(.privacy2014),
        .session(.button2021),
      ],
      confidence: [.appleDocumentation, .wwdc]),
    FactRecord(
      .auth028, releases: "8+",
      statement: """
        Prompts need the app in the foreground. [13+] "In use" via the background indicator, the grace \
        period, or a watch complication is *not* enough to prompt; a request made then does nothing. On \
        8–12 a request in background is documented only as not shown.
        """,
      sources: [
        .symbol("CLLocationManager/requestWhenInUseAuthorization()"),
        .symbol("CLAuthorizationStatus/notDetermined"),
        .header(.manager13),
        .header(.manager15),
        .session(.location2019),
      ],
      confidence: [.appleDocumentation, .appleHeader, .wwdc]),
    FactRecord(
      .auth029, releases: "8+",
      statement: """
        [8-17] A background request is lost, not deferred (caller must ask again). [18+] CLServiceSession \
        defers instead (AUTH-084).
        """,
      sources: [.session(.authorization2024, "names this as a classic bug class")],
      confidence: [.wwdc, .inferred]),
    FactRecord(
      .auth030, releases: "8-12",
      statement: """
        Only one decision exists in total: a When In Use prompt answered "Don’t Allow" also blocks a later \
        Always request.
        """,
      sources: [.session(.location2014)],
      confidence: [.wwdc]),
    FactRecord(
      .auth031, releases: "all",
      statement: """
        With Location Services globally off, starting a service or requesting makes the *system* offer \
        an alert to turn Location Services on: `Turn On Location Services to Allow “X” to Determine Your \
        Location`, with `Settings` and `Cancel`; status reads `denied` for previously-authorized apps.
        """,
      sources: [
        .header(.manager10, "comment on locationServicesEnabled"),
        .header(.manager12, "comment on locationServicesEnabled"),
        .header(.manager13, "comment on locationServicesEnabled"),
        .header(.manager15, "comment on locationServicesEnabled"),
        .symbol("CLLocationManager/locationServicesEnabled()"),
        .source(.locationStrings, "the title and the buttons, of iOS 15"),
      ],
      confidence: [.appleHeader, .appleDocumentation]),
    FactRecord(
      .auth032, releases: "8+",
      statement: """
        `WKWebView` geolocation makes the system request WhenInUse for the host app and then show a \
        second, per-site web prompt.
        """,
      sources: [
        .session(
          .location2014, "web content asks for When In Use by itself; ask for Always beforehand if wanted"),
        .issue("pwa-builder/pwabuilder-ios-app-store", 31, "two prompts"),
      ],
      confidence: [.wwdc, .community]),
    FactRecord(
      .auth040, releases: "7",
      statement: """
        Title `“X” Would Like To Use Your Current Location`; buttons `Don’t Allow`, `OK`. → denied / \
        authorized(3).
        """,
      sources: [.source(.alertDataSet), .session(.location2013)],
      confidence: [.community, .wwdc]),
    FactRecord(
      .auth041, releases: "8-10",
      statement: """
        WhenInUse request: `Allow “X” to access your location while you use the app?`; `Don’t Allow`, \
        `Allow` → denied / WhenInUse.
        """,
      sources: [
        .source(.alertDataSet),
        .session(.location2014),
        .article(.permissionAndUse, "section 2.2"),
      ],
      confidence: [.community, .wwdc]),
    FactRecord(
      .auth042, releases: "8-10",
      statement: """
        Always request: `Allow “X” to access your location even when you are not using the app?`; `Don’t \
        Allow`, `Allow` → denied / Always. No in-use choice.
        """,
      sources: [
        .source(.alertDataSet),
        .session(.location2014),
        .session(.technologies2017, "describes the old all-or-nothing prompt"),
      ],
      confidence: [.community, .wwdc]),
    FactRecord(
      .auth043, releases: "11-12",
      statement: """
        WhenInUse request: `Allow “X” to access your location while you are using the app?`; \
        `Don’t Allow` on the left, `Allow` on the right (tests tap the second button to allow).
        """,
      sources: [.source(.alertDataSet), .source(.alertStrings), .session(.technologies2017)],
      confidence: [.community, .wwdc]),
    FactRecord(
      .auth044, releases: "11-12",
      statement: """
        Always request from `notDetermined`: `Allow “X” to access your location?`; three buttons `Only \
        While Using the App`, `Always Allow`, `Don’t Allow` → WhenInUse (upgrade chance spent) / Always \
        / denied. Applies to all apps incl. those linked with older SDKs.
        """,
      sources: [.session(.technologies2017), .source(.alertDataSet), .issue("appium/appium", 9142)],
      confidence: [.wwdc, .community]),
    FactRecord(
      .auth045, releases: "11-12",
      statement: """
        Always request from WhenInUse (once, if Always never requested): `Allow “X” to also access your \
        location even when you are not using the app?`; two buttons, `Only While Using the App` \
        and `Always Allow`, the only such labels in the system's strings of 11.0 to 12.2. Keep → stays \
        WhenInUse, **no callback**; Always → `authorizedAlways` callback.
        """,
      sources: [
        .session(.technologies2017),
        .article(.requestingAlways),
        .issue("PromiseKit/CoreLocation", 18),
        .source(.alertDataSet, "the title"),
        .source(.alertStrings, "the labels"),
      ],
      confidence: [.wwdc, .community]),
    FactRecord(
      .auth046, releases: "13.0-13.3",
      statement: """
        First prompt for *either* request: `Allow “X” to access your location?`; `Allow While Using \
        App`, `Allow Once`, `Don’t Allow`, from the top.
        """,
      sources: [
        .session(.location2019),
        .source(.alertDataSet),
        .source(.requestingPermission, "the order of the buttons, in the description of the picture"),
        .issue("mauron85/react-native-background-geolocation", 429),
      ],
      confidence: [.wwdc, .community]),
    FactRecord(
      .auth047, releases: "13.4+",
      statement: "Same prompt, title verb changed: `Allow “X” to use your location?`.",
      sources: [.source(.alertDataSet, "commit of 2020-04-08, for Xcode 11.4")],
      confidence: [.community]),
    FactRecord(
      .auth048, releases: "14+",
      statement: """
        The prompt adds an inset map and a `Precise: On` / `Precise: Off` toggle (exposed to UI tests as \
        a button), and `Allow Once` moves to the top: `Allow Once`, `Allow While Using App`, `Don’t \
        Allow`; toggle off → granted with reduced accuracy. No toggle when \
        `NSLocationDefaultAccuracyReduced` is true. The map can be turned off device-wide in Settings.
        """,
      sources: [
        .session(.location2020),
        .source(.privacyGuidelines, "the order of the buttons, in the description of the location alert"),
        .article(.permissionAndUse, "section 2.5"),
        .issue("appium/appium", 17754),
      ],
      confidence: [.wwdc, .appleDocumentation, .article, .community]),
    FactRecord(
      .auth049, releases: "13+",
      statement: """
        What the first prompt gives. After a request for When In Use: "Allow While Using App" gives When In \
        Use, "Allow Once" temporary When In Use, each with a callback of `authorizedWhenInUse`; "Don’t \
        Allow" is a refusal with a callback of `denied`. After a request for Always: "Allow While Using App" \
        gives **provisional Always** with a callback of `authorizedAlways` (Settings shows While Using the \
        App); "Allow Once" and "Don’t Allow" give the same as after a request for When In Use.
        """,
      sources: [
        .symbol("CLLocationManager/requestWhenInUseAuthorization()"),
        .symbol("CLLocationManager/requestAlwaysAuthorization()"),
        .session(.location2019),
        .article(.prompts, "sections 4 and 5.B"),
      ],
      confidence: [.appleDocumentation, .wwdc, .article]),
  ]
}
