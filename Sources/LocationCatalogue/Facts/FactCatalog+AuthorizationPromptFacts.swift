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
      sources: "DOC-RA; DA-ALERTS; S003 五.B",
      confidence: [.appleDocumentation, .community, .seed]),
    FactRecord(
      .auth051, releases: "13.4+",
      statement: """
        Immediate upgrade prompt (requestAlways from WhenInUse): same title and buttons; Keep → \
        WhenInUse, **no callback**; Change → Always, **callback (3)**.
        """,
      sources: "RN13.4; W20-10660; DOC-RA; S003 五.A",
      confidence: [.appleDocumentation, .wwdc, .seed]),
    FactRecord(
      .auth052, releases: "13.0-13.3",
      statement: """
        requestAlways from WhenInUse: no immediate prompt; enters provisional Always. Reported status \
        then becomes `authorizedAlways` with a callback [inferred from W19-705].
        """,
      sources: """
        W20-10660 (retrospective); W19-705; community quoting GH ContactAssistApp/mobile#318
        """,
      confidence: [.wwdc, .inferred],
      confidenceNote: "wwdc; callback inferred (OPEN-03)",
      contradiction: """
        S000 二.4 note 2 and S003 五.A1 describe the immediate prompt without the 13.4 limit. (SEED-06)
        """),
    FactRecord(
      .auth053, releases: "14+",
      statement: """
        Temporary full accuracy: `Allow “X” to use your precise location once?`; `Allow Once`, `Don't \
        Allow`; body text from the purpose key, plus map.
        """,
      sources: "DA-ALERTS commit 2020-12-24; W20-10660",
      confidence: [.community, .wwdc]),
    FactRecord(
      .auth054, releases: "14+",
      statement: "Widget question: `Allow widgets from “X” to use your location?`.",
      sources: "DA-ALERTS commit 2020-12-24; ART-WIDGET",
      confidence: [.community, .appleDocumentation]),
    FactRecord(
      .auth055, releases: "14+",
      statement: """
        App Clip: no Always; in-use option reads "While Using Until Tomorrow" and the grant is cleared \
        the next morning.
        """,
      sources: "W20-10660",
      confidence: [.wwdc]),
    FactRecord(
      .auth056, releases: "13+",
      statement: "On visionOS-compatible run / macOS / watchOS rules differ; not modelled.",
      sources: "DOC-RA",
      confidence: [.appleDocumentation]),
    FactRecord(
      .auth060, releases: "13+",
      statement: """
        While provisional: app reads `authorizedAlways`; Settings shows "While Using"; services behave \
        as when-in-use for *delivery*; events that need Always (region, SLC, visit when not in use) are \
        monitored but held.
        """,
      sources: "W19-705; W19-708",
      confidence: [.wwdc]),
    FactRecord(
      .auth061, releases: "13+",
      statement: """
        Held events: only the newest is kept (each new one replaces the previous); events that get too \
        old are dropped (age limit unpublished).
        """,
      sources: "W19-705",
      confidence: [.wwdc]),
    FactRecord(
      .auth062, releases: "13+",
      statement: """
        The second prompt appears when Core Location is about to deliver an Always-only event, at a \
        moment the user is judged not busy (typically Home screen, app not running). It can be hours or \
        days later; it cannot be forced by the app. S003 二 observed it when re-backgrounding an app with \
        active updates.
        """,
      sources: "W19-705, W19-708; DOC-RA",
      confidence: [.wwdc, .appleDocumentation]),
    FactRecord(
      .auth063, releases: "13+",
      statement: """
        Change to Always → the held event is delivered if the answer comes soon after it; Keep → event \
        lost, status WhenInUse with callback.
        """,
      sources: "W19-705; DOC-RA",
      confidence: [.wwdc, .appleDocumentation]),
    FactRecord(
      .auth064, releases: "13+",
      statement: "The provisional process can start only once per app install/reset.",
      sources: "W19-705",
      confidence: [.wwdc]),
    FactRecord(
      .auth065, releases: "13+",
      statement: """
        No API reveals "provisional". Workaround used in practice: ask WhenInUse first, then Always \
        (13.4+) so that the answer is deterministic.
        """,
      sources: """
        W20-10660; https://docs.fairmatic.com/integrate-ios/changes-in-ios-versions/ios-13
        """,
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
      sources: "S003 二",
      confidence: [.seed, .inferred],
      confidenceNote: "seed observation, inferred mechanism"),
    FactRecord(
      .auth068, releases: "13+",
      statement: """
        "Allow Once" = temporary WhenInUse; ends when the app is no longer *in use* (after the grace \
        period), status returns to `notDetermined` with a callback; app may ask again. A short dip into \
        background within the grace period does not end it; a continuous background session with \
        indicator keeps it alive.
        """,
      sources: "W19-705; DOC-RW; DOC-RA",
      confidence: [.wwdc, .appleDocumentation],
      contradiction: """
        S001 ("until the APP is closed") and S003 四/五 ("expires at next launch") are imprecise; both \
        coincide with observation when the app is terminated. (SEED-07)
        """),
    FactRecord(
      .auth069, releases: "13+",
      statement: """
        Time to expiry after leaving: not documented; reported 10–20 s (GH \
        ionic-team/capacitor-geolocation#40).
        """,
      sources: "",
      confidence: [.community],
      confidenceNote: "community (OPEN-01)"),
    FactRecord(
      .auth070, releases: "13+",
      statement: """
        While temporary, `requestAlwaysAuthorization` is ignored. Whether answering "Allow Once" to an \
        Always request spends the one Always chance: OPEN-02.
        """,
      sources: "DOC-RA; GH AsyncSwift/AsyncLocationKit#30",
      confidence: [.appleDocumentation, .community]),
    FactRecord(
      .auth071, releases: "14+",
      statement: """
        Temporary full accuracy lasts like Allow Once: while in use, prolonged by an indicator-carrying \
        background session; next time the app must ask again.
        """,
      sources: "DOC-RT; W20-10660",
      confidence: [.appleDocumentation, .wwdc]),
    FactRecord(
      .auth072, releases: "14+",
      statement: """
        `requestTemporaryFullAccuracyAuthorization`: completion is always called, on the delegate's \
        thread. Error nil = prompt was shown (even if refused → re-read `accuracyAuthorization`). Error \
        `promptDeclined` = no prompt because: key missing, already full accuracy, or app in background. \
        Also useless when not authorized at all (S000).
        """,
      sources: "DOC-RT; GH zoontek/react-native-permissions PR#503; S000 二.5",
      confidence: [.appleDocumentation, .community, .seed],
      contradiction: """
        CL/clerror/code/promptdeclined says the error is also thrown when the user declines. Model the \
        method page; accept both in audits. (OPEN-14)
        """),
    FactRecord(
      .auth073, releases: "15+",
      statement: """
        Tap on `LocationButton`/`CLLocationButton` grants a *one-time* WhenInUse authorization (like \
        Allow Once), then runs the action. First ever tap shows a confirmation prompt (may include \
        choosing precise/approximate); later taps grant silently.
        """,
      sources: """
        W21-10102; W21-10085; https://developer.apple.com/documentation/corelocationui/locationbutton
        """,
      confidence: [.wwdc, .appleDocumentation]),
    FactRecord(
      .auth074, releases: "15+",
      statement: """
        From `notDetermined`: tap+confirm → temp WIU; Settings row becomes "Ask Next Time Or When I \
        Share". From WhenInUse/Always: no change, action still fires. From `denied`: the introduction \
        prompt is shown and, if confirmed, moves the app back to `notDetermined` with the button \
        approved, i.e. the only in-app way out of denied (that the same tap also yields the one-time \
        grant is inferred).
        """,
      sources: "W21-10102",
      confidence: [.wwdc]),
    FactRecord(
      .auth075, releases: "15+",
      statement: """
        If the button is illegible or covered (low alpha/contrast, clipped label, too small) the tap \
        triggers the action **without** authorization and a console message is logged.
        """,
      sources: "W21-10102",
      confidence: [.wwdc]),
    FactRecord(
      .auth076, releases: "15+",
      statement: """
        The grant expires as AUTH-068; it does not give persistent access and never Always.
        """,
      sources: "W21-10102; GH OneBusAway/onebusaway-ios PR#1160",
      confidence: [.wwdc, .community]),
    FactRecord(
      .auth080, releases: "17",
      statement: """
        Iterating `CLLocationUpdate.liveUpdates()` or `CLMonitor.events` does not request; the app asks \
        with `CLLocationManager` first (Apple's sample does). What liveUpdates does on 17.x from \
        notDetermined is not documented (OPEN-11).
        """,
      sources: """
        W23-10180; W24-10212 ("until now")
        """,
      confidence: [.wwdc]),
    FactRecord(
      .auth081, releases: "18+",
      statement: """
        Iterating `liveUpdates`/`events` (or holding a `CLBackgroundActivitySession`) acts as an \
        implicit service session with goal WhenInUse: from `notDetermined` and in foreground it \
        **prompts by itself**. Never asks for full accuracy or Always.
        """,
      sources: "W24-10212; ART-BG; ART-CONF",
      confidence: [.wwdc, .appleDocumentation]),
    FactRecord(
      .auth082, releases: "18+",
      statement: """
        With KEY-044 set true, implicit sessions are off: nothing prompts and updates carry \
        `serviceSessionRequired` until the app holds an explicit `CLServiceSession`.
        """,
      sources: "W24-10212; ART-SUSP; H18",
      confidence: [.wwdc, .appleDocumentation, .appleHeader]),
    FactRecord(
      .auth083, releases: "18+",
      statement: """
        `CLServiceSession(authorization: .none | .whenInUse | .always[, fullAccuracyPurposeKey:])` is \
        declarative: Core Location moves the app toward the goal as far as rules allow: notDetermined → \
        WIU prompt; goal Always from WIU → the single upgrade prompt; goal full accuracy while reduced → \
        temporary-full prompt. `.none` suppresses prompting.
        """,
      sources: """
        W24-10212; ART-CONF ("single opportunity" for Always); H18
        """,
      confidence: [.wwdc, .appleDocumentation]),
    FactRecord(
      .auth084, releases: "18+",
      statement: """
        Prompting on behalf of a session happens only when the app is properly in foreground; otherwise \
        diagnostics say `insufficientlyInUse` and the prompt comes when next possible. A lapsed Allow \
        Once/temporary accuracy is re-asked automatically while the session lives.
        """,
      sources: "W24-10212; F/767865",
      confidence: [.wwdc, .appleEngineer]),
    FactRecord(
      .auth085, releases: "18+",
      statement: """
        A *new* session may only be started in foreground; in a background launch an app may re-create \
        one that was held before termination, and must do it within a few seconds of launch.
        """,
      sources: "W24-10212; ART-BG; F/797319; H18",
      confidence: [.wwdc, .appleDocumentation, .appleEngineer]),
    FactRecord(
      .auth086, releases: "18+",
      statement: """
        "Always takes effect only while an explicit `.always` session is held." Scope: W24-10212 first \
        states it broadly, later (and H18) narrows it to `liveUpdates`/`CLMonitor` events when the app \
        is not in use. Apps on the classic `CLLocationManager` were reported unaffected on 18 (GH \
        transistorsoft/flutter_background_geolocation#1308; F/826964 says SLC/regions relaunch worked on \
        18 with no session). Model: applies to async API only.
        """,
      sources: "",
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
      sources: "CL/clservicesession-pt7n, CL/cllocationupdate, CL/clmonitor; W24-10212",
      confidence: [.appleDocumentation, .wwdc]),
    FactRecord(
      .auth088, releases: "18+",
      statement: """
        First diagnostic when nothing needs asking arrives with `authorizationRequestInProgress` false; \
        so "loop until not in progress" ends at once.
        """,
      sources: "W24-10212",
      confidence: [.wwdc]),
  ]
}
