import LocationPolicy

/// The reasons why no experiment decides certain assumptions, open questions and facts.
enum Undecided {
  /// The reasons by journey: why neither the app nor the screen distinguishes the two answers.
  static let invisible: [String: String] = [
    "restrictionLocksServices": "the Driver can't tell a switch that is locked from one that it doesn't find",
    "missingDescriptionComesFirst": onlyConsole,
    "sessionsLogMissingDescriptions": onlyConsole,
    "promptStaysForOtherSessions": "one prompt takes the other's place at once, and looks the same",
    "lostSessionsCount": sameAtEnd,
    "barOutlivesProcess": onlyIndicator,
    "liveUpdatesKeepRunning": sameAtEnd,
    "systemPromptsWait": sameAtEnd,
    "significantChangesReachAllManagers": "records don't tell two managers of an app apart",
    "waitingFixLimit": "records don't compare how many locations come",
    "oneShotAccuracy": onlyCoarse,
    "visitRadius": "records don't say how large a visit is",
    "magneticDeclination": "records have no directions",
    "reducedRadius": onlyCoarse,
  ]

  private static let sameAtEnd =
    "the simulated phone's records of its journey are the same, whichever answer is right"
  private static let onlyConsole = "only the console shows it, which no program on the phone reads"
  private static let onlyIndicator = "only the location indicator shows it, which the Driver can't read"
  private static let onlyCoarse = "records compare only whether a location is coarse"

  /// The reasons by the name of an assumption or duration.
  static let assumptions: [String: String] = [
    "settingsListsAppsThatNeverAsked":
      "it is about what explorations try; open Settings after the installation, and look",
    "heldEventLifetime": "it takes a day or more of waiting, and the kit waits an hour",
    "reminderDelay": days,
    "reminderAfterUpdate": days,
    "secondPrompt": days,
    "carDisplayCountsAsUse": "the Probe has no CarPlay scene",
    "widgetInUse": "the Probe has no widget",
    "watchMessage": "the Probe has no watch app",
    "extensionWork": noExtension,
    "extensionWarning": noExtension,
    "extensionUseCountsForReminder": noExtension,
    "appClipMorning": "the Probe is no App Clip",
    "stillnessRadius": "nobody knows how far a phone on a table seems to move",
    "requestLocationTimeout": onlyTimes,
    "sessionRejoin": onlyTimes,
    "fixInterval": onlyTimes,
    "monitoringInterval": onlyTimes,
    "firstFix": onlyTimes,
    "regionDwell": onlyTimes,
    "regionStateAnswer": onlyTimes,
    "beaconEntry": onlyTimes,
    "regionsAfterRestart": restart,
    "significantChangePause": onlyTimes,
    "reducedInterval": onlyTimes,
    "visitArrival": onlyTimes,
    "backgroundLaunch": onlyTimes,
    "wokenForCallback": onlyTimes,
    "afterUpdates": onlyTimes,
    "promptPatience": onlyTimes,
    "liveUpdatesPause": onlyTimes,
  ]

  private static let noExtension = "the Probe has no extension"
  private static let days = "it takes days of waiting, and the kit waits an hour"
  private static let restart = "the Driver does not outlive a restart"
  private static let onlyTimes =
    "a reader sees it in the times of a record, and a comparison looks at order only"

  /// The reasons by the id of an open question.
  static let questions: [String: String] = [
    "OPEN-04": days,
    "OPEN-10": store,
    "OPEN-15": days,
    "OPEN-16": restart,
    "OPEN-23": "it takes a day or more of waiting, and the kit waits an hour",
  ]

  private static let store = "App Store Connect and its reviewers decide it, not a phone"
  private static let update = "it takes a phone of an old release, and its update"

  private static let whenUnknown = "nobody knows what makes it appear"

  /// The reasons by fact.
  static let facts: [Fact: String] = [
    .key015: days, .key017: "it takes two versions of an app",
    .key048: store, .key049: "it is about all keys that there are",
    .auth075: onlyConsole,
    .set011: update, .set012: update, .set013: update, .set020: days, .set021: days,
    .del009: restart,
    .del063: "nobody can have a phone find an invalid location",
    .del064: "records say nothing of where a location comes from",
    .del087: onlyConsole, .bg003: noExtension, .del096: noExtension,
    .auth092: whenUnknown, .auth093: whenUnknown, .auth094: "nobody knows what led to it",
    .set022: "the Driver reads an app's page in Settings, not the list of apps",
    .set023: "the Probe has no widget and no location button",
    .set024: "it takes an app that lacks the text for When In Use, which no request prompts for",
    .del081: "it takes a phone that stands still for long and then moves",
    .mon017: "it is about notifications",
    .mon019: "it is about MapKit",
    .mon021: "it takes the beacon regions of several apps",
    .mon022: restart,
    .bg028: "the Driver can't turn Low Power Mode on, and simulators have no battery",
    .bg027: "the Probe has no Live Activity",
    .ind001: onlyIndicator, .ind002: onlyIndicator, .ind005: onlyIndicator,
    .err005: "it is about a library of others",
    .store001: store, .store003: store, .store009: store, .store012: store, .store013: store,
    .store014: store,
  ]
}
