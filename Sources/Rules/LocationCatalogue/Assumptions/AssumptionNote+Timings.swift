extension AssumptionNote {
  /// The durations, and a distance that belongs to one.
  package static let timings: [AssumptionNote] = [
    AssumptionNote(
      name: "grace",
      question: """
        The time for which an app counts as in use after it was left (DEL-003, OPEN-01): observed 3 to 5.
        """,
      reason: "3 to 5 seconds were observed (DEL-003); the longest is the least surprising.",
      settledBy: """
        Leave the app with When In Use and no bar, and note the time of the last fix, 20 times.
        """),
    AssumptionNote(
      name: "allowOnceExpiry",
      question: """
        The time for which Allow Once lasts after the app was left (AUTH-069, OPEN-01): observed 10 to 20.
        """,
      reason: "10 to 20 seconds were observed (AUTH-069).",
      settledBy: """
        Leave the app after Allow Once, keep it running by a background task, and log the status each \
        second.
        """),
    AssumptionNote(
      name: "heldEventLifetime",
      question: "The time for which a held event remains valid (AUTH-061, OPEN-23): inferred, a day.",
      reason: "Events that get too old are dropped, after a time that is not published (AUTH-061).",
      settledBy: "Let events wait for an hour, a day and a week before the second prompt is answered."),
    AssumptionNote(
      name: "reminderDelay",
      question: """
        The time after use of Always in the background until the reminder appears (SET-020, SET-021): \
        inferred, 3 days.
        """,
      reason: "The reminder speaks of the past 3 days (SET-021).",
      settledBy: "Use Always in the background every day, and note when the reminder comes."),
    AssumptionNote(
      name: "requestLocationTimeout",
      question: """
        The time after which a one-shot request fails or accepts a lower accuracy (DEL-070): observed 10.
        """,
      reason: "About 10 seconds were observed (DEL-070).",
      settledBy: "Call requestLocation() with accuracy Best indoors, and time the answers."),
    AssumptionNote(
      name: "automaticPause",
      question: """
        The time for which the phone must be stationary before updates pause automatically (DEL-080): \
        observed 600 to 1,200.
        """,
      reason: "10 to 20 minutes were observed (DEL-080).",
      settledBy: """
        Stand still with automatic pausing on, and note when the updates pause, for each activity type.
        """),
    AssumptionNote(
      name: "sessionRejoin",
      question: """
        The time after a launch within which a recreated service session is accepted (AUTH-085): inferred, \
        5.
        """,
      reason: "Some seconds after the launch are stated (AUTH-085).",
      settledBy: "Make the session again 1, 3, 5, 10 and 20 seconds after a launch in the background."),
    AssumptionNote(
      name: "widgetInUse",
      question: """
        The time for which a widget counts as in use after it was seen (DEL-004): inferred, 5 minutes.
        """,
      reason: "A few minutes are stated; the widget's prompt says up to 15 (DEL-004).",
      settledBy: "Look at the widget, and have the app read locations in the background each minute."),
    AssumptionNote(
      name: "fixInterval",
      question: "The interval between positions while a service needs them; receivers find one per second.",
      reason: "Receivers find one position a second.",
      settledBy: "Log the times of fixes while driving."),
    AssumptionNote(
      name: "monitoringInterval",
      question: """
        The interval between positions while only regions, visits or significant changes are monitored.
        """,
      reason: "It is short enough for a region's dwell, and long enough for a run of days.",
      settledBy: "Nothing: iOS decides by movement and by cells."),
    AssumptionNote(
      name: "firstFix",
      question: """
        The time to the first position after the receiver is turned on; inferred, assisted by the network.
        """,
      reason: "The network assists, so the first position comes at once.",
      settledBy: "Time the first fix after a cold start."),
    AssumptionNote(
      name: "regionDwell",
      question: """
        The time for which the phone must be on the other side of a region's boundary before that counts \
        (MON-006).
        """,
      reason: "Apple's Location and Maps Programming Guide says at least 20 seconds.",
      settledBy: "Cross a boundary for 10, 20 and 30 seconds, and log events."),
    AssumptionNote(
      name: "regionStateAnswer",
      question: """
        The time that the system takes to answer a request for a known state of a region; inferred, none.
        """,
      reason: "No time is stated.",
      settledBy: "Time requestState(for:) for a region whose state is known."),
    AssumptionNote(
      name: "beaconEntry",
      question: """
        The time until a beacon that comes into reach counts as entered (MON-020): observed 2 to 15, and up to 900.
        """,
      reason: """
        The observations differ by phone and year (MON-020), so that no time suits them all; while the app ranges, and \
        at the display of a region that requests it, the system listens anyway.
        """,
      settledBy: """
        With the display off, turn a beacon on, and time the entry, 20 times; again with the app in the foreground, \
        without and with ranging.
        """),
    AssumptionNote(
      name: "regionsAfterRestart",
      question: """
        The time after a restart during which crossings of regions are not reported (MON-022): observed 180, on iOS 5.
        """,
      reason:
        "One developer saw it, on a release before 7 (MON-022); from the first unlock on, regions are watched.",
      settledBy: "Restart, unlock, cross a boundary after 1, 2, 3 and 5 minutes, and log launches and events."
    ),
    AssumptionNote(
      name: "significantChangePause",
      question: "The shortest time between two significant changes, in seconds (MON-004).",
      reason: "Apple's pages speak of five minutes (MON-004).",
      settledBy: "Travel fast with significant changes on, and note the times between them."),
    AssumptionNote(
      name: "reducedInterval",
      question: """
        The interval at which the region of reduced accuracy is updated: four times an hour (ACC-002).
        """,
      reason: "Four times an hour is stated (ACC-002).",
      settledBy: "Travel with Precise off, and note the times of fixes."),
    AssumptionNote(
      name: "visitArrival",
      question: "The time after which a stay at a place counts as a visit; inferred, five minutes.",
      reason: "Visits are told late; five minutes separate a stop from a stay.",
      settledBy: "Stay for 3, 5, 10 and 20 minutes at places, and log visits."),
    AssumptionNote(
      name: "backgroundLaunch",
      question: """
        The time for which an app that was launched in the background runs; inferred from "about 10 \
        seconds".
        """,
      reason: "About 10 seconds are stated for a launch in the background.",
      settledBy: "Have an app launched for a region, and write a heartbeat."),
    AssumptionNote(
      name: "wokenForCallback",
      question: """
        The time for which a suspended app runs when it is woken for an authorization change (SET-004); \
        inferred, the same.
        """,
      reason: "It is taken to be as long as a launch in the background (SET-004).",
      settledBy: "On 10 or earlier, change the row while the app is suspended, and write a heartbeat."),
    AssumptionNote(
      name: "afterUpdates",
      question: """
        The time for which an app in the background continues after its updates stopped or paused, so that \
        it can react; inferred.
        """,
      reason: """
        An app is not suspended inside its own call, and normal suspension follows soon (BG-011).
        """,
      settledBy: "Stop updates in the background, and write a heartbeat every 100 ms."),
    AssumptionNote(
      name: "secondPrompt",
      question: """
        The shortest and longest time until the second prompt after the event that needs it (AUTH-062).
        """,
      reason: "Sources say hours or days (AUTH-062).",
      settledBy: "Note the time from the event to the second prompt on many phones."),
    AssumptionNote(
      name: "promptPatience",
      question: """
        The time for which a prompt that the system shows by itself waits for the Home screen before it \
        covers an app; inferred.
        """,
      reason: """
        The prompt typically shows over the Home screen (AUTH-062); how long it waits is not said.
        """,
      settledBy: "Make a prompt due while another app is in use, and note when it shows."),
    AssumptionNote(
      name: "reminderAfterUpdate",
      question: """
        The shortest and longest time until the reminder after an update to iOS 13; "soon after" \
        (SET-013).
        """,
      reason: "Soon after the update is stated (SET-013).",
      settledBy: "Update phones from 12 to 13, and note when the reminder comes."),
    AssumptionNote(
      name: "watchMessage",
      question: "The time for which handling a message of the watch app counts as use (DEL-002); inferred.",
      reason: "Handling a message counts as use, for a time that is not published (DEL-002).",
      settledBy: "Send a message from the watch, and log fixes on the phone."),
    AssumptionNote(
      name: "extensionWork",
      question: """
        The time that an extension has for its work (DEL-096); inferred from the 30 seconds of other extensions.
        """,
      reason: """
        Too long is not published for location pushes (DEL-096). Extensions for notifications have about 30 seconds, \
        and warn in the same way.
        """,
      settledBy: "Send a location push, never call the completion, and note when the warning comes."),
    AssumptionNote(
      name: "extensionWarning",
      question: """
        The time from the warning that an extension takes too long until its process ends (DEL-096); inferred.
        """,
      reason: "After the warning the completion is to be called as quickly as possible (DEL-096).",
      settledBy: "Send a location push, never call the completion, and log each second after the warning."),
    AssumptionNote(
      name: "appClipMorning",
      question: """
        The time of day at which an App Clip's grant is cleared, in seconds after midnight UTC (AUTH-055); \
        inferred.
        """,
      reason: "The next morning is stated, without an hour (AUTH-055).",
      settledBy: "Grant an App Clip in the evening, and read the status each hour."),
    AssumptionNote(
      name: "liveUpdatesPause",
      question: """
        The time for which the phone must be stationary before live updates pause (DEL-045); inferred, two \
        minutes.
        """,
      reason: """
        Updates pause when the phone stands still, after a time that is not published (DEL-045).
        """,
      settledBy: "Put the phone down with live updates on, and note when stationary comes."),
    AssumptionNote(
      name: "stillnessRadius",
      question: """
        The distance that the phone must move, in meters, before it is no longer stationary (DEL-045); \
        inferred.
        """,
      reason: "It is about the error of a good position, so that noise is no movement (DEL-045).",
      settledBy: "Move a phone at rest by 10, 25 and 50 m, and note when updates continue."),
  ]
}
