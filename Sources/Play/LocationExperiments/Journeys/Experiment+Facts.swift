import LocationPolicy

extension Experiment {
  private static let agrees = String.answers("Allow While Using App")

  /// The journeys that decide facts and open questions without an assumption.
  static let ofFacts = reading + asking + settingsAndPrompts + background + keysOfApps

  private static let reading = [
    Experiment(
      "constants", "What numbers the constants and statuses are.",
      facts: [.del050, .del052, .auth001], questions: ["OPEN-17"], .opens, .settings, .chooses("Always"),
      .opens),
    Experiment(
      "airplane-mode", "Whether airplane mode makes the status denied.", facts: [.set007],
      questions: ["OPEN-21"], .settings, .chooses("While Using"), .opens,
      .byHand("Turn on airplane mode in Control Center, and come back to the app."), .wait("10 s"),
      .byHand("Turn airplane mode off again.")),
    Experiment(
      "reduced-accuracy", "How coarse a reduced location is.", facts: [.acc001], .at(0), .settings,
      .chooses("While Using"), .precise(false), .opens, .app(#""startUpdatingLocation""#), .wait("10 s")),
    Experiment(
      "heading", "Whether the compass runs by a method of its own.", facts: [.del090],
      .settings, .chooses("While Using"), .opens, .app(#""startUpdatingHeading""#),
      .world(#"{"heading": {"magneticHeading": 90}}"#), .wait("5 s")),
  ]

  private static let asking = [
    Experiment(
      "allow-once-lasts", "Whether Allow Once survives a short absence.", facts: [.auth068],
      .opens, .asks("WhenInUse"), .answers("Allow Once"), .home, .wait("3 s"), .opens),
    Experiment(
      "one-request-for-always", "Whether the system remembers that Always was asked for.", facts: [.auth011],
      .opens, .asks("WhenInUse"), agrees, .asks("Always"), .answers("Keep Only While Using"), .asks("Always")),
    Experiment(
      "request-during-a-prompt", "Whether a request is lost while a prompt is up.", facts: [.auth010],
      .opens, .asks("WhenInUse"), .asks("Always"), agrees),
    Experiment(
      "always-from-when-in-use-before-11", "Whether a request for Always from When In Use does nothing.",
      facts: [.auth024], on: "10",
      keys: whenInUse + #", "NSLocationAlwaysUsageDescription": "Shows the way.""#,
      .opens, .asks("WhenInUse"), .answers("Allow"), .asks("Always")),
    Experiment(
      "request-in-background", "Whether a request in the background is lost.", facts: [.auth029],
      .opens, .app(#"{"beginBackgroundTask": 25}"#), .home, .wait("10 s"), .asks("WhenInUse"), .opens),
    Experiment(
      "denied-once", "Whether one refusal also blocks a request for Always.", facts: [.auth030], on: "12",
      .opens, .asks("WhenInUse"), .answers("Don't Allow"), .asks("Always")),
    Experiment(
      "three-buttons", "What the first request for Always asks.", facts: [.auth044], on: "12", .opens,
      .asks("Always")),
    Experiment(
      "provisional-once", "Whether provisional Always begins only once.", facts: [.auth064], .opens,
      .asks("Always"), agrees, .settings, .chooses("While Using"), .opens, .asks("Always")),
    Experiment(
      "session-without-question", "Whether a session tells at once that nothing is asked.", facts: [.auth088],
      .opens, .asks("WhenInUse"), agrees, .app(#"{"CLServiceSession": "whenInUse"}"#), .wait("3 s")),
    Experiment(
      "refused-full-accuracy", "Whether the completion has no error if the person refuses.",
      facts: [.auth072], questions: ["OPEN-14"], .settings, .chooses("While Using"), .precise(false), .opens,
      .app(#"{"requestTemporaryFullAccuracyAuthorization": "Race"}"#), .answers("Don't Allow")),
  ]

  private static let settingsAndPrompts = [
    Experiment(
      "always-in-settings", "Whether Always that was picked in Settings is final.", facts: [.set003, .bg008],
      .at(0), .opens, .asks("WhenInUse"), agrees, .settings, .chooses("Always"), .opens, .updates, .home,
      .wait("60 s"), .opens),
    Experiment(
      "row-in-settings", "Whether picking another row ends the app.", facts: [.set005],
      questions: ["OPEN-07"],
      .settings, .chooses("While Using"), .opens, .settings, .chooses("Never"), .opens),
    Experiment(
      "reset", "Whether a reset gives the requests back.", facts: [.set008], .opens, .asks("Always"), agrees,
      .settings, .reset, .opens, .asks("Always")),
    Experiment(
      "restriction", "Whether a restriction reads restricted, and what comes back after it.",
      facts: [.set009],
      questions: ["OPEN-18"], .settings, .chooses("While Using"), .opens, .settings, .restriction(true),
      .opens, .settings,
      .restriction(false), .opens),
    Experiment(
      "forbidden-changes", "What an app without a decision reads while Screen Time forbids changes.",
      facts: [.set025], .opens, .settings, .person(#"{"forbidsLocationChanges": true}"#), .opens,
      .asks("WhenInUse"),
      .settings, .person(#"{"forbidsLocationChanges": false}"#), .opens),
    Experiment(
      "second-prompt",
      "What the second prompt of provisional Always says, and in what order its buttons stand.",
      facts: [.auth066], questions: ["OPEN-05"], .at(0), .opens, .asks("Always"), agrees, .updates, .home,
      .wait("60 s"), .opens, .home),
  ]

  private static let background = [
    Experiment(
      "provisional-always-in-background", "Whether provisional Always ends updates in the background.",
      facts: [.auth066, .bg012], .at(0), .opens, .asks("Always"), agrees, .updates, .home, .wait("60 s")),
    Experiment(
      "provisional-always-by-upgrade", "Whether an upgrade from When In Use shows no prompt at once.",
      facts: [.auth052], questions: ["OPEN-03"], on: "13", .opens, .asks("WhenInUse"),
      .answers("Allow While Using App"), .asks("Always")),
    Experiment(
      "force-quit", "Whether continuous updates end with a force quit.", facts: [.bg015], .at(0), .settings,
      .chooses("Always"), .opens, .updates, .home, .wait("10 s"), .person(#""forceQuits""#), .at(5),
      .wait("5 min")),
    Experiment(
      "filter-in-background", "Whether a distance filter ends an Always session without indicator.",
      facts: [.bg020], questions: ["OPEN-12"], .at(0), .settings, .chooses("Always"), .opens,
      .app(#"{"distanceFilter": 10}"#), .updates, .home, .wait("60 s")),
    Experiment(
      "filter-with-when-in-use", "Whether the rule of the filter is none for When In Use.", facts: [.bg021],
      .at(0), .settings, .chooses("While Using"), .opens, .app(#"{"distanceFilter": 10}"#), .updates, .home,
      .wait("60 s")),
    Experiment(
      "coarse-in-background", "Whether three kilometers end an Always session without indicator.",
      facts: [.bg020, .bg022], .at(0), .settings, .chooses("Always"), .opens,
      .app(#"{"desiredAccuracy": "kCLLocationAccuracyThreeKilometers"}"#), .updates, .home, .wait("60 s")),
    Experiment(
      "allow-once-with-session", "Whether a session keeps Allow Once alive.", facts: [.bg013], .at(0), .opens,
      .asks("WhenInUse"), .answers("Allow Once"), .updates, .home, .wait("2 min"), .opens),
    Experiment(
      "session-without-authorization",
      "Whether a background activity session is created without authorization.",
      facts: [.bg023], .opens, .app(#""CLBackgroundActivitySession""#), .home, .wait("30 s")),
    Experiment(
      "session-with-when-in-use", "Whether a background activity session keeps the app in use.",
      facts: [.bg023, .del001], .at(0), .settings, .chooses("While Using"), .opens,
      .app(#""CLBackgroundActivitySession""#, #""CLLocationUpdate.liveUpdates""#), .home, .wait("60 s")),
    Experiment(
      "updates-in-a-background-task", "Whether an app that runs for another reason gets updates.",
      facts: [.del006], .at(0), .settings, .chooses("Always"), .opens, .app(#""startUpdatingLocation""#),
      .app(#"{"beginBackgroundTask": 25}"#), .home, .wait("20 s")),
    Experiment(
      "one-monitor-of-a-name", "Whether a monitor keeps its conditions.", facts: [.mon007], .at(0),
      .settings, .chooses("While Using"), .opens,
      .app(
        #""CLMonitor""#, #"{"add": {"identifier": "home", "center": [48, 11], "radius": 200}}"#, #""events""#),
      .wait("60 s")),
  ]

  private static let keysOfApps = [
    Experiment(
      "always-without-when-in-use-key", "Whether a request for Always needs both descriptions.",
      facts: [.key005, .key022], keys: always, .opens, .asks("Always")),
    Experiment(
      "when-in-use-key-only", "Which descriptions a request for When In Use needs.", facts: [.key022],
      keys: whenInUse, .opens, .asks("WhenInUse"), .asks("Always")),
    Experiment(
      "no-description", "Whether an app without descriptions continues.", facts: [.key011], keys: mode,
      .opens,
      .asks("WhenInUse"), .wait("3 s")),
    Experiment(
      "reduced-accuracy-as-text", "Whether a text as the value turns reduced accuracy on.", facts: [.key034],
      keys: whenInUse + #", "NSLocationDefaultAccuracyReduced": "YES""#, .opens, .asks("WhenInUse"), agrees),
    Experiment(
      "background-mode-as-text", "Whether background modes may be a text.", facts: [.key041],
      keys: whenInUse + #", "UIBackgroundModes": "location""#, .opens,
      .app(#"{"allowsBackgroundLocationUpdates": true}"#)),
    Experiment(
      "location-button-without-key", "Whether the location button needs a description.", facts: [.key047],
      keys: mode, .opens, .person(#""tapsLocationButton""#)),
    Experiment(
      "location-button", "Whether the location button works with the description alone.", facts: [.key047],
      keys: whenInUse, .at(0), .opens, .person(#""tapsLocationButton""#), .answers("confirm")),
  ]
}
