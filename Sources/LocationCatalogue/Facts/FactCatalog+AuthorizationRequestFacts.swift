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
      sources: "H7, H10, H12, H13, H15; S001 enum listing; CL/clauthorizationstatus",
      confidence: [.appleHeader],
      contradiction: """
        S003 三 swaps 1 and 2; S000 二.6 and S003 list `Authorized` as a further enumerator (would be 5). \
        (SEED-03/04)
        """),
    FactRecord(
      .auth002, releases: "14+",
      statement: """
        `accuracyAuthorization`: `fullAccuracy`=0, `reducedAccuracy`=1. On ≤13 always full.
        """,
      sources: "H15; W20-10660",
      confidence: [.appleHeader, .wwdc]),
    FactRecord(
      .auth003, releases: "8-13",
      statement: """
        Status is read with class method `CLLocationManager.authorizationStatus()`. [14+] class method \
        deprecated; read instance property `authorizationStatus`. Both keep working.
        """,
      sources: "W20-10660; H15; S000 二.6",
      confidence: [.wwdc, .appleHeader]),
    FactRecord(
      .auth004, releases: "4.2-13",
      statement: """
        Delegate `locationManager(_:didChangeAuthorization:)`; fires once at manager creation (after a \
        delegate is set, on the run loop) and on each status change.
        """,
      sources: """
        CL/cllocationmanagerdelegate/locationmanager(_:didchangeauthorization:); H12; GH \
        delba/Permission#28
        """,
      confidence: [.appleDocumentation, .appleHeader, .community]),
    FactRecord(
      .auth005, releases: "14+",
      statement: """
        Delegate `locationManagerDidChangeAuthorization(_:)`; fires once per manager creation and on \
        each change of status **or** accuracy, in foreground or background; every live manager instance \
        reports; also sent when a suspended app resumes. The old method is deprecated; it is used only \
        as fallback when the new one is not implemented [inferred].
        """,
      sources: "DOC-CB; ART-AUTH; W20-10660",
      confidence: [.appleDocumentation, .wwdc]),
    FactRecord(
      .auth006, releases: "all",
      statement: """
        The creation callback carries the *current* status, commonly `notDetermined`; it is not the \
        answer to a request.
        """,
      sources: "DOC-CB; GH expo/expo PR#29272",
      confidence: [.appleDocumentation, .community]),
    FactRecord(
      .auth007, releases: "all",
      statement: """
        If the user's answer leaves the reported status unchanged, **no callback** is sent (e.g. "Keep \
        Only While Using" at an upgrade prompt from WhenInUse; "Change to Always Allow" from \
        provisional).
        """,
      sources: "DOC-CB; DOC-RA",
      confidence: [.appleDocumentation]),
    FactRecord(
      .auth008, releases: "all",
      statement: "A request made in a state where it is a no-op produces no callback.",
      sources: "DOC-RW; GH lionheart/openradar-mirror#18792",
      confidence: [.appleDocumentation, .community]),
    FactRecord(
      .auth009, releases: "8+",
      statement: """
        Requests are asynchronous; the manager must stay alive: deallocating it while the prompt is up \
        dismisses the prompt.
        """,
      sources: "W16-716; GH PromiseKit/CoreLocation#4",
      confidence: [.wwdc, .community]),
    FactRecord(
      .auth010, releases: "8+",
      statement: """
        One prompt at a time per app; requests made while a prompt is showing are not stacked. On 18+ a \
        session reports `authorizationRequestInProgress` meanwhile.
        """,
      sources: "W24-10212",
      confidence: [.wwdc, .inferred],
      confidenceNote: "wwdc (18), inferred (rest)"),
    FactRecord(
      .auth011, releases: "all",
      statement: """
        Internal state is richer than the enum. Suggested simulator state: `{not_determined, \
        when_in_use_temp, when_in_use, always_provisional, always, denied, restricted}` × \
        `always_request_consumed` (bool) × accuracy `{full, reduced, reduced+temp_full}` × \
        `location_services_on` × `restricted_by_policy`. Reported status = `restricted` if policy; else \
        `denied` if services off; else temp→`authorizedWhenInUse`, provisional→`authorizedAlways`. \
        (SIMUTILS shows locationd stores never=1, in-use=2, always=4 bit values, plus an \
        `AuthorizationUpgradeAvailable` flag, i.e. the "one upgrade" is stored per app.)
        """,
      sources: "W19-705/708; W20-10660; CL/clauthorizationstatus/denied; SIMUTILS",
      confidence: [.wwdc, .appleDocumentation, .inferred]),
    FactRecord(
      .auth020, releases: "7",
      statement: """
        No request API. First use of any location service (start updating, SLC, region…) while \
        undetermined prompts implicitly.
        """,
      sources: "W13-307; W14-706; S004",
      confidence: [.wwdc, .seed]),
    FactRecord(
      .auth021, releases: "8+",
      statement: """
        With the classic API, nothing prompts implicitly: starting a service while `notDetermined` shows \
        nothing. Calling request and start back-to-back is fine; updates begin after the grant. (17/18 \
        async API: AUTH-080…)
        """,
      sources: "W14-706 (sample order); H10",
      confidence: [.wwdc]),
    FactRecord(
      .auth022, releases: "8",
      statement: """
        Binaries linked against a pre-8 SDK still get an implicit prompt on iOS 8, and it is the \
        *Always* one.
        """,
      sources: "W14-706; GH OpenTreeMap/otm-ios#211",
      confidence: [.wwdc, .community]),
    FactRecord(
      .auth023, releases: "8+",
      statement: """
        `requestWhenInUseAuthorization` prompts only from `notDetermined`; otherwise silently nothing.
        """,
      sources: "DOC-RW; H10–H15",
      confidence: [.appleDocumentation, .appleHeader]),
    FactRecord(
      .auth024, releases: "8-10",
      statement: """
        `requestAlwaysAuthorization` prompts only from `notDetermined`. **From WhenInUse it does \
        nothing**: escalation only in Settings.
        """,
      sources: """
        H10; W14-706; \
        https://minutestomidnight.net/blog/2014/10/quibbling-with-ios-8s-location-permissions
        """,
      confidence: [.appleHeader, .wwdc, .community],
      contradiction: "S000 二.7 says, without version limit, that escalation is possible. (SEED-05)"),
    FactRecord(
      .auth025, releases: "11+",
      statement: """
        `requestAlwaysAuthorization` may act from `notDetermined` or `authorizedWhenInUse`, once per \
        install/reset.
        """,
      sources: "W17-713; H12; S002; DOC-RA",
      confidence: [.wwdc, .appleHeader, .appleDocumentation]),
    FactRecord(
      .auth026, releases: "11+",
      statement: """
        "Once" means: the opportunity is spent by the first effective `requestAlwaysAuthorization`; if \
        that was the *first* request (from `notDetermined`) and the user picked the in-use option, the \
        app cannot prompt again (11–12: no further prompts at all; 13+: only the system-timed second \
        prompt of provisional state).
        """,
      sources: "W17-713; S002; W19-705; DOC-RA",
      confidence: [.wwdc, .appleDocumentation]),
    FactRecord(
      .auth027, releases: "8+",
      statement: """
        From `denied` or `restricted` every request is a no-op; only Settings can change it. Exception \
        [15+]: LocationButton (AUTH-073).
        """,
      sources: "DOC-RW; W14-715; W21-10102",
      confidence: [.appleDocumentation, .wwdc]),
    FactRecord(
      .auth028, releases: "8+",
      statement: """
        Prompts need the app in the foreground. [13+] "In use" via the background indicator, the grace \
        period, or a watch complication is *not* enough to prompt; a request made then does nothing. On \
        8–12 a request in background is documented only as not shown.
        """,
      sources: "DOC-RW; CL/clauthorizationstatus/notdetermined; H13, H15; W19-705",
      confidence: [.appleDocumentation, .appleHeader, .wwdc]),
    FactRecord(
      .auth029, releases: "8-17",
      statement: """
        A background request is lost, not deferred (caller must ask again). [18+] CLServiceSession \
        defers instead (AUTH-084).
        """,
      sources: "W24-10212 (names this as a classic bug class)",
      confidence: [.wwdc, .inferred]),
    FactRecord(
      .auth030, releases: "8-12",
      statement: """
        Only one decision exists in total: WIU prompt answered "Don't Allow" also blocks a later Always \
        request.
        """,
      sources: "W14-706",
      confidence: [.wwdc]),
    FactRecord(
      .auth031, releases: "all",
      statement: """
        With Location Services globally off, starting a service or requesting makes the *system* offer \
        an alert to turn Location Services on (Settings / Cancel); status reads `denied` for \
        previously-authorized apps.
        """,
      sources: """
        H10–H15 comment on `locationServicesEnabled`; CL/cllocationmanager/locationservicesenabled()
        """,
      confidence: [.appleHeader, .appleDocumentation]),
    FactRecord(
      .auth032, releases: "8+",
      statement: """
        `WKWebView` geolocation makes the system request WhenInUse for the host app and then show a \
        second, per-site web prompt.
        """,
      sources: """
        W14-706 (automatic WhenInUse request for web content; ask for Always beforehand if wanted); GH \
        pwa-builder/pwabuilder-ios-app-store#31 (double prompt)
        """,
      confidence: [.wwdc, .community]),
    FactRecord(
      .auth040, releases: "7",
      statement: """
        Title `“X” Would Like To Use Your Current Location`; buttons `Don't Allow`, `OK`. → denied / \
        authorized(3).
        """,
      sources: "DA-ALERTS; W13-307",
      confidence: [.community, .wwdc]),
    FactRecord(
      .auth041, releases: "8-10",
      statement: """
        WhenInUse request: `Allow “X” to access your location while you use the app?`; `Don't Allow`, \
        `Allow` → denied / WhenInUse.
        """,
      sources: "DA-ALERTS; W14-706; S000 二.2",
      confidence: [.community, .wwdc]),
    FactRecord(
      .auth042, releases: "8-10",
      statement: """
        Always request: `Allow “X” to access your location even when you are not using the app?`; `Don't \
        Allow`, `Allow` → denied / Always. No in-use choice.
        """,
      sources: "DA-ALERTS; W14-706; W17-713 (describes the old all-or-nothing)",
      confidence: [.community, .wwdc]),
    FactRecord(
      .auth043, releases: "11-12",
      statement: """
        WhenInUse request: `Allow “X” to access your location while you are using the app?`; `Allow`, \
        `Don't Allow`.
        """,
      sources: "DA-ALERTS; W17-713",
      confidence: [.community, .wwdc]),
    FactRecord(
      .auth044, releases: "11-12",
      statement: """
        Always request from `notDetermined`: `Allow “X” to access your location?`; three buttons `Only \
        While Using the App`, `Always Allow`, `Don't Allow` → WhenInUse (upgrade chance spent) / Always \
        / denied. Applies to all apps incl. those linked with older SDKs.
        """,
      sources: "W17-713; DA-ALERTS; GH appium/appium#9142",
      confidence: [.wwdc, .community]),
    FactRecord(
      .auth045, releases: "11-12",
      statement: """
        Always request from WhenInUse (once, if Always never requested): `Allow “X” to also access your \
        location even when you are not using the app?`; two buttons, keep / always. Exact labels \
        uncertain (one report calls the keep button `Only While Using the App`). Keep → stays WhenInUse, \
        **no callback**; Always → `authorizedAlways` callback.
        """,
      sources: "W17-713; S002; GH PromiseKit/CoreLocation#18; DA-ALERTS title",
      confidence: [.wwdc, .community],
      confidenceNote: "wwdc, community (labels: OPEN-04)"),
    FactRecord(
      .auth046, releases: "13.0-13.3",
      statement: """
        First prompt for *either* request: `Allow “X” to access your location?`; `Allow While Using \
        App`, `Allow Once`, `Don't Allow`.
        """,
      sources: "W19-705; DA-ALERTS; GH mauron85/react-native-background-geolocation#429",
      confidence: [.wwdc, .community]),
    FactRecord(
      .auth047, releases: "13.4+",
      statement: "Same prompt, title verb changed: `Allow “X” to use your location?`.",
      sources: "DA-ALERTS commit 2020-04-08 for Xcode 11.4",
      confidence: [.community]),
    FactRecord(
      .auth048, releases: "14+",
      statement: """
        The prompt adds an inset map and a `Precise: On` / `Precise: Off` toggle (exposed to UI tests as \
        a button); toggle off → granted with reduced accuracy. No toggle when \
        `NSLocationDefaultAccuracyReduced` is true. The map can be turned off device-wide in Settings.
        """,
      sources: "W20-10660; S000 二.5; GH appium/appium#17754",
      confidence: [.wwdc, .seed, .community]),
    FactRecord(
      .auth049, releases: "13+",
      statement: """
        Result table, first prompt:
        | request from notDetermined | Allow While Using App | Allow Once | Don't Allow |
        |---|---|---|---|
        | WhenInUse | WhenInUse; cb 4 | temp WhenInUse; cb 4 | denied; cb 2 |
        | Always | **provisional Always; cb 3** (Settings shows While Using) | temp WhenInUse; cb 4 | \
        denied; cb 2 |
        """,
      sources: "DOC-RW; DOC-RA; W19-705; S003 四/五.B",
      confidence: [.appleDocumentation, .wwdc, .seed]),
  ]
}
