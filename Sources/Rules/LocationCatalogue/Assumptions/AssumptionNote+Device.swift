extension AssumptionNote {
  /// The assumptions of the simulated phone.
  package static let device: [AssumptionNote] = [
    AssumptionNote(
      name: "leavingAgainPrompts",
      question: """
        Whether leaving an app again shows the second prompt after its background session has stopped \
        (AUTH-066).
        """,
      reason: """
        An article saw it then, each time (AUTH-062); otherwise the prompt comes at a time that is drawn.
        """,
      settledBy: """
        With provisional Always, let a background session stop, then open and leave the app several times.
        """),
    AssumptionNote(
      name: "systemPromptsWait",
      question: "Whether a prompt that the system shows by itself waits for the Home screen (AUTH-062).",
      reason: """
        The prompt is said to come typically on the Home screen (AUTH-062); when the wait gets too long it \
        shows all the same.
        """,
      settledBy: """
        Make the second prompt due while another app is used for hours, and note when it shows.
        """),
    AssumptionNote(
      name: "promptGoesWithSession",
      question: "Whether the prompt of a session disappears when the session is invalidated.",
      reason: "A manager's prompt goes with the manager (AUTH-009).",
      settledBy: "Create a session, and invalidate it while its prompt is up."),
    AssumptionNote(
      name: "declinedButtonRunsAction",
      question: """
        Whether declining the prompt of a location button's first tap runs the button's action (AUTH-073).
        """,
      reason: "A tap grants and then runs the action (AUTH-073), and nothing was granted.",
      settledBy: "Tap the location button for the first time, decline, and log the action."),
    AssumptionNote(
      name: "liveUpdatesKeepRunning",
      question: """
        Whether live updates keep an app with the background mode running while they arrive and are not \
        paused.
        """,
      reason: """
        While they pause the app may be suspended (DEL-045), and continuous location keeps an app running \
        (DEL-006).
        """,
      settledBy: """
        With Always and the mode, iterate live updates while moving, and write a heartbeat in the \
        background.
        """),
    AssumptionNote(
      name: "graceCountsForReminder",
      question: """
        Whether delivery within the seconds after an app is left counts as use in the background (SET-020, \
        SET-021).
        """,
      reason: """
        The app is still in use then (DEL-001), and the reminder is about use in the background (SET-021).
        """,
      settledBy: "With Always, use locations only in the seconds after leaving the app, for a week."),
    AssumptionNote(
      name: "lossForgetsWhatWaits",
      question: """
        Whether waiting messages are discarded when an app loses its authorization, although it may get it \
        back (DEL-007).
        """,
      reason: """
        Nothing may be delivered without authorization (SET-006), and no source says that it comes back.
        """,
      settledBy: """
        Collect fixes while suspended, pick Never and then Always, open the app, and look at the first \
        fixes' times.
        """),
    AssumptionNote(
      name: "sessionsLogMissingDescriptions",
      question: """
        Whether sessions, live updates and location buttons log a missing usage description (KEY-010).
        """,
      reason: "The message is reported for requests only (KEY-010).",
      settledBy: """
        Create a session and iterate live updates without a usage description, and read the console.
        """),
    AssumptionNote(
      name: "laterDenialIsReported",
      question: "Whether running updates report an error when the app loses its authorization (ERR-003).",
      reason: """
        A start without authorization reports one (ERR-003); that running updates do is not stated.
        """,
      settledBy: "Start updates, turn Location Services off, and log the delegate's errors."),
    AssumptionNote(
      name: "lossOfAlwaysIsReported",
      question: """
        Whether updates started in the background report an error when only When In Use remains (BG-009).
        """,
      reason: "A start there would fail with it (ERR-003).",
      settledBy: """
        Start updates in the background with Always, pick While Using, and log the delegate's errors.
        """),
    AssumptionNote(
      name: "restrictionLocksServices",
      question: "Whether a restriction prevents the person from switching Location Services (SET-009).",
      reason: "The grants of apps can't be changed then (SET-009), and the switch would change them.",
      settledBy: "Forbid changes to Location Services in Screen Time, and try the switch."),
    AssumptionNote(
      name: "requestTimeWaitsForGrant",
      question: """
        Whether the time limit of a one-shot request begins only when the app is authorized (DEL-070).
        """,
      reason: "As with updates, nothing happens before the person has decided (AUTH-021).",
      settledBy: "Call requestLocation() before any request, wait a minute, and log errors; then grant."),
    AssumptionNote(
      name: "lostSessionGivesTime",
      question: """
        Whether an app runs for another moment when the person revokes the authorization that its session \
        needs (BG-011).
        """,
      reason: """
        Normal suspension is what the fact names (BG-011), and the app is in no call of its own then.
        """,
      settledBy: "While the blue bar shows, pick Never in Settings, and write a heartbeat every 100 ms."),
    AssumptionNote(
      name: "lapseCountsFromLeaving",
      question: """
        Whether a one-time grant lapses some time after the app was left, rather than after its session \
        (AUTH-069).
        """,
      reason: "The 10 to 20 seconds that were reported count from leaving the app (AUTH-069).",
      settledBy: """
        With Allow Once and the blue bar, stop updates after a minute in the background, and log the \
        status each second.
        """),
    AssumptionNote(
      name: "significantChangesReachAllManagers",
      question: "Whether significant changes reach all managers of the app that started them (MON-004).",
      reason: "An app that was launched for one must start them again to be told (MON-004).",
      settledBy: "Make two managers, start significant changes with one, and log the delegates of both."),
    AssumptionNote(
      name: "undoneChangesAreTold",
      question: """
        Whether a suspended app is notified of an authorization change that was undone in the meantime \
        (SET-004).
        """,
      reason: "A callback is sent when a suspended app resumes (AUTH-005).",
      settledBy: """
        While the app is suspended, pick Never and then While Using, open it, and log callbacks.
        """),
    AssumptionNote(
      name: "laterGrantBeginsWithCachedFix",
      question: """
        Whether updates that begin with a later grant also begin with the newest known position (DEL-060).
        """,
      reason: "Updates that are started while authorized begin with it (DEL-060).",
      settledBy: """
        While another app gets locations, start updates, request, agree, and compare the first fix's time.
        """),
    AssumptionNote(
      name: "lostSessionsCount",
      question: """
        Whether sessions from before a relaunch count as held while they can still be recreated \
        (AUTH-085).
        """,
      reason: "Otherwise what launched the app could not reach it (AUTH-085).",
      settledBy: """
        Hold the session, end the process, and read the status and updates in the launch before the \
        session is made again.
        """),
    AssumptionNote(
      name: "untoldEventsCountForReminder",
      question: """
        Whether an event that runs the app counts as use of Always although no manager received it \
        (SET-020, SET-021).
        """,
      reason: "The location was used on behalf of the app (SET-021).",
      settledBy: "Have an app launched for regions that makes no manager, for a week."),
    AssumptionNote(
      name: "resetForgetsUse",
      question: """
        Whether a reset of Location & Privacy discards the use for which a reminder was scheduled \
        (SET-008, SET-020).
        """,
      reason: "The reset is of what was granted (SET-008), not of what was used.",
      settledBy: """
        Use Always in the background, reset Location & Privacy, give Always again, and wait for the \
        reminder.
        """),
    AssumptionNote(
      name: "untoldEventsEndWithSuspension",
      question: """
        Whether an event without a manager is discarded when the process is suspended (MON-004, MON-005).
        """,
      reason: "The app was to take it in the launch that it caused (MON-004).",
      settledBy: """
        Have an app launched for a significant change, make the manager only after it was suspended and \
        opened.
        """),
    AssumptionNote(
      name: "failedStartsRecoverWithAlways",
      question: """
        Whether a start that failed in the background succeeds once Settings grants Always, before the app \
        is opened (BG-009).
        """,
      reason: "With Always a start there is allowed (BG-010).",
      settledBy: """
        Start updates in the background with When In Use, then pick Always in Settings, and log the \
        delegate.
        """),
    AssumptionNote(
      name: "promptStaysForOtherSessions",
      question: """
        Whether a session's prompt stays when the session ends and another one has the same requirement \
        (AUTH-009, AUTH-083).
        """,
      reason: """
        The other session still wants what the prompt asks for; otherwise the prompt would go and come up \
        anew.
        """,
      settledBy: "Create two sessions, invalidate the first while the prompt is up, and film the screen."),
    AssumptionNote(
      name: "refusalToManagerCountsForSessions",
      question: """
        Whether full accuracy that was refused to a manager's request also counts as refused to sessions \
        (AUTH-083).
        """,
      reason: "The person was asked the same question (AUTH-083).",
      settledBy: """
        Hold a session with a full accuracy purpose key, and decline a manager's prompt for full accuracy.
        """),
    AssumptionNote(
      name: "monitorLimit",
      question: "The maximum number of conditions of all monitors of an app (MON-007).",
      reason: """
        The number is stated, its scope is not (MON-007): a header counts by type, and regions are counted \
        by app (MON-006).
        """,
      settledBy: "Add 21 circles and 21 beacons to two monitors, and read conditionLimitExceeded."),
    AssumptionNote(
      name: "considerableImprovement",
      question: """
        The fraction of the last fix's radius of uncertainty up to which a fix ignores the distance filter \
        (DEL-061).
        """,
      reason: "A fix whose accuracy improves considerably is told (DEL-061); no number is stated.",
      settledBy: """
        Set a distance filter, stand still while accuracy improves, and note which fixes arrive.
        """),
    AssumptionNote(
      name: "waitingFixLimit",
      question: """
        The maximum number of fixes that wait for a suspended app, which are the newest ones (DEL-007).
        """,
      reason: "No number is stated (DEL-007), and an app can do little with more.",
      settledBy: "Collect fixes for an hour while suspended, open the app, and count them."),
    AssumptionNote(
      name: "deferredFixLimit",
      question: "The maximum number of deferred fixes, after which they are delivered (DEL-085).",
      reason: "No fact states a limit. A number is chosen so that deferral ends (inferred).",
      settledBy: "On 6 to 12, defer updates without a limit, and count the fixes that are handed over."),
    AssumptionNote(
      name: "oneShotAccuracy",
      question: """
        The accuracy of a fix, in meters, that answers a one-shot request for the best accuracy (DEL-070).
        """,
      reason: """
        Ten meters is what open sky gives; a less accurate fix is kept for the timeout (DEL-070).
        """,
      settledBy: """
        Call requestLocation() outdoors and indoors 50 times, and note the accuracy and time of each \
        answer.
        """),
    AssumptionNote(
      name: "regionLimit",
      question: "The maximum number of regions that all managers of an app monitor (MON-006).",
      reason: "20 is stated (MON-006).",
      settledBy: "Monitor 21 regions, and log monitoringDidFailFor."),
    AssumptionNote(
      name: "maximumRegionDistance",
      question: """
        The largest radius of a region, in meters, which is maximumRegionMonitoringDistance (MON-006).
        """,
      reason: "Phones tell numbers of that size, and none is stated (MON-006).",
      settledBy: "Read maximumRegionMonitoringDistance on several models."),
    AssumptionNote(
      name: "regionMargin",
      question: "The distance outside of an entered region, in meters, at which it counts as exited.",
      reason: """
        Apple speaks of a cushion that keeps events from following each other, without a number.
        """,
      settledBy: "Walk out of a region of 200 m slowly, and note where didExitRegion comes."),
    AssumptionNote(
      name: "significantChangeDistance",
      question: "The distance that the phone must move for a significant change, in meters (MON-004).",
      reason: "Apple's pages speak of 500 m or more (MON-004).",
      settledBy: """
        Travel with significant changes on in a city and in the country, and measure the distances.
        """),
    AssumptionNote(
      name: "significantChangeAccuracy",
      question: "The accuracy of the positions of significant changes, in meters.",
      reason: """
        They come after about 500 m (MON-004), and no fact states their accuracy. That it is about the same distance is \
        inferred.
        """,
      settledBy: "Travel with significant changes on, and note horizontalAccuracy."),
    AssumptionNote(
      name: "visitRadius",
      question: "The distance from the center of a visit within which the phone may move, in meters.",
      reason: """
        No fact states a distance. A building and its surroundings is inferred.
        """,
      settledBy: """
        Monitor visits for two weeks, and note horizontalAccuracy and the places that were taken together.
        """),
    AssumptionNote(
      name: "magneticDeclination",
      question: """
        The default magnetic declination, in degrees by which magnetic north is east of true north \
        (DEL-091).
        """,
      reason: "0 changes nothing, and the world can say another (DEL-091).",
      settledBy: "Nothing: it depends on where the phone is."),
    AssumptionNote(
      name: "reducedRadius",
      question: "The radius of the region that reduced accuracy reports, in meters (ACC-001).",
      reason: "Apple speaks of some kilometers (ACC-001).",
      settledBy: "Read horizontalAccuracy with Precise off in many places."),
    AssumptionNote(
      name: "firstStatesWake",
      question: """
        Whether the first known state of a condition wakes or launches the app, like a change (MON-007).
        """,
      reason: """
        The app awaits the monitor's events, and an event can be pending for it (MON-007). That a first state counts \
        as one is inferred.
        """,
      settledBy: """
        Add a condition while nothing is granted, suspend the app, give Always in Settings, and look \
        whether it is woken.
        """),
    AssumptionNote(
      name: "barOutlivesProcess",
      question: """
        Whether the indicator of a background activity session stays when the app's process ends (BG-023).
        """,
      reason: """
        An active session continues while the app does not run, until it is not made again (BG-023).
        """,
      settledBy: """
        With the session in effect, end the process by a crash, and film the status bar for a minute.
        """),
    AssumptionNote(
      name: "activitySessionKeepsRunning",
      question: """
        Whether a background activity session keeps the app's process running without any updates (BG-023, \
        DEL-006).
        """,
      reason: """
        It shows the indicator and keeps the app in use (BG-023); running takes continuous updates \
        (DEL-006).
        """,
      settledBy: "Hold the session without any updates, leave the app, and write a heartbeat."),
    AssumptionNote(
      name: "eventsPrecedeCreationCallback",
      question: """
        Whether the event that launched the app is delivered before the callback of the manager's creation \
        (AUTH-006, MON-004).
        """,
      reason: """
        What launched the app is delivered once a manager has a delegate (MON-004); the callback of the \
        creation is not said to be first (AUTH-006).
        """,
      settledBy: "Have an app launched for a region, and log the order of the delegate's calls."),
    AssumptionNote(
      name: "bluetoothForgetsRegions",
      question: "Whether turning Bluetooth off makes the states of beacon regions unknown (MON-006).",
      reason: """
        A beacon that can't be seen was neither left nor entered (MON-006). One developer tried it: the state becomes \
        unknown in silence, and with Bluetooth back on a running app is told the state, but no entry or exit.
        """,
      settledBy: "Stand at a beacon, turn Bluetooth off and on, and log states, entries and exits."),
    AssumptionNote(
      name: "unclaimedEventStopsMonitoring",
      question: """
        Whether a monitor's condition is no longer monitored once the run for its event ends without the monitor \
        (MON-014).
        """,
      reason: """
        Core Location stops monitoring a condition with a pending event that no monitor of the name takes (MON-014); \
        how long it waits is not said, and the end of the run is the last moment in which the app could open one.
        """,
      settledBy: """
        Have an app launched for a condition without opening the monitor, cross again, open it, and log the events.
        """),
    AssumptionNote(
      name: "secondMonitorIsRefused",
      question: """
        Whether a second monitor with the same name is refused while the first is open; otherwise both \
        share the events (MON-007).
        """,
      reason: """
        One live instance per name is stated (MON-007); that a name opens what exists is about the next \
        launch.
        """,
      settledBy: "Create CLMonitor twice with one name while the first is held."),
    AssumptionNote(
      name: "monitorsNeedFirstUnlock",
      question: """
        Whether a monitor opened before the first unlock lacks its conditions and stores no new ones (MON-013).
        """,
      reason: """
        An app must wait for protected data before it opens a monitor, and an event can say that its condition can't \
        be stored (MON-013). That the second happens when the first is ignored is the only cause that is documented.
        """,
      settledBy: """
        With a passcode, restart, have a push launch the app before the first unlock, open the monitor, add a \
        condition, and log identifiers and events; unlock, and open it again.
        """),
    AssumptionNote(
      name: "launchesBeforeFirstUnlock",
      question: """
        Whether something other than location launches apps before the phone's first unlock (DEL-009, MON-013).
        """,
      reason: """
        Location events don't come before the first unlock (DEL-009). That apps must wait for protected data (MON-013) \
        presupposes that some run before it, but no source says which launches come then.
        """,
      settledBy: "Restart, send a silent push before the first unlock, and see whether the app writes a log."),
    AssumptionNote(
      name: "withheldStatesAreTold",
      question: """
        Whether a state that a monitor withheld while the app was not in use is told once it is (AUTH-086, MON-007).
        """,
      reason: """
        With Always, a monitor's events come in the background only while a session for Always is held (AUTH-086). An \
        event is a difference from the last one (MON-015), so the newest state is news once events come again; one \
        developer saw entries come when an app that a push had launched was opened.
        """,
      settledBy: """
        With Always and no CLServiceSession, cross a condition's boundary while the app is suspended, open it, and log \
        the events.
        """),
    AssumptionNote(
      name: "extensionUseCountsForReminder",
      question:
        "Whether locations that an extension gets count as background use of its app (SET-020, SET-021).",
      reason: """
        Settings and prompts speak of the app, and an extension has its app's authorization (DEL-096); no source says \
        whose use the reminder counts.
        """,
      settledBy: """
        With Always, let only the location push service extension get locations for some days, and look for the \
        reminder.
        """),
    AssumptionNote(
      name: "settingsChangeEndsApp",
      question: "Whether choosing another row in Settings ends the app's process (OPEN-07, SET-005).",
      reason: """
        A change is told to the delegate of a running app, and people saw it keep running for location where it \
        ended for other permissions (SET-005).
        """,
      settledBy: """
        Change the row in Settings while the app is suspended, open it, and compare process ids.
        """),
    AssumptionNote(
      name: "startsNeedFailureMethod",
      question: """
        Whether starting any service raises an exception if the delegate doesn't implement the failure \
        callback (OPEN-20, DEL-071).
        """,
      reason: """
        A delegate's page claims an exception for any service, but reports show none for updates \
        (DEL-071).
        """,
      settledBy: "Start each service with a delegate that lacks locationManager(_:didFailWithError:)."),
    AssumptionNote(
      name: "openingDeliversHeldEvent",
      question: """
        Whether opening an app with provisional Always delivers the held event (AUTH-060, AUTH-061).
        """,
      reason: """
        A held event is delivered or lost by the answer to the second prompt (AUTH-063); opening the app \
        is not mentioned.
        """,
      settledBy: """
        With provisional Always, cross a region's boundary while the app is suspended, and open it before \
        the second prompt.
        """),
  ]
}
