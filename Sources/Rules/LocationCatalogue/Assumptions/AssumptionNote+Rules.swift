extension AssumptionNote {
  /// The assumptions of the rules.
  package static let rules: [AssumptionNote] = [
    AssumptionNote(
      name: "allowOnceSpendsAlwaysRequest",
      question: """
        Whether Allow Once, as the answer to an Always request, spends the one request (OPEN-02).
        """,
      reason: "The request is said to be ignored while the grant is temporary, not spent (AUTH-070).",
      settledBy: """
        Answer a first Always request with Allow Once, let it lapse, and call requestAlwaysAuthorization() \
        again.
        """),
    AssumptionNote(
      name: "askNextTimeRestoresAlwaysRequest",
      question: """
        Whether an undetermined app whose Always request is spent can be prompted for Always again \
        (OPEN-25).
        """,
      reason: """
        The request can be made once per install (AUTH-025), and Ask Next Time is no new install.
        """,
      settledBy: """
        Use up the Always request, pick Ask Next Time in Settings, and call requestAlwaysAuthorization() \
        again.
        """),
    AssumptionNote(
      name: "downgradeRestoresAlwaysRequest",
      question: """
        Whether a downgrade from Always to While Using gives back the one Always request that was made \
        (OPEN-24).
        """,
      reason: """
        A person who took Always away should not be asked for it again. One that was never made stays \
        (SET-003).
        """,
      settledBy: """
        Use up the Always request, change Always to While Using in Settings, and request Always again.
        """),
    AssumptionNote(
      name: "reinstallResets",
      question: """
        Whether deleting and installing again resets the grant and the one-time rights (OPEN-06, SET-010).
        """,
      reason:
        "Most reports say that a reinstalled app asks again, and some of 2018 that the answer was kept (SET-010).",
      settledBy: "Decline, delete the app, install it again, and read the status before any request."),
    AssumptionNote(
      name: "provisionalEntryCallsBack",
      question: """
        Whether entering provisional Always from When In Use triggers the callback immediately (OPEN-03, \
        AUTH-052).
        """,
      reason: "The status that the app reads changes, and a change calls back (AUTH-004, AUTH-052).",
      settledBy: "On 13.0 to 13.3, request Always with When In Use and log the delegate's calls."),
    AssumptionNote(
      name: "locationButtonGrantsAfterDenial",
      question: """
        Whether confirming a location button grants immediately if the person had declined before \
        (AUTH-074).
        """,
      reason: """
        A tap that is confirmed grants for once (AUTH-073); for those who had declined, only the way back \
        to undetermined is stated.
        """,
      settledBy: "Decline, tap the location button, confirm, and read the status in the button's action."),
    AssumptionNote(
      name: "accuracyOutlivesAllowOnce",
      question: """
        Whether the accuracy chosen with Allow Once is remembered for the next prompt (OPEN-26).
        """,
      reason: "The grant is forgotten, so the choice that came with it is.",
      settledBy: """
        Answer Allow Once with Precise off, let it lapse, and look at the next prompt's toggle.
        """),
    AssumptionNote(
      name: "decliningFullAccuracyFails",
      question: "Whether declining full accuracy reports an error to the completion (OPEN-14, X-03).",
      reason: "The method's page says that an error means that no prompt was shown (AUTH-072).",
      settledBy: "Decline the prompt for full accuracy and log the completion's error."),
    AssumptionNote(
      name: "blankDescriptionCounts",
      question: "Whether an empty usage description counts as present at run time (KEY-013).",
      reason: "It is legal at build time, and only the store is known to object to it (STORE-004).",
      settledBy: "Request with a usage description that is an empty string."),
    AssumptionNote(
      name: "nonStringDescriptionCounts",
      question: """
        Whether a usage description that is not a string counts as present at run time (OPEN-19, KEY-018).
        """,
      reason: "The console asks for string values (KEY-010).",
      settledBy: "Request with a usage description that is a Boolean or a dictionary."),
    AssumptionNote(
      name: "liveUpdatesWake",
      question: "Whether live updates wake a suspended app with Always.",
      reason: "Other services do (DEL-007), and live updates launch an app that was ended (DEL-044).",
      settledBy: """
        With Always, iterate live updates until the app is suspended, move, and log when the loop continues.
        """),
    AssumptionNote(
      name: "startsWhileInUseSucceed",
      question: """
        Whether a start succeeds while something else keeps the app in use in the background (BG-009).
        """,
      reason: "An app in use has When In Use (DEL-001); BG-009 speaks of apps that just run there.",
      settledBy: """
        With When In Use and the blue bar of one manager, start another manager in the background.
        """),
    AssumptionNote(
      name: "startsInGraceSucceed",
      question: """
        Whether a start within the seconds after the app was left counts as one from the foreground \
        (BG-009, BG-010).
        """,
      reason: "The app is in use then (DEL-001).",
      settledBy: """
        With When In Use, start updates in sceneDidEnterBackground(_:) and log errors for a minute.
        """),
    AssumptionNote(
      name: "unknownReminderRepeats",
      question: "Whether the reminder of iOS 9 to 12 appears again after it was answered (SET-020).",
      reason: """
        From 13 on it comes again (SET-021); that it comes once is stated for 8 only (SET-020).
        """,
      settledBy: """
        On 9 to 12, answer the reminder and keep using Always in the background for two weeks.
        """),
    AssumptionNote(
      name: "regrantKeepsPrecise",
      question: """
        Whether Precise is unchanged after the person revokes and restores location access in Settings \
        (ACC-006).
        """,
      reason: "What is granted anew is granted as to a new app (ACC-006 says nothing of it).",
      settledBy: "Turn Precise off, pick Never, then While Using, and look at the switch."),
    AssumptionNote(
      name: "settingsListsAppsThatNeverAsked",
      question: "Whether Settings lists an app that has never asked for permission (SET-001).",
      reason: """
        No source says when an app appears there, but what it lists are decisions, and before the app asks there is \
        none. It limits what explorations try; in a scenario the person finds every row, so that a journey can begin \
        with any decision.
        """,
      settledBy: """
        Install an app with usage descriptions, open it without any request, and look for it in Settings.
        """),
    AssumptionNote(
      name: "decidedRequestsOfferServices",
      question: """
        Whether a request that was answered before offers to turn on Location Services (AUTH-031).
        """,
      reason: "It is said to do nothing in silence (AUTH-023).",
      settledBy: "With When In Use, turn Location Services off and call requestWhenInUseAuthorization()."),
    AssumptionNote(
      name: "deniedStartsOfferServices",
      question: """
        Whether starting a service offers to turn on Location Services if the person had declined \
        (AUTH-031).
        """,
      reason: "Starting is said to offer it; only requests are said to do nothing then (AUTH-027).",
      settledBy: "Decline, turn Location Services off, and call startUpdatingLocation()."),
    AssumptionNote(
      name: "ungrantedAccuracyCallsBack",
      question: "Whether a change of accuracy triggers the callback while nothing is granted (AUTH-005).",
      reason: """
        The callback is for changes of accuracy, too (AUTH-005), and the app reads another one.
        """,
      settledBy: """
        Let Allow Once with Precise off lapse, and log every call of the delegate with status and \
        accuracy.
        """),
    AssumptionNote(
      name: "resetForgetsRefusedAccuracy",
      question: """
        Whether a reset of Location & Privacy lets a session request full accuracy again after a refusal \
        (AUTH-084).
        """,
      reason: "The reset restores what can be asked once (SET-008).",
      settledBy: """
        Decline a session's prompt for full accuracy, reset Location & Privacy, and grant reduced accuracy \
        again.
        """),
    AssumptionNote(
      name: "headingNeedsAuthorization",
      question: "Whether heading needs authorization (OPEN-22, DEL-091).",
      reason: "Apple's pages name the magnetometer as the only condition (DEL-091).",
      settledBy: "Start heading in an app that was declined, and log headings and errors."),
    AssumptionNote(
      name: "promptGoesWithForeground",
      question: "Whether a prompt disappears when its app is left or the phone is locked.",
      reason: """
        Prompts need the app in the foreground (AUTH-028), and wrappers are reported to hang then.
        """,
      settledBy: "Request, lock the phone while the prompt is up, unlock it, and look for the prompt."),
    AssumptionNote(
      name: "coarsestBackgroundAccuracy",
      question: """
        The coarsest desired accuracy, in meters, that keeps an Always session without indicator alive \
        (OPEN-12).
        """,
      reason: """
        The session is said to continue at 100 m and finer, and not at 1,000 m and coarser (BG-020).
        """,
      settledBy: """
        With Always and no indicator, run in the background with desired accuracies between 100 and 1,000 \
        m.
        """),
    AssumptionNote(
      name: "dontAllowSpendsAlwaysRequest",
      question: """
        Whether Don't Allow, as the answer to an Always request, spends the one request (AUTH-026).
        """,
      reason: """
        The request can be made once and was answered (AUTH-026); nothing says that a refusal leaves it.
        """,
      settledBy: """
        Answer a first Always request with Don't Allow, pick While Using in Settings, and request Always \
        again.
        """),
    AssumptionNote(
      name: "missingDescriptionComesFirst",
      question: """
        Whether a request checks its usage descriptions before it checks the earlier decision (KEY-010).
        """,
      reason: """
        The app counts as not supporting the level at all, and reports show the message whatever the \
        status (KEY-010).
        """,
      settledBy: "Decline, install a version without the key, request, and read the console."),
    AssumptionNote(
      name: "servicesOffHidesUndetermined",
      question: "Whether an app without a decision reads denied while Location Services is off (SET-006).",
      reason: """
        Every app is said to report denied (SET-006), though a header speaks of apps that were authorized \
        before (AUTH-031).
        """,
      settledBy: "Turn Location Services off, install an app, and read its status before any request."),
    AssumptionNote(
      name: "temporaryAccuracyOutlivesAuthorization",
      question: """
        Whether an app reads a one-time grant of full accuracy while it is not authorized (AUTH-071).
        """,
      reason: "It is taken away by the end of use and by the Precise switch only (AUTH-071, ACC-006).",
      settledBy: """
        Get full accuracy once, turn Location Services off while the app is open, and read \
        accuracyAuthorization.
        """),
    AssumptionNote(
      name: "servicesAlertRepeats",
      question: """
        Whether each start and request offers again to turn on Location Services; otherwise once until it \
        is on (AUTH-031).
        """,
      reason: """
        Starting or requesting is said to offer it, without a limit (AUTH-031); a report from iOS 6 saw \
        one.
        """,
      settledBy: """
        With Location Services off, call startUpdatingLocation() ten times and cancel the alert each time.
        """),
    AssumptionNote(
      name: "sessionsAskForAlwaysFirst",
      question: """
        Whether a session that requires Always and full accuracy requests Always first (AUTH-083).
        """,
      reason: "The goals are listed in this order (AUTH-083), and only one prompt can be up.",
      settledBy: """
        With When In Use and Precise off, create an Always session with a full accuracy purpose key and \
        see which prompt is first.
        """),
    AssumptionNote(
      name: "carDisplayCountsAsUse",
      question: """
        Whether an app that is shown on the car's display counts as in use while the phone is locked (DEL-001).
        """,
      reason: """
        Apple asks apps to work in the car with the phone locked, and the person sees the app; that it counts as use \
        is not said (DEL-001).
        """,
      settledBy: """
        With While Using, start updates in a CarPlay app, lock the phone, drive, and log the locations.
        """),
    AssumptionNote(
      name: "restrictionForgetsGrant",
      question: """
        Whether a restriction makes the system forget grants, so that they don't return (OPEN-18, \
        SET-009).
        """,
      reason: """
        The status can't be changed while restricted (SET-009), so what was granted is kept, as when \
        Location Services is off (SET-006).
        """,
      settledBy: """
        Grant, forbid changes in Screen Time or by MDM, allow them again, and log status and callbacks.
        """),
    AssumptionNote(
      name: "updatesAskWhileUndetermined",
      question: """
        Whether live updates and monitors on iOS 17 show a prompt for an app without a decision (OPEN-11, \
        AUTH-080).
        """,
      reason: "On 17 the app asks with a manager first, as Apple's sample does (AUTH-080).",
      settledBy: "On 17, iterate live updates in an app that never asked."),
    AssumptionNote(
      name: "managersNeedAlwaysSession",
      question: """
        Whether Always also needs an explicit Always session for the services of managers (OPEN-09, \
        AUTH-086).
        """,
      reason: """
        Apple says it broadly once and for the async API later; apps with managers were reported to work \
        on 18 without (AUTH-086).
        """,
      settledBy: "On 18, with Always and no session, end the app and cross a region's boundary."),
    AssumptionNote(
      name: "filterRuleNeedsSignificantChanges",
      question: """
        Whether the filter rule applies only to apps that also monitor significant changes (OPEN-12, \
        BG-020).
        """,
      reason: """
        The rule was noticed with both services running (BG-020), but its reports name filter and accuracy \
        as the cause.
        """,
      settledBy: """
        With Always, no indicator and a distance filter, run in the background with and without \
        significant changes.
        """),
    AssumptionNote(
      name: "reportedLossOfLaunchesHolds",
      question: """
        Whether the reported loss of launches after a force quit is the intended behavior of the release \
        (OPEN-13, DEL-046).
        """,
      reason: """
        One developer reported it for 26.4.2 (DEL-046), while Apple's headers still promise the launch.
        """,
      settledBy: """
        On the newest release, force quit an app with Always, move 2 km, and look for a launch.
        """),
    AssumptionNote(
      name: "explicitSessionKeys",
      question: "The key of the Info.plist that turns off implicit sessions (OPEN-08, KEY-044).",
      reason: """
        Apple's own material names both keys (KEY-044), so an app with either is taken at its word.
        """,
      settledBy: """
        Make two builds with one key each, iterate live updates without a session, and log \
        serviceSessionRequired.
        """),
    AssumptionNote(
      name: "monitoringWithoutAlwaysFails",
      question: """
        Whether significant changes and visits fail with an error if they need Always and it is missing \
        (MON-001).
        """,
      reason: """
        An error is stated for regions only (MON-001); none is known for significant changes and visits, \
        so they bring nothing.
        """,
      settledBy: """
        On 8 to 12 with When In Use, start significant changes and visits and log the delegate's errors.
        """),
    AssumptionNote(
      name: "activitySessionRelaunches",
      question: """
        Whether a background activity session lets an app with When In Use be launched for live updates \
        (DEL-044, MON-002).
        """,
      reason: """
        Live updates that were outstanding are said to launch the app as authorization permits (DEL-044), \
        and the session keeps it in use (BG-023); that only Always launches is older (MON-002).
        """,
      settledBy: """
        With When In Use and the session, end the process by a crash, move, and look for a launch.
        """),
    AssumptionNote(
      name: "activitySessionOutlivesForceQuit",
      question: "Whether it also does so for an app that the person force-quit (DEL-044).",
      reason: "The person is among the causes of the end that are listed (DEL-044).",
      settledBy: "With When In Use and the session, force quit the app, move, and look for a launch."),
  ]
}
