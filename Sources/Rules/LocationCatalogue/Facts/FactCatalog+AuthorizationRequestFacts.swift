import LocationPolicy

extension FactCatalog {
  /// Facts about the authorization state machine.
  static let authorizationRequestFacts: [FactRecord] = [
    FactRecord(
      .auth001, releases: "all",
      statement: """
        The raw values of the status are 0 `notDetermined`, 1 `restricted`, 2 `denied`, 3 `authorizedAlways` \
        and 4 `authorizedWhenInUse`. The iOS 7 SDK has only 0 to 3, with 3 named `Authorized`; from 8 on \
        that name is a deprecated alias of 3 and not a sixth case.
        """,
      sources: [
        .header(.manager7),
        .header(.manager10),
        .header(.manager12),
        .header(.manager13),
        .header(.manager15),
        .article(.onceAndContinuously, "the listing of the enumeration"),
        .symbol("CLAuthorizationStatus"),
        .header(.manager26),
      ],
      confidence: [.appleHeader],
      contradiction: "One article swaps 1 and 2; two list `Authorized` as a further case, which would be 5."),
    FactRecord(
      .auth002, releases: "14+",
      statement: """
        `accuracyAuthorization` is 0 for `fullAccuracy` and 1 for `reducedAccuracy`. Up to iOS 13 accuracy \
        is always full.
        """,
      sources: [
        .header(.manager15),
        .session(.location2020),
        .header(.manager26),
      ],
      confidence: [.appleHeader, .wwdc]),
    FactRecord(
      .auth003, releases: "8+",
      statement: """
        Until iOS 13 the status is read with the class method `CLLocationManager.authorizationStatus()`. \
        From 14 on that method is deprecated, and the property `authorizationStatus` of a manager takes its \
        place. Both work.
        """,
      sources: [
        .session(.location2020),
        .header(.manager15),
        .article(.permissionAndUse, "section 2.6"),
        .header(.manager26),
      ],
      confidence: [.wwdc, .appleHeader]),
    FactRecord(
      .auth004, releases: "4.2-13",
      statement: """
        The delegate's `locationManager(_:didChangeAuthorization:)` is called once after a manager was \
        created and has a delegate, on the run loop, and then at each change of the status.
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
        The delegate's `locationManagerDidChangeAuthorization(_:)` is called once after a manager was \
        created and then at each change of the status **or** the accuracy, in the foreground or the \
        background, for every manager that is alive; also when a suspended app resumes. The older method is \
        deprecated, and is called only if this one is not implemented (inferred).
        """,
      sources: [
        .symbol("CLLocationManagerDelegate/locationManagerDidChangeAuthorization(_:)"),
        .source(.requestingAuthorization),
        .session(.location2020),
        .header(.delegate26),
      ],
      confidence: [.appleDocumentation, .appleHeader, .wwdc]),
    FactRecord(
      .auth006, releases: "all",
      statement: """
        The callback after a manager was created carries the current status, which is often `notDetermined`; \
        it is not the answer to a request.
        """,
      sources: [
        .symbol("CLLocationManagerDelegate/locationManagerDidChangeAuthorization(_:)"),
        .pull("expo/expo", 29272),
      ],
      confidence: [.appleDocumentation, .community]),
    FactRecord(
      .auth007, releases: "all",
      statement: """
        If the person's answer leaves the reported status as it was, **no callback** comes: for example \
        after Keep Only While Using at an upgrade from When In Use, or Change to Always Allow from \
        provisional Always.
        """,
      sources: [
        .symbol("CLLocationManagerDelegate/locationManagerDidChangeAuthorization(_:)"),
        .symbol("CLLocationManager/requestAlwaysAuthorization()"),
      ],
      confidence: [.appleDocumentation]),
    FactRecord(
      .auth008, releases: "all",
      statement: "A request that does nothing in the current state causes no callback.",
      sources: [
        .symbol("CLLocationManager/requestWhenInUseAuthorization()"),
        .issue("lionheart/openradar-mirror", 18792),
      ],
      confidence: [.appleDocumentation, .community]),
    FactRecord(
      .auth009, releases: "8+",
      statement: """
        Requests are asynchronous, and the manager must stay alive: if it is released while the prompt is \
        up, the prompt disappears.
        """,
      sources: [.session(.practices2016), .issue("PromiseKit/CoreLocation", 4)],
      confidence: [.wwdc, .community]),
    FactRecord(
      .auth010, releases: "8+",
      statement: """
        An app has one prompt at a time, and requests made while it is up are not queued. From iOS 18 on, a \
        session meanwhile reports `authorizationRequestInProgress`.
        """,
      sources: [.session(.authorization2024)],
      confidence: [.wwdc, .inferred],
      confidenceNote: "wwdc (18), inferred (rest)"),
    FactRecord(
      .auth011, releases: "all",
      statement: """
        The system remembers more than the status says: whether a grant is temporary or provisional, whether \
        the one request for Always was used, the accuracy, whether Location Services is on, and whether a \
        policy restricts the app. The status is `restricted` under such a policy; else `denied` while \
        Location Services is off; else a temporary grant reads `authorizedWhenInUse` and a provisional one \
        `authorizedAlways`. AppleSimulatorUtils shows that the system stores a bit for each level and a flag \
        `AuthorizationUpgradeAvailable`, the one upgrade, for each app.
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
        There is no request. The first use of any location service (updates, significant location changes, \
        regions) while the status is undetermined prompts by itself.
        """,
      sources: [.session(.location2013), .session(.location2014), .article(.permissionInDetail)],
      confidence: [.wwdc, .article]),
    FactRecord(
      .auth021, releases: "8+",
      statement: """
        With `CLLocationManager` nothing prompts by itself: starting a service while the status is \
        `notDetermined` shows nothing. A service may be started right after the request; updates begin when \
        the person has allowed it. The async API of iOS 17 and 18 is another matter (AUTH-080, AUTH-081).
        """,
      sources: [.session(.location2014, "the order of the sample"), .header(.manager10)],
      confidence: [.wwdc]),
    FactRecord(
      .auth022, releases: "8",
      statement: """
        An app linked with an SDK older than that of iOS 8 still prompts on iOS 8 without a request, and it \
        asks for **Always**.
        """,
      sources: [
        .session(.location2014), .issue("OpenTreeMap/otm-ios", 211), .pull("intuit/LocationManager", 11),
      ],
      confidence: [.wwdc, .community]),
    FactRecord(
      .auth023, releases: "8+",
      statement: """
        `requestWhenInUseAuthorization()` prompts only while the status is `notDetermined`; otherwise it \
        does nothing.
        """,
      sources: [
        .symbol("CLLocationManager/requestWhenInUseAuthorization()"),
        .header(.manager10),
        .header(.manager12),
        .header(.manager13),
        .header(.manager15),
        .header(.manager26),
      ],
      confidence: [.appleDocumentation, .appleHeader]),
    FactRecord(
      .auth024, releases: "8-10",
      statement: """
        `requestAlwaysAuthorization()` prompts only while the status is `notDetermined`. **From When In Use \
        it does nothing**: only Settings leads from there to Always.
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
        `requestAlwaysAuthorization()` can act while the status is `notDetermined` or `authorizedWhenInUse`, \
        once per installation or reset.
        """,
      sources: [
        .session(.technologies2017),
        .header(.manager12),
        .article(.requestingAlways),
        .symbol("CLLocationManager/requestAlwaysAuthorization()"),
        .header(.manager26),
      ],
      confidence: [.wwdc, .appleHeader, .appleDocumentation]),
    FactRecord(
      .auth026, releases: "11+",
      statement: """
        The one opportunity is spent by the first `requestAlwaysAuthorization()` that has an effect. If that \
        was the app's first request and the person chose the option for While Using, the app cannot prompt \
        again: on iOS 11 and 12 no further prompt comes; from 13 on only the second prompt of provisional \
        Always, when the system chooses.
        """,
      sources: [
        .session(.technologies2017),
        .article(.requestingAlways),
        .session(.location2019),
        .symbol("CLLocationManager/requestAlwaysAuthorization()"),
        .header(.manager26, part: "one time only"),
      ],
      confidence: [.wwdc, .appleDocumentation, .appleHeader]),
    FactRecord(
      .auth027, releases: "8+",
      statement: """
        While the status is `denied` or `restricted`, every request does nothing; only Settings can change \
        it. The one exception, from iOS 15 on, is the location button after a refusal (AUTH-074).
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
        A prompt needs the app in the foreground. From iOS 13 on it is not enough that the app is in use \
        through the background indicator, in the seconds after it was left or through a complication on the \
        watch: a request then does nothing. For 8 to 12 it is only documented that a request in the \
        background shows no prompt.
        """,
      sources: [
        .symbol("CLLocationManager/requestWhenInUseAuthorization()"),
        .symbol("CLAuthorizationStatus/notDetermined"),
        .header(.manager13),
        .header(.manager15),
        .session(.location2019),
        .header(.manager26),
      ],
      confidence: [.appleDocumentation, .appleHeader, .wwdc]),
    FactRecord(
      .auth029, releases: "8+",
      statement: """
        Up to iOS 17 a request in the background is lost and not deferred, so the app has to ask again. From \
        18 on a `CLServiceSession` defers it (AUTH-084).
        """,
      sources: [.session(.authorization2024, "names this as a classic bug class")],
      confidence: [.wwdc, .inferred]),
    FactRecord(
      .auth030, releases: "8-12",
      statement: """
        There is one decision in all: `Don’t Allow` in the prompt for When In Use also blocks a later \
        request for Always.
        """,
      sources: [.session(.location2014)],
      confidence: [.wwdc]),
    FactRecord(
      .auth031, releases: "all",
      statement: """
        While Location Services is off for the device, starting a service or making a request makes the \
        system offer to turn it on: `Turn On Location Services to Allow “X” to Determine Your Location`, \
        with `Settings` and `Cancel`. Apps that were authorized before read `denied`. On iOS 6 a developer saw it once \
        more only after a reinstallation.
        """,
      sources: [
        .header(.manager10, "comment on locationServicesEnabled"),
        .header(.manager12, "comment on locationServicesEnabled"),
        .header(.manager13, "comment on locationServicesEnabled"),
        .header(.manager15, "comment on locationServicesEnabled"),
        .symbol("CLLocationManager/locationServicesEnabled()"),
        .source(.locationStrings, "the title and the buttons, of iOS 15"),
        .header(.manager26, "comment on locationServicesEnabled"),
        .page("blogios.stack3.net, 1101", "http://blogios.stack3.net/archives/1101", "iOS 6"),
      ],
      confidence: [.appleHeader, .appleDocumentation, .community]),
    FactRecord(
      .auth032, releases: "8+",
      statement: """
        When a page in a `WKWebView` asks for the location, the system requests When In Use for the app, and \
        then shows a second prompt, for the site.
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
        The title is `“X” Would Like To Use Your Current Location`. The buttons are `Don’t Allow` (denied) \
        and `OK` (authorized, 3).
        """,
      sources: [.source(.alertDataSet), .session(.location2013)],
      confidence: [.community, .wwdc]),
    FactRecord(
      .auth041, releases: "8-10",
      statement: """
        A request for When In Use asks `Allow “X” to access your location while you use the app?`. The \
        buttons are `Don’t Allow` (denied) and `Allow` (When In Use).
        """,
      sources: [
        .source(.alertDataSet),
        .session(.location2014),
        .article(.permissionAndUse, "section 2.2"),
        .source(.alertStrings, "of iOS 10"),
      ],
      confidence: [.community, .wwdc]),
    FactRecord(
      .auth042, releases: "8-10",
      statement: """
        A request for Always asks `Allow “X” to access your location even when you are not using the app?`. \
        The buttons are `Don’t Allow` (denied) and `Allow` (Always); While Using can't be chosen.
        """,
      sources: [
        .source(.alertDataSet),
        .session(.location2014),
        .session(.technologies2017, "describes the old all-or-nothing prompt"),
        .source(.alertStrings, "of iOS 10"),
      ],
      confidence: [.community, .wwdc]),
    FactRecord(
      .auth043, releases: "11-12",
      statement: """
        A request for When In Use asks `Allow “X” to access your location while you are using the app?`, \
        with `Don’t Allow` on the left and `Allow` on the right (tests tap the second button to allow).
        """,
      sources: [.source(.alertDataSet), .source(.alertStrings), .session(.technologies2017)],
      confidence: [.community, .wwdc]),
    FactRecord(
      .auth044, releases: "11-12",
      statement: """
        A request for Always while the status is `notDetermined` asks `Allow “X” to access your location?`, \
        with three buttons: `Only While Using the App` (When In Use, and the upgrade is spent), `Always \
        Allow` (Always) and `Don’t Allow` (denied). That goes for all apps, including those linked with \
        older SDKs.
        """,
      sources: [.session(.technologies2017), .source(.alertDataSet), .issue("appium/appium", 9142)],
      confidence: [.wwdc, .community],
      confidenceNote: "wwdc, community; the title only by test data and reports"),
    FactRecord(
      .auth045, releases: "11-12",
      statement: """
        A request for Always from When In Use, once and only if Always was never requested, asks `Allow “X” \
        to also access your location even when you are not using the app?`. The two buttons are `Only While \
        Using the App` and `Always Allow`, the only such labels in the system's strings of 11.0 to 12.2. The \
        first keeps When In Use, and **no callback** comes; the second gives Always, with a callback of \
        `authorizedAlways`.
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
        The first prompt is the same for *either* request: `Allow “X” to access your location?`, with `Allow \
        While Using App`, `Allow Once` and `Don’t Allow`, from the top.
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
      statement: "The same prompt has another verb: `Allow “X” to use your location?`.",
      sources: [
        .source(.alertDataSet, "commit of 2020-04-08, for Xcode 11.4"),
        .source(.locationStrings, "of iOS 15"),
      ],
      confidence: [.community]),
    FactRecord(
      .auth048, releases: "14+",
      statement: """
        The prompt also has a small map and a button `Precise: On` or `Precise: Off` (UI tests see it as a \
        button), and `Allow Once` moves to the top: `Allow Once`, `Allow While Using App`, `Don’t Allow`. \
        With Precise off the app gets reduced accuracy. The button is missing if \
        `NSLocationDefaultAccuracyReduced` is true. The map can be turned off for the whole device in \
        Settings.
        """,
      sources: [
        .session(.location2020),
        .source(.privacyGuidelines, "the order of the buttons, in the description of the location alert"),
        .article(.permissionAndUse, "section 2.5"),
        .issue("appium/appium", 17754),
        .source(.locationStrings, "the words of the Precise button, of iOS 15"),
        .source(.settingsStrings, "the switch for the map"),
      ],
      confidence: [.wwdc, .appleDocumentation, .article, .community]),
    FactRecord(
      .auth049, releases: "13+",
      statement: """
        The answers to the first prompt depend on the request. After one for When In Use: "Allow While Using App" gives When In \
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
