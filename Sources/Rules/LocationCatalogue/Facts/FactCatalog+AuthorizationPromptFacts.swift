import LocationPolicy

extension FactCatalog {
  /// Facts about the authorization state machine.
  static let authorizationPromptFacts: [FactRecord] = [
    FactRecord(
      .auth050, releases: "13+",
      statement: """
        The second prompt, that of provisional Always, asks `Allow “X” to also access your location even \
        when you are not using the app?` on 13.0 to 13.3, and `… to also use your location …` from 13.4 on. \
        `Keep Only While Using` gives When In Use **with a callback** of `authorizedWhenInUse`; `Change to \
        Always Allow` gives Always **without a callback**.
        """,
      sources: [
        .symbol("CLLocationManager/requestAlwaysAuthorization()"),
        .source(.alertDataSet),
        .article(.prompts, "section 5.B"),
        .source(.locationStrings, "title and buttons, of iOS 15"),
      ],
      confidence: [.appleDocumentation, .community, .article]),
    FactRecord(
      .auth051, releases: "13.4+",
      statement: """
        A request for Always from When In Use prompts at once, with the title and the buttons of AUTH-050. \
        `Keep Only While Using` keeps When In Use, and **no callback** comes; `Change to Always Allow` gives \
        Always, **with a callback** of `authorizedAlways`.
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
        A request for Always from When In Use shows no prompt at once: the app gets provisional Always, and \
        reads `authorizedAlways`, with a callback (inferred).
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
        The prompt for temporary full accuracy asks `Allow “X” to use your precise location once?`, with \
        `Allow Once` and `Don’t Allow`, the text of the purpose key, and a map.
        """,
      sources: [
        .source(.alertDataSet, "commit of 2020-12-24"), .source(.locationStrings), .session(.location2020),
      ],
      confidence: [.community, .wwdc]),
    FactRecord(
      .auth054, releases: "14+",
      statement: """
        Widgets are asked about by `Allow widgets from “X” to use your location?`, with the system's own \
        text `Widgets may use your location for up to 15 minutes after being viewed to stay up to date.`. \
        The buttons are `Allow` and `Don’t Allow`; their order is not known.
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
        An App Clip cannot have Always. Its button for While Using reads `Allow While Using Until Tomorrow`, \
        and the grant ends the next morning.
        """,
      sources: [.session(.location2020), .source(.locationStrings, "the label")],
      confidence: [.wwdc, .community]),
    FactRecord(
      .auth056, releases: "13+",
      statement: """
        The rules of macOS, watchOS, and iPhone apps on visionOS differ; Sextant does not have them. On visionOS an app \
        is in use while someone looks at it, a request for Always is one for When In Use, and nothing comes in the \
        background. An app built for visionOS can't call `requestAlwaysAuthorization()` at all, nor any service that \
        needs Always.
        """,
      sources: [
        .symbol("CLLocationManager/requestAlwaysAuthorization()"),
        .forum(748605, "built for visionOS"),
      ],
      confidence: [.appleDocumentation, .appleEngineer]),
    FactRecord(
      .auth060, releases: "13+",
      statement: """
        With provisional Always the app reads `authorizedAlways`, and Settings shows "While Using the App". \
        Services *deliver* as with When In Use. Events that need Always (regions, significant location \
        changes and visits while the app is not in use) are watched for but held back.
        """,
      sources: [.session(.location2019), .session(.privacy2019)],
      confidence: [.wwdc]),
    FactRecord(
      .auth061, releases: "13+",
      statement: """
        Of the events that are held back only the newest is kept, and one that gets too old is dropped. How \
        old that is, is not published.
        """,
      sources: [.session(.location2019)],
      confidence: [.wwdc]),
    FactRecord(
      .auth062, releases: "13+",
      statement: """
        The second prompt appears when Core Location is about to deliver an event that needs Always, at a \
        moment when the person seems not to be busy, typically on the Home Screen while the app isn't \
        running. That can be hours or days later, and the app cannot force it. It was also seen when an app \
        with active updates was left once more, when one came back after its updates had stopped, and half an hour \
        after the first answer.
        """,
      sources: [
        .session(.location2019),
        .session(.privacy2019),
        .symbol("CLLocationManager/requestAlwaysAuthorization()"),
        .issue("zoontek/react-native-permissions", 607, "half an hour"),
        .page(
          "Background Location Updates in iOS",
          "https://amaxsoftware.com/background-location-updates-in-ios-a-step-by-step-guide/",
          "left, and back"),
      ],
      confidence: [.wwdc, .appleDocumentation, .community]),
    FactRecord(
      .auth063, releases: "13+",
      statement: """
        After Change to Always Allow, the event that was held back is delivered if the answer comes soon \
        after it. After Keep Only While Using it is lost, and the status becomes `authorizedWhenInUse`, with \
        a callback.
        """,
      sources: [.session(.location2019), .symbol("CLLocationManager/requestAlwaysAuthorization()")],
      confidence: [.wwdc, .appleDocumentation]),
    FactRecord(
      .auth064, releases: "13+",
      statement: "Provisional Always can begin only once per installation or reset.",
      sources: [.session(.location2019)],
      confidence: [.wwdc]),
    FactRecord(
      .auth065, releases: "13+",
      statement: """
        No API says that Always is provisional. In practice apps request When In Use first and Always later, \
        which from iOS 13.4 on prompts at once, so that the answer is certain.
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
        With provisional Always, the background mode, `allowsBackgroundLocationUpdates` true and \
        `showsBackgroundLocationIndicator` false, continuous updates that were started in the foreground \
        stop a few seconds (3 to 5 were observed) after the app is left. Presumably delivery follows When In \
        Use, which needs the indicator, while the indicator follows Always, which shows it only if the \
        property is true. After Keep Only While Using the app plainly has When In Use: the indicator is \
        forced, and updates continue in the background.
        """,
      sources: [.article(.prompts, "section 2"), .pull("Almoullim/background_location", 39)],
      confidence: [.article, .community, .inferred],
      confidenceNote: "two observed it independently, the mechanism is inferred"),
    FactRecord(
      .auth068, releases: "13+",
      statement: """
        Allow Once is a temporary When In Use. It ends when the app is no longer *in use*, some seconds \
        after it was left: the status returns to `notDetermined`, with a callback, and the app may ask \
        again. Coming back within those seconds keeps it, and so does a continuous background session with \
        the indicator.
        """,
      sources: [
        .session(.location2019),
        .symbol("CLLocationManager/requestWhenInUseAuthorization()"),
        .symbol("CLLocationManager/requestAlwaysAuthorization()"),
      ],
      confidence: [.wwdc, .appleDocumentation],
      contradiction: """
        Two articles ("until the app is closed", "expires at next launch") are imprecise; what they say is \
        what one sees if the app is terminated.
        """),
    FactRecord(
      .auth069, releases: "13+",
      statement: """
        How long after leaving the app Allow Once expires is not documented; 10 to 20 seconds were reported.
        """,
      sources: [.issue("ionic-team/capacitor-geolocation", 40)],
      confidence: [.community],
      confidenceNote: "community (OPEN-01)"),
    FactRecord(
      .auth070, releases: "13+",
      statement: """
        While a grant is temporary, `requestAlwaysAuthorization()` is ignored. Whether Allow Once in answer \
        to a request for Always spends the one opportunity is open (OPEN-02).
        """,
      sources: [
        .symbol("CLLocationManager/requestAlwaysAuthorization()"),
        .issue("AsyncSwift/AsyncLocationKit", 30),
      ],
      confidence: [.appleDocumentation, .community]),
    FactRecord(
      .auth071, releases: "14+",
      statement: """
        Temporary full accuracy lasts like Allow Once: while the app is in use, and longer with a background \
        session that shows the indicator. The next time the app has to ask again.
        """,
      sources: [
        .symbol("CLLocationManager/requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)"),
        .session(.location2020),
        .header(.manager26),
      ],
      confidence: [.appleDocumentation, .appleHeader, .wwdc]),
    FactRecord(
      .auth072, releases: "14+",
      statement: """
        `requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)` always calls its completion \
        handler, on the manager's run loop. No error means that the prompt was shown, even if the person \
        refused: read `accuracyAuthorization` again. `CLError.promptDeclined` means that it was not, because \
        the purpose key is missing, accuracy is full already, or the app is in the background. The request \
        is also useless while the app has no authorization.
        """,
      sources: [
        .symbol("CLLocationManager/requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)"),
        .pull("zoontek/react-native-permissions", 503),
        .article(.permissionAndUse, "section 2.5"),
        .header(.manager26),
        .header(.error26, "\"not presented to user\""),
      ],
      confidence: [.appleDocumentation, .appleHeader, .community, .article],
      contradiction: """
        The page of CLError.Code.promptDeclined says that the error also comes when the person declines. \
        Sextant follows the method's page and the headers (OPEN-14).
        """),
    FactRecord(
      .auth073, releases: "15+",
      statement: """
        A tap on `LocationButton` or `CLLocationButton` grants When In Use *for once*, like Allow Once, and \
        then runs the action. The first tap ever asks to confirm (AUTH-091), later taps ask nothing.
        """,
      sources: [
        .session(.button2021),
        .session(.pillars2021),
        .source(.locationButton),
        .header(.locationButton26),
      ],
      confidence: [.wwdc, .appleDocumentation, .appleHeader]),
    FactRecord(
      .auth074, releases: "15+",
      statement: """
        While the status is `notDetermined`, a tap that is confirmed gives temporary When In Use, and the \
        row in Settings becomes "Ask Next Time Or When I Share". With When In Use or Always nothing changes, \
        and the action runs all the same. After a refusal the tap shows the introduction and, if it is \
        confirmed, returns the app to `notDetermined` with the button approved: the only way out of a \
        refusal inside the app. That the same tap also grants location for once is inferred.
        """,
      sources: [
        .session(.button2021),
        .header(.locationButton26, part: "the action runs at every tap"),
      ],
      confidence: [.wwdc, .appleHeader]),
    FactRecord(
      .auth075, releases: "15+",
      statement: """
        If the button can't be read or is covered (too transparent, too little contrast, a clipped label, \
        too small), a tap runs the action **without** authorization, and a message is written to the \
        console.
        """,
      sources: [.session(.button2021)],
      confidence: [.wwdc]),
    FactRecord(
      .auth076, releases: "15+",
      statement: """
        The button's grant expires as Allow Once does (AUTH-068). It does not last, and it is never Always.
        """,
      sources: [
        .session(.button2021),
        .pull("OneBusAway/onebusaway-ios", 1160),
        .header(.locationButton26),
      ],
      confidence: [.wwdc, .appleHeader, .community]),
    FactRecord(
      .auth080, releases: "17",
      statement: """
        Iterating `CLLocationUpdate.liveUpdates()` or `CLMonitor.events` makes no request; the app asks with \
        `CLLocationManager` first, as Apple's sample does. What `liveUpdates()` does while the status is \
        `notDetermined` is not documented (OPEN-11).
        """,
      sources: [.session(.updates2023), .session(.authorization2024, "\"until now\"")],
      confidence: [.wwdc]),
    FactRecord(
      .auth081, releases: "18+",
      statement: """
        Iterating `liveUpdates()` or `events`, or holding a `CLBackgroundActivitySession`, counts as an \
        implicit service session for When In Use: while the status is `notDetermined` and the app is in the \
        foreground, it **prompts by itself**. It never asks for full accuracy or Always.
        """,
      sources: [.session(.authorization2024), .source(.backgroundUpdates), .source(.configuringApp)],
      confidence: [.wwdc, .appleDocumentation]),
    FactRecord(
      .auth082, releases: "18+",
      statement: """
        With the key of KEY-044 set to true there are no implicit sessions: nothing prompts, and updates \
        carry `serviceSessionRequired` until the app holds an explicit `CLServiceSession`.
        """,
      sources: [
        .session(.authorization2024),
        .source(.suspendingRequests),
        .header(.serviceSession18),
        .header(.serviceSession26),
      ],
      confidence: [.wwdc, .appleDocumentation, .appleHeader]),
    FactRecord(
      .auth083, releases: "18+",
      statement: """
        A `CLServiceSession` states a goal: the authorization `.none`, `.whenInUse` or `.always`, and with a \
        `fullAccuracyPurposeKey` also full accuracy. Core Location leads the app there as far as the rules \
        allow: by the prompt for When In Use, by the single upgrade prompt for Always, and by the prompt for \
        temporary full accuracy.
        """,
      sources: [
        .session(.authorization2024),
        .source(.configuringApp, "\"single opportunity\" for Always"),
        .header(.serviceSession18),
        .header(.serviceSession26),
      ],
      confidence: [.wwdc, .appleDocumentation, .appleHeader]),
    FactRecord(
      .auth084, releases: "18+",
      statement: """
        Prompts for a session appear only while the app is really in the foreground; otherwise its \
        diagnostics say `insufficientlyInUse`, and the prompt comes when it next can. When Allow Once or \
        temporary full accuracy has lapsed, Core Location asks again as long as the session lives.
        """,
      sources: [
        .session(.authorization2024), .forum(767865), .header(.serviceSession26, part: "the diagnostic"),
      ],
      confidence: [.wwdc, .appleHeader, .appleEngineer]),
    FactRecord(
      .auth085, releases: "18+",
      statement: """
        A *new* session can begin only in the foreground. An app that is launched in the background may \
        create one again that it held before it was terminated, within a few seconds of the launch. AUTH-089 \
        says what becomes of others.
        """,
      sources: [
        .session(.authorization2024),
        .source(.backgroundUpdates),
        .forum(797319),
        .header(.backgroundSession18),
        .header(.serviceSession26),
      ],
      confidence: [.wwdc, .appleDocumentation, .appleHeader, .appleEngineer]),
    FactRecord(
      .auth086, releases: "18+",
      statement: """
        "Always takes effect only while an explicit `.always` session is held." The session of 2024 first \
        says that broadly, and later, as the header does, only of `liveUpdates()` and `CLMonitor` events \
        while the app is not in use. Apps with `CLLocationManager` were reported unaffected on 18: they were \
        relaunched for significant location changes and regions without a session. Sextant applies it to the \
        async API only.
        """,
      sources: [
        .session(.authorization2024, "broad at first, narrower later"),
        .header(.serviceSession18),
        .issue("transistorsoft/flutter_background_geolocation", 1308),
        .forum(826964),
        .header(.serviceSession26),
      ],
      confidence: [.wwdc, .appleHeader, .community],
      confidenceNote: "wwdc, apple-header, community (OPEN-09)"),
    FactRecord(
      .auth087, releases: "18+",
      statement: """
        A session's diagnostics are `authorizationDenied`, `authorizationDeniedGlobally` \
        (`authorizationDenied` is then true, too), `authorizationRestricted`, `alwaysAuthorizationDenied`, \
        `fullAccuracyDenied`, `insufficientlyInUse`, `serviceSessionRequired` and \
        `authorizationRequestInProgress`. Updates and a monitor's events have these except \
        `alwaysAuthorizationDenied` and `fullAccuracyDenied`. Updates also have `accuracyLimited`, \
        `locationUnavailable` and `stationary`; events also have `accuracyLimited`, \
        `conditionLimitExceeded`, `conditionUnsupported` and `persistenceUnavailable`.
        """,
      sources: [
        .symbol("CLServiceSession", page: "clservicesession-pt7n"),
        .symbol("CLLocationUpdate"),
        .symbol("CLMonitor"),
        .session(.authorization2024),
        .header(.serviceSession26),
        .header(.updater26),
        .header(.monitoringEvent26),
      ],
      confidence: [.appleDocumentation, .appleHeader, .wwdc]),
    FactRecord(
      .auth088, releases: "18+",
      statement: """
        If nothing needs to be asked, the first diagnostic arrives with `authorizationRequestInProgress` \
        false, so that a loop that waits until no request is in progress ends at once.
        """,
      sources: [.session(.authorization2024)],
      confidence: [.wwdc]),
    FactRecord(
      .auth089, releases: "18+",
      statement: """
        A `CLServiceSession` that is created neither in use nor at once after a launch into the background \
        reports `insufficientlyInUse` until the app is in the foreground.
        """,
      sources: [.header(.serviceSession18), .header(.serviceSession26)],
      confidence: [.appleHeader]),
    FactRecord(
      .auth090, releases: "18+",
      statement: """
        A `CLServiceSession` with the requirement `.none` never prompts. Where sessions are required \
        (KEY-044) it counts as one, provided that the app is already authorized.
        """,
      sources: [.header(.serviceSession18), .header(.serviceSession26)],
      confidence: [.appleHeader]),
    FactRecord(
      .auth091, releases: "15+",
      statement: """
        The prompt that the first tap on a location button shows has a map and asks to confirm: `“X” can \
        only access your location when you choose to share it` (`your approximate location` if accuracy is \
        reduced by default). Its text is the system's own, not a usage description: `When you share your \
        location with this app, a blue location indicator will appear in the status bar.` The buttons are, \
        from the top, `OK` and `Not Now`.
        """,
      sources: [
        .source(.locationButtonStrings),
        .source(
          .privacyGuidelines, "the description of the location button's alert, in copies from 2021 to 2023"),
      ],
      confidence: [.appleDocumentation, .community]),
    FactRecord(
      .auth092, releases: "15+",
      statement: """
        The system also has the question for Always in a form for the lock screen: `Location Authorization \
        Request`, with the text `“X” would like to use your location even when you are not using the app.` \
        When it appears there is not known.
        """,
      sources: [.source(.locationStrings, "a string for the lock screen")],
      confidence: [.community]),
    FactRecord(
      .auth093, releases: "15+",
      statement: """
        The system has a notification, `Background Location Usage`, that tells a person that an app is \
        trying to get the location in the background, and offers to change its authorization. When it comes \
        is not known.
        """,
      sources: [.source(.locationStrings)],
      confidence: [.community]),
    FactRecord(
      .auth094, releases: "18+",
      statement: """
        After relaunches in the background, updates carried `serviceSessionRequired` although the app does \
        not have the key of KEY-044. Only a comment in the code of one app says so.
        """,
      sources: [],
      confidence: [.community],
      confidenceNote: "community, one app",
      contradiction: "The headers name the key as the only cause (AUTH-082), and Sextant follows them."),
  ]
}
