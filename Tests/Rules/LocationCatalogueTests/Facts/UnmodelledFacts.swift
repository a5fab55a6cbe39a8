import LocationPolicy

/// The reasons why facts have no tests: their subjects, which the rules don't decide.
enum UnmodelledFacts {
  static let reasons: [Fact: String] = [
    .key012:
      "MapKit's own console text; the start without a request is AUTH-021, the audit's MIS-05 finds it",
    .key019: "about strings files of a project, which the audit reads",
    .key021: "before iOS 7",
    .key043: "confirming a region needs how the App Clip was launched, which the rules do not know",
    .key046: "enforced by the store at install; an addition is found by the audit's MIS-44",
    .key048: "the store's business; see STORE-012 to STORE-014",
    .auth003: "about the name of the API that reads the status; source code, the audit's MIS-47",
    .auth022: "the rules hold for binaries linked with the release's own SDK",
    .auth032: "web content asks on its own behalf; web views are not modeled",
    .auth056: "other platforms than iOS",
    .auth092: "when the lock screen shows it is not known",
    .auth093: "when it comes is not known",
    .auth094: "contradicts what Apple states (AUTH-082), in one app",
    .set022: "the list of all apps in Settings isn't shown; the rows of an app's page are SET-001",
    .set023: "the rows of an app's page are shown by their usual names",
    .set024: "usage descriptions aren't shown in Settings",
    .set007: "doubtful, so not modeled (OPEN-21)",
    .del064: "about the fields of a delivered fix; needs the simulated device",
    .del086: "about the thread that makes a manager; source code",
    .del088: "about the SDK that an app is built with; the rules hold for the newest",
    .del095: "about Objective-C; the phone has the sequence of Swift",
    .mon003: "notifications and HomeKit evaluate regions in the system's name; other frameworks",
    .mon008: "the number of regions is limited, and within the limit all of them are monitored",
    .mon012: "no source says when monitoring is delayed, so the phone never is",
    .mon017: "the system's own monitoring for notifications, as in MON-003",
    .mon021: "the regions of other apps count, and no app can see them",
    .bg028: "Apple names no effect on location, so the phone has none",
    .mon018: "about a name in the application's delegate; source code",
    .err005: "the error of one third-party SDK",
    .store003: "unresolved: two dates of what may be two rules",
    .store005:
      "compares an update with the version before it, which the rules do not see; the audit's MIS-44",
    .store006: "reviewers judge it; the audit tells of a mode without code that needs it",
    .store007: "reviewers judge it; the audit's MIS-26 finds the usual wordings",
    .store008: "reviewers judge it; what they wrote is in reports",
    .store009: "reviewers judge it; the audit's MIS-56 finds unused descriptions",
    .store012: "about the privacy manifest, which no location rule reads",
    .store013: "the absence of a rule",
    .store014: "the absence of an influence: the rules have no input for a privacy manifest",
  ]
}
