public import InfoPlistProblems

/// The name of a rule in kebab case, such as "always-at-launch", as reports print it and people look it up.
public struct RuleID: RawRepresentable, Hashable, Sendable, Comparable {
  /// The name.
  public let rawValue: String

  /// Takes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The rule that finds a problem of an Info.plist; the client library reports it by the same name.
  public init(_ problem: ConfigurationProblem.Kind) { rawValue = problem.rawValue }

  /// Orders rules by their names.
  public static func < (left: RuleID, right: RuleID) -> Bool { left.rawValue < right.rawValue }
}

// The rules that look further than an Info.plist.
extension RuleID {
  static let alwaysAtLaunch = RuleID(rawValue: "always-at-launch")
  static let alwaysBeforeWhenInUse = RuleID(rawValue: "always-before-when-in-use")
  static let automaticPause = RuleID(rawValue: "automatic-pause")
  static let backgroundFilter = RuleID(rawValue: "background-filter")
  static let backgroundUpdatesInExtension = RuleID(rawValue: "background-updates-in-extension")
  static let backgroundUpdatesNotAllowed = RuleID(rawValue: "background-updates-not-allowed")
  static let escalationBeforeIOS11 = RuleID(rawValue: "escalation-before-ios-11")
  static let headingWithoutLocation = RuleID(rawValue: "heading-without-location")
  static let locationPushWithoutAlways = RuleID(rawValue: "location-push-without-always")
  static let locationWithoutRequest = RuleID(rawValue: "location-without-request")
  static let mislabelledPurposeTranslation = RuleID(rawValue: "mislabelled-purpose-translation")
  static let mistypedDelegateMethod = RuleID(rawValue: "mistyped-delegate-method")
  static let monitoringBeforeIOS13 = RuleID(rawValue: "monitoring-before-ios-13")
  static let onlyOldAuthorizationCallback = RuleID(rawValue: "only-old-authorization-callback")
  static let promptAfterAllowOnce = RuleID(rawValue: "prompt-after-allow-once")
  static let requestLocationWithoutFailureHandler = RuleID(
    rawValue: "request-location-without-failure-handler")
  static let requiredDeviceCapability = RuleID(rawValue: "required-device-capability")
  static let servicesEnabledOnMainThread = RuleID(rawValue: "services-enabled-on-main-thread")
  static let temporaryManager = RuleID(rawValue: "temporary-manager")
  static let unusedAlwaysDescription = RuleID(rawValue: "unused-always-description")
  static let unusedBackgroundMode = RuleID(rawValue: "unused-background-mode")
  static let unusedInfoPlist = RuleID(rawValue: "unused-info-plist")
  static let vagueUsageDescription = RuleID(rawValue: "vague-usage-description")
  static let widgetWithoutKey = RuleID(rawValue: "widget-without-key")
  static let errorEndsUpdates = RuleID(rawValue: "error-ends-updates")
  static let missingFailureCallback = RuleID(rawValue: "missing-failure-callback")
  static let onlyNewAuthorizationCallback = RuleID(rawValue: "only-new-authorization-callback")
  static let creationCallbackAsAnswer = RuleID(rawValue: "creation-callback-as-answer")
  static let continuationResumedTwice = RuleID(rawValue: "continuation-resumed-twice")
  static let waitForMissingCallback = RuleID(rawValue: "wait-for-missing-callback")
}
