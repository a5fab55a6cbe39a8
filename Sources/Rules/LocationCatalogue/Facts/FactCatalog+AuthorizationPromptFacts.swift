import LocationPolicy

extension FactCatalog {
  /// Facts about the authorization state machine.
  static let authorizationPromptFacts: [FactRecord] = [
    FactRecord(
      .auth050, releases: "13+",
      statement: """
        Second (provisional) prompt: `Allow “X” to also access your location even when you are not using \
        the app?` (13.0–13.3) / `… to also use your location …` (13.4+); `Keep Only While Using`, \
        `Change to Always Allow`. Keep → WhenInUse **with callback (4)**; Change → Always **without \
        callback**.
        """,
      sources: [
        .symbol("CLLocationManager/requestAlwaysAuthorization()"),
        .source(.alertDataSet),
        .article(.prompts, "section 5.B"),
      ],
      confidence: [.appleDocumentation, .community, .article]),
    FactRecord(
      .auth051, releases: "13.4+",
      statement: """
        Immediate upgrade prompt (requestAlways from WhenInUse): same title and buttons; Keep → \
        WhenInUse, **no callback**; Change → Always, **callback (3)**.
        """,
      sources: [
        .source(.notesOf13Point4, "item 57106235"),
        .session(.location2020),
        .symbol("CLLocationManager/requestAlwaysAuthorization()"),
        .article(.prompts, "section 5.A"),
      ],
      confidence: [.appleDocumentation, .wwdc, .article]),
    FactRecord(
      .auth052, releases: "13.0-13.3",
      statement: """
        requestAlways from WhenInUse: no immediate prompt; enters provisional Always. Reported status \
        then becomes `authorizedAlways` with a callback (inferred).
        """,
      sources: [
        .session(.location2020, "in retrospect"),
        .session(.location2019),
        .issue("ContactAssistApp/mobile", 318, "the community, quoted"),
      ],
      confidence: [.wwdc, .inferred],
      confidenceNote: "wwdc; callback inferred (OPEN-03)",
      contradiction: """
        Two articles describe the immediate prompt without the limit of 13.4.
        """),
    FactRecord(
      .auth053, releases: "14+",
      statement: """
        Temporary full accuracy: `Allow “X” to use your precise location once?`; `Allow Once`, `Don’t \
        Allow`; body text from the purpose key, plus map.
        """,
      sources: [
        .source(.alertDataSet, "commit of 2020-12-24"), .source(.locationStrings), .session(.location2020),
      ],
      confidence: [.community, .wwdc]),
    FactRecord(
      .auth054, releases: "14+",
      statement: """
        Widget question: `Allow widgets from “X” to use your location?`; the system's own text `Widgets \
        may use your location for up to 15 minutes after being viewed to stay up to date.`; `Allow`, \
        `Don’t Allow` (their order is not known).
        """,
      sources: [
        .source(.alertDataSet, "commit of 2020-12-24"),
        .source(.locationStrings, "title, text and labels, of iOS 15"),
        .source(.widgetLocation),
      ],
      confidence: [.community, .appleDocumentation]),
    FactRecord(
      .auth055, releases: "14+",
      statement: """
        App Clip: no Always; in-use option reads `Allow While Using Until Tomorrow` and the grant is \
        cleared the next morning.
        """,
      sources: [.session(.location2020), .source(.locationStrings, "the label")],
      confidence: [.wwdc, .community]),
    FactRecord(
      .auth056, releases: "13+",
      statement: "On visionOS-compatible run / macOS / watchOS rules differ; not modeled.",
      sources: [.symbol("CLLocationManager/requestAlwaysAuthorization()")],
      confidence: [.appleDocumentation]),
    FactRecord(
      .auth060, releases: "13+",
      statement: """
        While provisional: app reads `authorizedAlways`; Settings shows "While Using the App"; services \
        behave as when-in-use for *delivery*; events that need Always (region, significant location change, \
        visit when not in use) are monitored but held.
        """,
      sources: [.session(.location2019), .session(.privacy2019)],
      confidence: [.wwdc]),
    FactRecord(
      .auth061, releases: "13+",
      statement: """
        Held events: only the newest is kept (each new one replaces the previous); events that get too \
        old are dropped (age limit unpublished).
        """,
      sources: [.session(.location2019)],
      confidence: [.wwdc]),
    FactRecord(
      .auth062, releases: "13+",
      statement: """
        The second prompt appears when Core Location is about to deliver an Always-only event, at a \
        moment the user is judged not busy (typically Home screen, app not running). It can be hours \
        or days later; it cannot be forced by the app. One article saw it when an app with active \
        updates was left once more.
        """,
      sources: [
        .session(.location2019),
        .session(.privacy2019),
        .symbol("CLLocationManager/requestAlwaysAuthorization()"),
      ],
      confidence: [.wwdc, .appleDocumentation]),
    FactRecord(
      .auth063, releases: "13+",
      statement: """
        Change to Always → the held event is delivered if the answer comes soon after it; Keep → event \
        lost, status WhenInUse with callback.
        """,
      sources: [.session(.location2019), .symbol("CLLocationManager/requestAlwaysAuthorization()")],
      confidence: [.wwdc, .appleDocumentation]),
    FactRecord(
      .auth064, releases: "13+",
      statement: "The provisional process can start only once per app install/reset.",
      sources: [.session(.location2019)],
      confidence: [.wwdc]),
    FactRecord(
      .auth065, releases: "13+",
      statement: """
        No API reveals "provisional". Workaround used in practice: ask WhenInUse first, then Always \
        (13.4+) so that the answer is deterministic.
        """,
      sources: [
        .session(.location2020),
        .page(
          "Fairmatic, Changes in iOS 13",
          "https://docs.fairmatic.com/integrate-ios/changes-in-ios-versions/ios-13"),
      ],
      confidence: [.wwdc, .community]),
    FactRecord(
      .auth066, releases: "13+",
      statement: """
        Continuous updates started in foreground while provisional, with background mode + \
        allowsBackground = YES and `showsBackgroundLocationIndicator` = NO, stop a few seconds (3–5 s \
        observed) after backgrounding, presumably because delivery follows the effective WhenInUse level \
        (needs the indicator) while the indicator logic treats the app as Always (indicator only if the \
        property is YES). After Keep, the app is plain WhenInUse, the indicator is forced and background \
        works.
        """,
      sources: [.article(.prompts, "section 2"), .pull("Almoullim/background_location", 39)],
      confidence: [.article, .community, .inferred],
      confidenceNote: "two observed it independently, the mechanism is inferred"),
    FactRecord(
      .auth068, releases: "13+",
      statement: """
        "Allow Once" = temporary WhenInUse; ends when the app is no longer *in use* (after the grace \
        period), status returns to `notDetermined` with a callback; app may ask again. A short dip into \
        background within the grace period does not end it; a continuous background session with \
        indicator keeps it alive.
        """,
      sources: [
        .session(.location2019),
        .symbol("CLLocationManager/requestWhenInUseAuthorization()"),
        .symbol("CLLocationManager/requestAlwaysAuthorization()"),
      ],
      confidence: [.wwdc, .appleDocumentation],
      contradiction: """
        Two articles ("until the app is closed", "expires at next launch") are imprecise; both \
        coincide with observation when the app is terminated.
        """),
    FactRecord(
      .auth069, releases: "13+",
      statement: """
        Time to expiry after leaving: not documented; reported 10–20 s.
        """,
      sources: [.issue("ionic-team/capacitor-geolocation", 40)],
      confidence: [.community],
      confidenceNote: "community (OPEN-01)"),
    FactRecord(
      .auth070, releases: "13+",
      statement: """
        While temporary, `requestAlwaysAuthorization` is ignored. Whether answering "Allow Once" to an \
        Always request spends the one Always chance: OPEN-02.
        """,
      sources: [
        .symbol("CLLocationManager/requestAlwaysAuthorization()"),
        .issue("AsyncSwift/AsyncLocationKit", 30),
      ],
      confidence: [.appleDocumentation, .community]),
    FactRecord(
      .auth071, releases: "14+",
      statement: """
        Temporary full accuracy lasts like Allow Once: while in use, prolonged by an indicator-carrying \
        background session; next time the app must ask again.
        """,
      sources: [
        .symbol("CLLocationManager/requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)"),
        .session(.location2020),
      ],
      confidence: [.appleDocumentation, .wwdc]),
    FactRecord(
      .auth072, releases: "14+",
      statement: """
        `requestTemporaryFullAccuracyAuthorization`: completion is always called, on the delegate's \
        thread. Error nil = prompt was shown (even if refused → re-read `accuracyAuthorization`). \
        Error `promptDeclined` = no prompt because: key missing, already full accuracy, or app in \
        background. Also useless when not authorized at all.
        """,
      sources: [
        .symbol("CLLocationManager/requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)"),
        .pull("zoontek/react-native-permissions", 503),
        .article(.permissionAndUse, "section 2.5"),
      ],
      confidence: [.appleDocumentation, .community, .article],
      contradiction: """
        The page of CLError.Code.promptDeclined says that the error is also thrown when the user \
        declines. Sextant follows the method's page. (OPEN-14)
        """),
    FactRecord(
      .auth073, releases: "15+",
      statement: """
        Tap on `LocationButton`/`CLLocationButton` grants a *one-time* WhenInUse authorization (like \
        Allow Once), then runs the action. First ever tap shows a confirmation prompt with a map: `“X” \
        can only access your location when you choose to share it` (`your approximate location` if the \
        default is reduced), the system's own text `When you share your location with this app, a blue \
        location indicator will appear in the status bar.`, from the top `OK`, `Not Now`. Later taps \
        grant silently.
        """,
      sources: [
        .session(.button2021), .session(.pillars2021), .source(.locationButton),
        .source(
          .privacyGuidelines, "the description of the location button's alert, in copies from 2021 to 2023"),
        .source(.locationButtonStrings),
      ],
      confidence: [.wwdc, .appleDocumentation, .community]),
    FactRecord(
      .auth074, releases: "15+",
      statement: """
        From `notDetermined`: tap+confirm → temporary When In Use; Settings row becomes "Ask Next Time Or When I \
        Share". From WhenInUse/Always: no change, action still fires. From `denied`: the introduction \
        prompt is shown and, if confirmed, moves the app back to `notDetermined` with the button \
        approved, i.e. the only in-app way out of denied (that the same tap also yields the one-time \
        grant is inferred).
        """,
      sources: [.session(.button2021)],
      confidence: [.wwdc]),
    FactRecord(
      .auth075, releases: "15+",
      statement: """
        If the button is illegible or covered (low alpha/contrast, clipped label, too small) the tap \
        triggers the action **without** authorization and a console message is logged.
        """,
      sources: [.session(.button2021)],
      confidence: [.wwdc]),
    FactRecord(
      .auth076, releases: "15+",
      statement: """
        The grant expires as AUTH-068; it does not give persistent access and never Always.
        """,
      sources: [.session(.button2021), .pull("OneBusAway/onebusaway-ios", 1160)],
      confidence: [.wwdc, .community]),
    FactRecord(
      .auth080, releases: "17",
      statement: """
        Iterating `CLLocationUpdate.liveUpdates()` or `CLMonitor.events` does not request; the app asks \
        with `CLLocationManager` first (Apple's sample does). What liveUpdates does on 17.x from \
        notDetermined is not documented (OPEN-11).
        """,
      sources: [.session(.updates2023), .session(.authorization2024, "\"until now\"")],
      confidence: [.wwdc]),
    FactRecord(
      .auth081, releases: "18+",
      statement: """
        Iterating `liveUpdates`/`events` (or holding a `CLBackgroundActivitySession`) acts as an \
        implicit service session with goal WhenInUse: from `notDetermined` and in foreground it \
        **prompts by itself**. Never asks for full accuracy or Always.
        """,
      sources: [.session(.authorization2024), .source(.backgroundUpdates), .source(.configuringApp)],
      confidence: [.wwdc, .appleDocumentation]),
    FactRecord(
      .auth082, releases: "18+",
      statement: """
        With KEY-044 set true, implicit sessions are off: nothing prompts and updates carry \
        `serviceSessionRequired` until the app holds an explicit `CLServiceSession`.
        """,
      sources: [.session(.authorization2024), .source(.suspendingRequests), .header(.serviceSession18)],
      confidence: [.wwdc, .appleDocumentation, .appleHeader]),
    FactRecord(
      .auth083, releases: "18+",
      statement: """
        `CLServiceSession(authorization: .none | .whenInUse | .always[, fullAccuracyPurposeKey:])` is \
        declarative: Core Location moves the app toward the goal as far as rules allow: notDetermined → When \
        In Use prompt; goal Always from When In Use → the single upgrade prompt; goal full accuracy while \
        reduced → temporary-full prompt. `.none` suppresses prompting.
        """,
      sources: [
        .session(.authorization2024),
        .source(.configuringApp, "\"single opportunity\" for Always"),
        .header(.serviceSession18),
      ],
      confidence: [.wwdc, .appleDocumentation]),
    FactRecord(
      .auth084, releases: "18+",
      statement: """
        Prompting on behalf of a session happens only when the app is properly in foreground; otherwise \
        diagnostics say `insufficientlyInUse` and the prompt comes when next possible. A lapsed Allow \
        Once/temporary accuracy is re-asked automatically while the session lives.
        """,
      sources: [.session(.authorization2024), .forum(767865)],
      confidence: [.wwdc, .appleEngineer]),
    FactRecord(
      .auth085, releases: "18+",
      statement: """
        A *new* session may only be started in foreground; in a background launch an app may re-create \
        one that was held before termination, and must do it within a few seconds of launch.
        """,
      sources: [
        .session(.authorization2024),
        .source(.backgroundUpdates),
        .forum(797319),
        .header(.backgroundSession18),
      ],
      confidence: [.wwdc, .appleDocumentation, .appleEngineer]),
    FactRecord(
      .auth086, releases: "18+",
      statement: """
        "Always takes effect only while an explicit `.always` session is held." Scope: the session of \
        2024 first states it broadly, later (as the header does) narrows it to \
        `liveUpdates`/`CLMonitor` events when the app is not in use. Apps on the classic \
        `CLLocationManager` were reported unaffected on 18: relaunch for significant location changes \
        and regions worked with no session. Sextant applies it to the async API only.
        """,
      sources: [
        .session(.authorization2024, "broad at first, narrower later"),
        .header(.serviceSession18),
        .issue("transistorsoft/flutter_background_geolocation", 1308),
        .forum(826964),
      ],
      confidence: [.wwdc, .appleHeader, .community],
      confidenceNote: "wwdc, apple-header, community (OPEN-09)"),
    FactRecord(
      .auth087, releases: "18+",
      statement: """
        Diagnostics booleans — session: `authorizationDenied`, `authorizationDeniedGlobally` (then \
        `authorizationDenied` is true too), `authorizationRestricted`, `alwaysAuthorizationDenied`, \
        `fullAccuracyDenied`, `insufficientlyInUse`, `serviceSessionRequired`, \
        `authorizationRequestInProgress`; update adds `accuracyLimited`, `locationUnavailable`, \
        `stationary`; monitor event adds `accuracyLimited`, `conditionLimitExceeded`, \
        `conditionUnsupported`, `persistenceUnavailable`.
        """,
      sources: [
        .symbol("CLServiceSession", page: "clservicesession-pt7n"),
        .symbol("CLLocationUpdate"),
        .symbol("CLMonitor"),
        .session(.authorization2024),
      ],
      confidence: [.appleDocumentation, .wwdc]),
    FactRecord(
      .auth088, releases: "18+",
      statement: """
        First diagnostic when nothing needs asking arrives with `authorizationRequestInProgress` false; \
        so "loop until not in progress" ends at once.
        """,
      sources: [.session(.authorization2024)],
      confidence: [.wwdc]),
  ]
}
