package import Phrases

/// The names of rules for people; the code has a one-word property for each.
package enum RuleName {
  /// Returns the name of a rule; the word itself if it has no name.
  package static func phrase(for rule: String) -> Phrase { names[rule] ?? Phrase(verbatim: rule) }

  /// The names by the names of the properties.
  package static let names: [String: Phrase] = [
    "implicitPrompt": "Starting a service asks for permission",
    "requestMethods": "Apps request permission by a call",
    "whenInUsePrompt": "Prompt for When In Use",
    "alwaysPrompt": "First prompt for Always",
    "firstAlwaysRequest": "What agreeing to a first request for Always gives",
    "escalation": "A request for Always from When In Use",
    "escalationPrompt": "Prompt for Always from When In Use",
    "singleAlwaysRequest": "Always can be requested only once",
    "provisionalPrompt": "Second prompt of provisional Always",
    "requestInBackground": "A request in the background",
    "callback": "Callback of a changed authorization",
    "changeWakesSuspendedApp": "A change in Settings wakes a suspended app",
    "whenInUseDescriptions": "Keys that a request for When In Use needs",
    "alwaysDescriptions": "Keys that a request for Always needs",
    "missingDescription": "When a key is missing",
    "accuracyChoice": "People choose between full and reduced accuracy",
    "temporaryFullAccuracy": "Apps can ask for full accuracy once",
    "approximateTitle": "Prompts name an approximate location",
    "widgets": "Widgets ask for the location",
    "appClips": "App Clips",
    "locationButton": "Location button",
    "asyncUpdates": "Live updates and monitors",
    "serviceSessions": "Service sessions",
    "privacyPage": "Page in Settings",
    "settingsRows": "Rows in Settings",
    "reminder": "Reminder of background use",
    "services": "Services that there are",
    "whenInUseServices": "Services that work with When In Use",
    "relaunchingServices": "Services that launch an app",
    "forceQuitRelaunch": "Launch after a force quit",
    "asyncNeedsAlwaysSession": "Live updates need an Always session to use Always",
    "backgroundSwitch": "What allows background updates",
    "backgroundIndicator": "Indicator of background use",
    "filterRule": "Always without an indicator needs fine accuracy and no filter",
    "backgroundActivitySession": "Background activity sessions",
    "liveActivity": "A Live Activity keeps the app in use",
    "watchMessages": "A message of the watch app counts as use",
    "backgroundAppRefreshGates": "Turning Background App Refresh off stops location",
    "statusArrow": "Arrow in the status bar",
    "controlCenterAttribution": "Control Center names the app",
    "servicesEnabledWarnsOnMainThread": "locationServicesEnabled() warns on the main thread",
    "airborneActivity": "Activity type for flying",
    "deferredUpdates": "Deferred updates can be asked for",
  ]
}
