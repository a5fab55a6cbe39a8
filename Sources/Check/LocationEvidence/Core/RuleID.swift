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
  package static let accuracyFilterWithoutPrecise = RuleID(rawValue: "accuracy-filter-without-precise")
  package static let alwaysAtLaunch = RuleID(rawValue: "always-at-launch")
  package static let alwaysBeforeWhenInUse = RuleID(rawValue: "always-before-when-in-use")
  package static let alwaysWithoutNeed = RuleID(rawValue: "always-without-need")
  package static let answerBeforePerson = RuleID(rawValue: "answer-before-person")
  package static let askedByItself = RuleID(rawValue: "asked-by-itself")
  package static let automaticPause = RuleID(rawValue: "automatic-pause")
  package static let backgroundFilter = RuleID(rawValue: "background-filter")
  package static let backgroundUpdatesInExtension = RuleID(rawValue: "background-updates-in-extension")
  package static let backgroundUpdatesNotAllowed = RuleID(rawValue: "background-updates-not-allowed")
  package static let continuationResumedTwice = RuleID(rawValue: "continuation-resumed-twice")
  package static let contradictoryStatusCondition = RuleID(rawValue: "contradictory-status-condition")
  package static let creationCallbackAsAnswer = RuleID(rawValue: "creation-callback-as-answer")
  package static let delegateNeverSet = RuleID(rawValue: "delegate-never-set")
  package static let distanceWithoutPrecise = RuleID(rawValue: "distance-without-precise")
  package static let errorEndsUpdates = RuleID(rawValue: "error-ends-updates")
  package static let escalationBeforeIOS11 = RuleID(rawValue: "escalation-before-ios-11")
  package static let explicitSessionKeyWithoutSession = RuleID(
    rawValue: "explicit-session-key-without-session")
  package static let failureToldAsRefusal = RuleID(rawValue: "failure-told-as-refusal")
  package static let failureUnnoticed = RuleID(rawValue: "failure-unnoticed")
  package static let fullAccuracyRequestWithoutCheck = RuleID(rawValue: "full-accuracy-request-without-check")
  package static let geocodingUnnoticed = RuleID(rawValue: "geocoding-unnoticed")
  package static let headingWithoutLocation = RuleID(rawValue: "heading-without-location")
  package static let hostNeedsTexts = RuleID(rawValue: "host-needs-texts")
  package static let indicatorHiddenForWhenInUse = RuleID(rawValue: "indicator-hidden-for-when-in-use")
  package static let keptPosition = RuleID(rawValue: "kept-position")
  package static let legacyKeyAlone = RuleID(rawValue: "legacy-key-alone")
  package static let locationButtonForBackground = RuleID(rawValue: "location-button-for-background")
  package static let locationPushWithoutAlways = RuleID(rawValue: "location-push-without-always")
  package static let locationPushWithoutEntitlement = RuleID(rawValue: "location-push-without-entitlement")
  package static let locationWithoutRequest = RuleID(rawValue: "location-without-request")
  package static let locationWithoutStart = RuleID(rawValue: "location-without-start")
  package static let managerOffMainThread = RuleID(rawValue: "manager-off-main-thread")
  package static let mislabelledPurposeTranslation = RuleID(rawValue: "mislabelled-purpose-translation")
  package static let missingFailureCallback = RuleID(rawValue: "missing-failure-callback")
  package static let missingLocationUsed = RuleID(rawValue: "missing-location-used")
  package static let mistypedDelegateMethod = RuleID(rawValue: "mistyped-delegate-method")
  package static let monitoringBeforeIOS13 = RuleID(rawValue: "monitoring-before-ios-13")
  package static let monitoringNeverStopped = RuleID(rawValue: "monitoring-never-stopped")
  package static let monitorInExtension = RuleID(rawValue: "monitor-in-extension")
  package static let noWayToSettings = RuleID(rawValue: "no-way-to-settings")
  package static let nothingStartsAfterAnswer = RuleID(rawValue: "nothing-starts-after-answer")
  package static let onlyNewAuthorizationCallback = RuleID(rawValue: "only-new-authorization-callback")
  package static let onlyOldAuthorizationCallback = RuleID(rawValue: "only-old-authorization-callback")
  package static let ownAskedFlag = RuleID(rawValue: "own-asked-flag")
  package static let permissionHandlerWithoutMacro = RuleID(rawValue: "permission-handler-without-macro")
  package static let promptAfterAllowOnce = RuleID(rawValue: "prompt-after-allow-once")
  package static let refusalUnnoticed = RuleID(rawValue: "refusal-unnoticed")
  package static let refusalWithoutAnswer = RuleID(rawValue: "refusal-without-answer")
  package static let readBeforeAnswer = RuleID(rawValue: "read-before-answer")
  package static let regionEventsUnheard = RuleID(rawValue: "region-events-unheard")
  package static let regionStateUnasked = RuleID(rawValue: "region-state-unasked")
  package static let regionsWithoutPrecise = RuleID(rawValue: "regions-without-precise")
  package static let relaunchWithoutManager = RuleID(rawValue: "relaunch-without-manager")
  package static let requestInWidget = RuleID(rawValue: "request-in-widget")
  package static let requestLocationWithoutFailureHandler = RuleID(
    rawValue: "request-location-without-failure-handler")
  package static let requestWhileDenied = RuleID(rawValue: "request-while-denied")
  package static let requiredDeviceCapability = RuleID(rawValue: "required-device-capability")
  package static let servicesEnabledOnMainThread = RuleID(rawValue: "services-enabled-on-main-thread")
  package static let sessionInLocal = RuleID(rawValue: "session-in-local")
  package static let silentWhenRefused = RuleID(rawValue: "silent-when-refused")
  package static let singleLocationBeforeAnswer = RuleID(rawValue: "single-location-before-answer")
  package static let slowSingleLocation = RuleID(rawValue: "slow-single-location")
  package static let spinnerNeverEnds = RuleID(rawValue: "spinner-never-ends")
  package static let staleFirstLocation = RuleID(rawValue: "stale-first-location")
  package static let startedInBackground = RuleID(rawValue: "started-in-background")
  package static let statusForgotten = RuleID(rawValue: "status-forgotten")
  package static let statusNotRenewed = RuleID(rawValue: "status-not-renewed")
  package static let temporaryManager = RuleID(rawValue: "temporary-manager")
  package static let temporaryErrorShown = RuleID(rawValue: "temporary-error-shown")
  package static let tinyRegion = RuleID(rawValue: "tiny-region")
  package static let tooManyRegions = RuleID(rawValue: "too-many-regions")
  package static let twoRequestsAtOnce = RuleID(rawValue: "two-requests-at-once")
  package static let uncheckedDistance = RuleID(rawValue: "unchecked-distance")
  package static let uncheckedTrueHeading = RuleID(rawValue: "unchecked-true-heading")
  package static let unguardedBackgroundUpdates = RuleID(rawValue: "unguarded-background-updates")
  package static let untranslatedUsageDescription = RuleID(rawValue: "untranslated-usage-description")
  package static let unusedAlwaysDescription = RuleID(rawValue: "unused-always-description")
  package static let unusedBackgroundMode = RuleID(rawValue: "unused-background-mode")
  package static let unusedInfoPlist = RuleID(rawValue: "unused-info-plist")
  package static let unusedSuppression = RuleID(rawValue: "unused-suppression")
  package static let updatesNeverStopped = RuleID(rawValue: "updates-never-stopped")
  package static let vagueUsageDescription = RuleID(rawValue: "vague-usage-description")
  package static let waitForMissingCallback = RuleID(rawValue: "wait-for-missing-callback")
  package static let widgetWithoutKey = RuleID(rawValue: "widget-without-key")
}
