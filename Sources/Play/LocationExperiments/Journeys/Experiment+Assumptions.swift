extension Experiment {
  private static func flag(
    _ name: String, _ value: Bool, given: Alternative? = nil, on ios: String = "18", keys: String = allKeys,
    launch: String = #""CLLocationManager", {"delegate": "self"}"#, _ steps: String...
  ) -> Experiment {
    Experiment(
      name: name, alternative: Alternative(name, "\(value)"), given: given, ios: ios, keys: keys,
      launch: launch,
      steps: steps)
  }

  private static func number(
    _ name: String, _ value: Double, on ios: String = "18", _ steps: String...
  ) -> Experiment {
    Experiment(
      name: name,
      alternative: Alternative(name, value.rounded() == value ? "\(Int(value))" : "\(value)"),
      ios: ios, steps: steps)
  }

  private static let condition = #"{"add": {"identifier": "home", "center": [48, 11], "radius": 200}}"#
  private static let race =
    #"{"CLServiceSession": {"authorization": "whenInUse", "fullAccuracyPurposeKey": "Race"}}"#
  private static let full = #"{"requestTemporaryFullAccuracyAuthorization": "Race"}"#
  private static let activity = #""CLBackgroundActivitySession""#
  private static let live = #""CLLocationUpdate.liveUpdates""#
  private static let agrees = String.answers("Allow While Using App")

  /// The journeys that distinguish two values of an assumption.
  static let ofAssumptions =
    requests + settings + rules + keys + sessions + updates + events + numbers
    + durations

  private static let requests = [
    flag(
      "allowOnceSpendsAlwaysRequest", true, .opens, .asks("Always"), .answers("Allow Once"), .home,
      .wait("60 s"), .opens, .asks("Always")),
    flag(
      "askNextTimeRestoresAlwaysRequest", true, .opens, .asks("Always"), agrees, .settings,
      .chooses("Ask Next Time"), .opens, .asks("Always")),
    flag(
      "downgradeRestoresAlwaysRequest", true, .opens, .asks("Always"), agrees, .settings,
      .chooses("While Using"), .opens, .asks("Always")),
    flag(
      "dontAllowSpendsAlwaysRequest", false, .opens, .asks("Always"), .answers("Don't Allow"), .settings,
      .chooses("While Using"), .opens, .asks("Always")),
    flag(
      "reinstallResets", false, .opens, .asks("WhenInUse"), .answers("Don't Allow"), .home,
      .person(#""deletes""#), .person(#"{"installs": {"name": "Probe"}}"#), .opens),
    flag(
      "provisionalEntryCallsBack", false, on: "13", .settings, .chooses("While Using"), .opens,
      .asks("Always")),
    flag(
      "locationButtonGrantsAfterDenial", false, .settings, .chooses("Never"), .opens,
      .person(#""tapsLocationButton""#), .answers("confirm")),
    flag(
      "declinedButtonRunsAction", true, .opens, .person(#""tapsLocationButton""#), .answers("decline")),
    flag(
      "accuracyOutlivesAllowOnce", true, .at(0), .opens, .person(#""tapsLocationButton""#),
      .answers("confirm"), .home, .wait("60 s"), .opens, .asks("WhenInUse"), .imprecise("Allow Once"), .home,
      .wait("60 s"), .opens, .person(#""tapsLocationButton""#), .app(#""startUpdatingLocation""#),
      .wait("3 s")),
    flag(
      "decliningFullAccuracyFails", true, .settings, .chooses("While Using"), .precise(false), .opens,
      .app(full), .answers("Don't Allow")),
    flag(
      "promptGoesWithForeground", false, .opens, .asks("WhenInUse"), .person(#""locksPhone""#),
      .person(#""unlocksPhone""#)),
    flag("updatesAskWhileUndetermined", true, on: "17", .opens, .app(live)),
  ]

  private static let settings = [
    flag(
      "regrantKeepsPrecise", true, .at(0), .settings, .chooses("While Using"), .precise(false),
      .chooses("Never"), .chooses("While Using"), .opens, .app(#""startUpdatingLocation""#), .wait("3 s")),
    flag(
      "ungrantedAccuracyCallsBack", false, .opens, .settings, .chooses("While Using"), .precise(false),
      .chooses("Ask Next Time"), .reset, .opens),
    flag(
      "decidedRequestsOfferServices", true, .settings, .chooses("While Using"), .services(false), .opens,
      .asks("WhenInUse")),
    flag(
      "deniedStartsOfferServices", false, .settings, .chooses("Never"), .services(false), .opens,
      .app(#""startUpdatingLocation""#)),
    flag(
      "servicesAlertRepeats", false, .settings, .services(false), .opens, .app(#""startUpdatingLocation""#),
      .answers("Cancel"), .app(#""startUpdatingLocation""#)),
    flag("servicesOffHidesUndetermined", false, .settings, .services(false), .opens),
    flag(
      "temporaryAccuracyOutlivesAuthorization", false, .settings, .chooses("While Using"), .precise(false),
      .opens, .app(full), .answers("Allow Once"), .settings, .services(false),
      #"{"expect": {"accuracy": "full"}}"#),
    flag(
      "carDisplayCountsAsUse", false, .at(0), .settings, .chooses("While Using"), .opens,
      .app(#""startUpdatingLocation""#), .person(#""locksPhone""#), .person(#"{"showsInCar": true}"#),
      .wait("30 s"), .wait("30 s")),
    flag(
      "restrictionForgetsGrant", true, .settings, .chooses("While Using"), .restriction(true),
      .restriction(false), .opens),
    flag(
      "restrictionLocksServices", false, .settings, .restriction(true),
      #"{"person": {"setsLocationServices": false}, "mayBeRefused": true}"#),
    flag(
      "settingsChangeEndsApp", true, .settings, .chooses("While Using"), .opens, .settings,
      .chooses("Never")),
    flag(
      "undoneChangesAreTold", false, .settings, .chooses("While Using"), .opens, .home, .wait("10 s"),
      .settings, .chooses("Never"), .chooses("While Using"), .opens),
  ]

  private static let rules = [
    flag(
      "startsWhileInUseSucceed", false, .at(0), .settings, .chooses("While Using"), .opens, .updates, .home,
      .wait("60 s"),
      .app(
        #"{"call": "CLLocationManager", "on": "other"}"#, #"{"delegate": "self", "on": "other"}"#,
        #"{"call": "startUpdatingLocation", "on": "other"}"#)),
    flag(
      "startsInGraceSucceed", false, .at(0), .settings, .chooses("While Using"), .opens,
      .app(#"{"allowsBackgroundLocationUpdates": true}"#), .home, .app(#""startUpdatingLocation""#),
      .wait("20 s")),
    flag(
      "headingNeedsAuthorization", true, .opens, .settings, .chooses("Never"), .opens,
      .app(#""startUpdatingHeading""#)),
    flag(
      "managersNeedAlwaysSession", true, .at(0), .settings, .chooses("Always"), .opens, .changes,
      .wait("60 s"), .home, .terminated, .at(5), .wait("30 min")),
    flag(
      "filterRuleNeedsSignificantChanges", true, .at(0), .settings, .chooses("Always"), .opens,
      .app(#"{"distanceFilter": 10}"#), .updates, .home, .wait("60 s")),
    flag(
      "reportedLossOfLaunchesHolds", true, on: "26", .at(0), .settings, .chooses("Always"), .opens,
      .changes, .wait("60 s"), .home, .person(#""forceQuits""#), .at(5), .wait("30 min")),
    flag(
      "monitoringWithoutAlwaysFails", true, on: "12", .settings, .chooses("While Using"), .opens, .changes),
    flag(
      "unknownReminderRepeats", false, on: "12", .at(0), .settings, .chooses("Always"), .opens, .changes,
      .wait("60 s"),
      .home, .at(5), .wait("1 h"), #"{"until": "prompt"}"#, .answers("confirm"), .at(10), .wait("4 d")),
  ]

  private static let keys = [
    flag(
      "blankDescriptionCounts", false, keys: #""NSLocationWhenInUseUsageDescription": """#, .opens,
      .asks("WhenInUse")),
    flag(
      "nonStringDescriptionCounts", true, keys: #""NSLocationWhenInUseUsageDescription": true"#, .opens,
      .asks("WhenInUse")),
    flag(
      "missingDescriptionComesFirst", false, keys: mode, .settings, .restriction(true), .opens,
      .asks("WhenInUse")),
    flag(
      "sessionsLogMissingDescriptions", true, keys: mode, .opens, .app(#"{"CLServiceSession": "whenInUse"}"#)),
    Experiment(
      name: "explicitSessionKeys",
      alternative: Alternative("explicitSessionKeys", #""location""#), ios: "18",
      keys: [whenInUse, #""CLRequireExplicitServiceSession": true"#].joined(separator: ", "),
      steps: [.opens, .app(live)]),
    Experiment(
      name: "explicitSessionKeys-coreLocation",
      alternative: Alternative("explicitSessionKeys", #""coreLocation""#), ios: "18",
      keys: [whenInUse, #""NSLocationRequireExplicitServiceSession": true"#].joined(separator: ", "),
      steps: [.opens, .app(live)]),
  ]

  private static let sessions = [
    flag(
      "resetForgetsRefusedAccuracy", false, .opens, .app(race), .imprecise("Allow While Using App"),
      .answers("Don't Allow"), .settings, .reset, .opens, .imprecise("Allow While Using App")),
    flag(
      "sessionsAskForAlwaysFirst", false, .settings, .chooses("While Using"), .precise(false), .opens,
      .app(#"{"CLServiceSession": {"authorization": "always", "fullAccuracyPurposeKey": "Race"}}"#)),
    flag(
      "promptGoesWithSession", false, .opens, .app(#"{"CLServiceSession": "whenInUse"}"#, #""invalidate""#)),
    flag(
      "promptStaysForOtherSessions", false, .opens,
      .app(
        #"{"CLServiceSession": "whenInUse"}"#, #"{"CLServiceSession": "always", "on": "second"}"#,
        #""invalidate""#)),
    flag(
      "refusalToManagerCountsForSessions", false, .opens, .asks("WhenInUse"),
      .imprecise("Allow While Using App"), .app(full, race), .answers("Don't Allow")),
    flag(
      "lostSessionsCount", false, .settings, .chooses("While Using"), .opens, .app(activity), .home,
      .terminated, #"{"system": "launchesInBackground"}"#),
    flag(
      "activitySessionRelaunches", false, .at(0), .settings, .chooses("While Using"), .opens,
      .app(activity, live), .home, .wait("10 s"), .terminated, .at(5), .wait("60 s")),
    flag(
      "activitySessionOutlivesForceQuit", false, .at(0), .settings, .chooses("While Using"), .opens,
      .app(activity, live), .home, .wait("10 s"), .person(#""forceQuits""#), .at(5), .wait("60 s")),
    flag(
      "activitySessionKeepsRunning", true, .settings, .chooses("While Using"), .opens, .app(activity), .home,
      .wait("60 s")),
    flag(
      "barOutlivesProcess", false, .settings, .chooses("While Using"), .opens, .app(activity), .home,
      .wait("10 s"), .terminated),
    flag(
      "firstStatesWake", false, on: "17", .at(0), .opens, .app(#""CLMonitor""#, condition, #""events""#),
      .home, .wait("30 s"), .settings, .chooses("Always"), .wait("60 s")),
    flag(
      "unclaimedEventStopsMonitoring", false, on: "17", launch: "", .at(0), .settings, .chooses("Always"),
      .opens,
      .app(#""CLMonitor""#, condition, #""events""#), .wait("120 s"), .home, .terminated, .at(5),
      .wait("120 s"),
      .at(0), .wait("120 s"), .opens, .app(#""CLMonitor""#, #""events""#)),
    flag(
      "launchesBeforeFirstUnlock", true, .opens, .home, .person(#""restartsPhone""#),
      #"{"system": "launchesInBackground", "mayBeRefused": true}"#),
    flag(
      "monitorsNeedFirstUnlock", false, given: Alternative("launchesBeforeFirstUnlock", "true"), launch: "",
      .at(0), .settings, .chooses("Always"), .opens, .app(#""CLMonitor""#, condition, #""events""#),
      .wait("120 s"), .person(#""restartsPhone""#), #"{"system": "launchesInBackground"}"#,
      .app(#""CLMonitor""#, condition, #""events""#)),
    flag(
      "withheldStatesAreTold", false, .at(0), .settings, .chooses("Always"), .opens,
      .app(#""CLMonitor""#, condition, #""events""#), .wait("120 s"), .home, .wait("60 s"), .at(5),
      .wait("10 min"), .opens, .wait("60 s")),
    flag(
      "secondMonitorIsRefused", false, .at(0), .settings, .chooses("While Using"), .opens,
      .app(#""CLMonitor""#, condition),
      #"{"app": [{"call": "CLMonitor", "on": "second"}], "mayBeRefused": true}"#,
      #"{"app": [{"call": "events", "on": "second"}], "mayBeRefused": true}"#, .wait("60 s")),
  ]

  private static let updates = [
    flag(
      "liveUpdatesWake", false, .at(0), .settings, .chooses("Always"), .opens,
      .app(#"{"CLServiceSession": "always"}"#, live), .home, .wait("10 min"), .at(5), .wait("60 s")),
    flag(
      "liveUpdatesKeepRunning", false, .at(0), .settings, .chooses("Always"), .opens,
      .app(#"{"CLServiceSession": "always"}"#, live), .home, .wait("60 s")),
    flag(
      "lossForgetsWhatWaits", false, .at(0), .settings, .chooses("Always"), .opens,
      .app(#""startUpdatingLocation""#), .home, .wait("60 s"), .settings, .chooses("Never"),
      .chooses("Always"), .opens),
    flag(
      "laterDenialIsReported", false, .at(0), .settings, .chooses("While Using"), .opens,
      .app(#""startUpdatingLocation""#), .wait("2 s"), .settings, .services(false), .opens),
    flag(
      "lossOfAlwaysIsReported", false, .at(0), .settings, .chooses("Always"),
      #"{"system": "launchesInBackground"}"#, .app(#""startUpdatingLocation""#), .chooses("While Using")),
    flag("requestTimeWaitsForGrant", false, .opens, .app(#""requestLocation""#), .wait("60 s")),
    flag(
      "lostSessionGivesTime", true, .at(0), .settings, .chooses("While Using"), .opens, .updates, .home,
      .wait("60 s"), .settings, .chooses("Never"), .wait("10 s")),
    flag(
      "lapseCountsFromLeaving", false, .at(0), .opens, .asks("WhenInUse"), .answers("Allow Once"), .updates,
      .home, .wait("60 s"), .app(#""stopUpdatingLocation""#), .wait("60 s")),
    flag(
      "laterGrantBeginsWithCachedFix", false, .at(0), .settings, .chooses("While Using"), .opens,
      .app(#""startUpdatingLocation""#), .wait("3 s"), .app(#""stopUpdatingLocation""#), .settings,
      .chooses("Ask Next Time"), .opens, .app(#""startUpdatingLocation""#), .asks("WhenInUse"), agrees),
    flag(
      "failedStartsRecoverWithAlways", false, .at(0), .settings, .chooses("While Using"),
      #"{"system": "launchesInBackground"}"#, .app(#""startUpdatingLocation""#), .chooses("Always"),
      .wait("3 s")),
    flag(
      "startsNeedFailureMethod", true, .opens,
      .app(#"{"delegate": ["didUpdateLocations"]}"#, #""startUpdatingLocation""#)),
  ]

  private static let events = [
    flag(
      "leavingAgainPrompts", false, .at(0), .opens, .asks("Always"), agrees, .updates, .home, .wait("60 s"),
      .opens, .home),
    flag(
      "systemPromptsWait", false, .at(0), .opens, .asks("Always"), agrees, .updates, .settings, .wait("8 h")),
    flag(
      "openingDeliversHeldEvent", true, .at(0), .opens, .asks("Always"), agrees, .changes, .wait("60 s"),
      .home, .at(5), .wait("10 min"), .opens),
    flag(
      "graceCountsForReminder", true, .at(0), .settings, .chooses("Always"), .opens,
      .app(#""startUpdatingLocation""#), .home, .wait("4 d")),
    flag(
      "untoldEventsCountForReminder", false, launch: "", .at(0), .settings, .chooses("Always"), .opens,
      .app(#""CLLocationManager""#, #"{"delegate": "self"}"#), .changes, .wait("60 s"), .home, .terminated,
      .at(5), .wait("4 d")),
    flag(
      "resetForgetsUse", true, .at(0), .settings, .chooses("Always"), .opens, .changes, .wait("60 s"), .home,
      .at(5), .wait("1 h"), .settings, .reset, .chooses("Always"), .home, .wait("4 d")),
    flag(
      "untoldEventsEndWithSuspension", false, launch: "", .at(0), .settings, .chooses("Always"), .opens,
      .app(#""CLLocationManager""#, #"{"delegate": "self"}"#), .changes, .wait("60 s"), .home, .terminated,
      .at(5), .wait("30 min"), .opens, .app(#""CLLocationManager""#, #"{"delegate": "self"}"#), .changes),
    flag(
      "significantChangesReachAllManagers", true, .at(0), .settings, .chooses("Always"), .opens, .changes,
      .app(#"{"call": "CLLocationManager", "on": "other"}"#, #"{"delegate": "self", "on": "other"}"#),
      .wait("60 s")),
    flag(
      "eventsPrecedeCreationCallback", false, launch: "", .at(0), .settings, .chooses("Always"), .opens,
      .app(#""CLLocationManager""#, #"{"delegate": "self"}"#), .region("home"), .wait("120 s"), .home,
      .terminated, .at(5), #"{"until": {"phase": "background"}}"#,
      .app(#""CLLocationManager""#, #"{"delegate": "self"}"#)),
    flag(
      "bluetoothForgetsRegions", false, .at(0),
      .world(#"{"beacons": [{"uuid": "00000000-0000-0000-0000-000000000001", "major": 1, "minor": 1}]}"#),
      .settings, .chooses("Always"), .opens,
      .app(
        #"{"startMonitoring": {"identifier": "shop", "beacon": "00000000-0000-0000-0000-000000000001"}}"#),
      .wait("60 s"), .world(#"{"bluetooth": false}"#), .world(#"{"bluetooth": true}"#), .wait("60 s")),
  ]

  private static let numbers = [
    number(
      "coarsestBackgroundAccuracy", 1_000, .at(0), .settings, .chooses("Always"), .opens,
      .app(#"{"desiredAccuracy": 500}"#), .updates, .home, .wait("60 s")),
    number(
      "monitorLimit", 1, .at(0), .settings, .chooses("While Using"), .opens,
      .app(
        #""CLMonitor""#, condition, #"{"add": {"identifier": "work", "center": [48, 11], "radius": 100}}"#,
        #""events""#), .wait("60 s")),
    number(
      "considerableImprovement", 0.1, .at(0), .world(#"{"accuracy": {"horizontal": 100}}"#), .settings,
      .chooses("While Using"), .opens, .app(#"{"distanceFilter": 1000}"#, #""startUpdatingLocation""#),
      .wait("3 s"), .world(#"{"accuracy": {"horizontal": 40}}"#), .wait("3 s")),
    number(
      "waitingFixLimit", 3, .at(0), .settings, .chooses("Always"), .opens,
      .app(#"{"pausesLocationUpdatesAutomatically": false}"#, #""startUpdatingLocation""#), .home,
      .wait("10 min"), .opens),
    number(
      "deferredFixLimit", 5, on: "12", .at(0), .settings, .chooses("Always"), .opens, .updates,
      .app(#"{"allowDeferredLocationUpdates": {"untilTraveled": 1000000, "timeout": 100000}}"#), .home,
      .wait("60 s")),
    number(
      "oneShotAccuracy", 100, .at(0), .world(#"{"accuracy": {"horizontal": 50}}"#), .settings,
      .chooses("While Using"), .opens, .app(#""requestLocation""#), .wait("20 s")),
    number(
      "regionLimit", 1, .settings, .chooses("Always"), .opens, .region("home"), .region("work", radius: 300)),
    number("maximumRegionDistance", 100, .settings, .chooses("Always"), .opens, .region("home")),
    number(
      "regionMargin", 0, .at(0), .settings, .chooses("Always"), .opens, .region("home"), .wait("120 s"),
      .at(0.23), .wait("120 s")),
    number(
      "significantChangeDistance", 5_000, .at(0), .settings, .chooses("Always"), .opens, .changes,
      .wait("60 s"), .at(1), .wait("30 min")),
    number(
      "significantChangeAccuracy", 1_000, .at(0), .settings, .chooses("Always"), .opens, .changes,
      .wait("60 s")),
    number(
      "visitRadius", 10, .at(0), .settings, .chooses("Always"), .opens, .app(#""startMonitoringVisits""#),
      .wait("1 h")),
    number(
      "magneticDeclination", 10, .at(0), .settings, .chooses("While Using"), .opens,
      .app(#""startUpdatingLocation""#, #""startUpdatingHeading""#), .wait("3 s"),
      .world(#"{"heading": {"magneticHeading": 90}}"#)),
    number(
      "reducedRadius", 1_000, .at(0), .settings, .chooses("While Using"), .precise(false), .opens,
      .app(#""startUpdatingLocation""#), .wait("3 s")),
  ]

  private static let durations = [
    // No whole second: a location comes in each, and which of the two is first would be chance.
    number(
      "grace", 1.5, .at(0), .settings, .chooses("While Using"), .opens, .app(#""startUpdatingLocation""#),
      .home, .wait("3 s")),
    number(
      "allowOnceExpiry", 120, .opens, .asks("WhenInUse"), .answers("Allow Once"), .home, .wait("60 s"), .opens
    ),
    number(
      "automaticPause", 3_600, .at(0), .settings, .chooses("Always"), .opens,
      .app(#"{"allowsBackgroundLocationUpdates": true}"#, #""startUpdatingLocation""#), .home,
      .wait("30 min")),
  ]
}
