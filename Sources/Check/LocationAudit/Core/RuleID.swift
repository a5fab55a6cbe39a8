package import InfoPlistProblems

/// The name of a rule in kebab case, such as "always-at-launch", which reports show and users can
/// look up.
package struct RuleID: RawRepresentable, Hashable, Sendable, Comparable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  /// Creates the identifier for a problem of an Info.plist; the client library uses the same name.
  package init(_ problem: ConfigurationProblem.Kind) { rawValue = problem.rawValue }

  /// Orders rules by name.
  package static func < (left: RuleID, right: RuleID) -> Bool { left.rawValue < right.rawValue }
}

// The rules that examine more than an Info.plist.
extension RuleID {
  static let accuracyFilterWithoutPrecise = RuleID(rawValue: "accuracy-filter-without-precise")
  static let alwaysAtLaunch = RuleID(rawValue: "always-at-launch")
  static let alwaysBeforeWhenInUse = RuleID(rawValue: "always-before-when-in-use")
  static let alwaysWithoutNeed = RuleID(rawValue: "always-without-need")
  static let answerBeforePerson = RuleID(rawValue: "answer-before-person")
  static let askedByItself = RuleID(rawValue: "asked-by-itself")
  static let automaticPause = RuleID(rawValue: "automatic-pause")
  static let backgroundFilter = RuleID(rawValue: "background-filter")
  static let backgroundUpdatesInExtension = RuleID(rawValue: "background-updates-in-extension")
  static let backgroundUpdatesNotAllowed = RuleID(rawValue: "background-updates-not-allowed")
  static let continuationResumedTwice = RuleID(rawValue: "continuation-resumed-twice")
  static let contradictoryStatusCondition = RuleID(rawValue: "contradictory-status-condition")
  static let creationCallbackAsAnswer = RuleID(rawValue: "creation-callback-as-answer")
  static let delegateNeverSet = RuleID(rawValue: "delegate-never-set")
  static let distanceWithoutPrecise = RuleID(rawValue: "distance-without-precise")
  static let errorEndsUpdates = RuleID(rawValue: "error-ends-updates")
  static let escalationBeforeIOS11 = RuleID(rawValue: "escalation-before-ios-11")
  static let explicitSessionKeyWithoutSession = RuleID(rawValue: "explicit-session-key-without-session")
  static let failureToldAsRefusal = RuleID(rawValue: "failure-told-as-refusal")
  static let fullAccuracyRequestWithoutCheck = RuleID(rawValue: "full-accuracy-request-without-check")
  static let headingWithoutLocation = RuleID(rawValue: "heading-without-location")
  static let hostNeedsTexts = RuleID(rawValue: "host-needs-texts")
  static let indicatorHiddenForWhenInUse = RuleID(rawValue: "indicator-hidden-for-when-in-use")
  static let keptPosition = RuleID(rawValue: "kept-position")
  static let legacyKeyAlone = RuleID(rawValue: "legacy-key-alone")
  static let locationButtonForBackground = RuleID(rawValue: "location-button-for-background")
  static let locationPushWithoutAlways = RuleID(rawValue: "location-push-without-always")
  static let locationPushWithoutEntitlement = RuleID(rawValue: "location-push-without-entitlement")
  static let locationWithoutRequest = RuleID(rawValue: "location-without-request")
  static let locationWithoutStart = RuleID(rawValue: "location-without-start")
  static let managerOffMainThread = RuleID(rawValue: "manager-off-main-thread")
  static let mislabelledPurposeTranslation = RuleID(rawValue: "mislabelled-purpose-translation")
  static let missingFailureCallback = RuleID(rawValue: "missing-failure-callback")
  static let missingLocationUsed = RuleID(rawValue: "missing-location-used")
  static let mistypedDelegateMethod = RuleID(rawValue: "mistyped-delegate-method")
  static let monitoringBeforeIOS13 = RuleID(rawValue: "monitoring-before-ios-13")
  static let monitoringNeverStopped = RuleID(rawValue: "monitoring-never-stopped")
  static let monitorInExtension = RuleID(rawValue: "monitor-in-extension")
  static let noWayToSettings = RuleID(rawValue: "no-way-to-settings")
  static let nothingStartsAfterAnswer = RuleID(rawValue: "nothing-starts-after-answer")
  static let onlyNewAuthorizationCallback = RuleID(rawValue: "only-new-authorization-callback")
  static let onlyOldAuthorizationCallback = RuleID(rawValue: "only-old-authorization-callback")
  static let ownAskedFlag = RuleID(rawValue: "own-asked-flag")
  static let permissionHandlerWithoutMacro = RuleID(rawValue: "permission-handler-without-macro")
  static let promptAfterAllowOnce = RuleID(rawValue: "prompt-after-allow-once")
  static let refusalUnnoticed = RuleID(rawValue: "refusal-unnoticed")
  static let refusalWithoutAnswer = RuleID(rawValue: "refusal-without-answer")
  static let readBeforeAnswer = RuleID(rawValue: "read-before-answer")
  static let regionEventsUnheard = RuleID(rawValue: "region-events-unheard")
  static let regionsWithoutPrecise = RuleID(rawValue: "regions-without-precise")
  static let relaunchWithoutManager = RuleID(rawValue: "relaunch-without-manager")
  static let requestInWidget = RuleID(rawValue: "request-in-widget")
  package static let requestLocationWithoutFailureHandler = RuleID(
    rawValue: "request-location-without-failure-handler")
  static let requestWhileDenied = RuleID(rawValue: "request-while-denied")
  static let requiredDeviceCapability = RuleID(rawValue: "required-device-capability")
  static let servicesEnabledOnMainThread = RuleID(rawValue: "services-enabled-on-main-thread")
  static let sessionInLocal = RuleID(rawValue: "session-in-local")
  static let silentWhenRefused = RuleID(rawValue: "silent-when-refused")
  static let singleLocationBeforeAnswer = RuleID(rawValue: "single-location-before-answer")
  static let slowSingleLocation = RuleID(rawValue: "slow-single-location")
  static let spinnerNeverEnds = RuleID(rawValue: "spinner-never-ends")
  static let staleFirstLocation = RuleID(rawValue: "stale-first-location")
  static let startedInBackground = RuleID(rawValue: "started-in-background")
  static let statusForgotten = RuleID(rawValue: "status-forgotten")
  static let statusNotRenewed = RuleID(rawValue: "status-not-renewed")
  static let temporaryManager = RuleID(rawValue: "temporary-manager")
  static let tinyRegion = RuleID(rawValue: "tiny-region")
  static let tooManyRegions = RuleID(rawValue: "too-many-regions")
  static let twoRequestsAtOnce = RuleID(rawValue: "two-requests-at-once")
  static let uncheckedDistance = RuleID(rawValue: "unchecked-distance")
  static let uncheckedTrueHeading = RuleID(rawValue: "unchecked-true-heading")
  static let unguardedBackgroundUpdates = RuleID(rawValue: "unguarded-background-updates")
  static let unusedAlwaysDescription = RuleID(rawValue: "unused-always-description")
  static let unusedBackgroundMode = RuleID(rawValue: "unused-background-mode")
  static let unusedInfoPlist = RuleID(rawValue: "unused-info-plist")
  static let unusedSuppression = RuleID(rawValue: "unused-suppression")
  static let updatesNeverStopped = RuleID(rawValue: "updates-never-stopped")
  static let vagueUsageDescription = RuleID(rawValue: "vague-usage-description")
  static let waitForMissingCallback = RuleID(rawValue: "wait-for-missing-callback")
  static let widgetWithoutKey = RuleID(rawValue: "widget-without-key")
}
