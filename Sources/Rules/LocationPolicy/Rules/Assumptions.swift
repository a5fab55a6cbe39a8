/// The model's choices where no source describes the behavior of iOS, each adjustable.
///
/// The reason for each, and the evidence that would settle it, are printed by `sextant explain` with its name, and
/// listed in Documentation/Assumptions.md.
public struct Assumptions: Hashable, Sendable {
  /// Whether Allow Once, as the answer to an Always request, spends the one request (OPEN-02).
  public var allowOnceSpendsAlwaysRequest = false
  /// Whether an undetermined app whose Always request is spent can be prompted for Always again (OPEN-25).
  public var askNextTimeRestoresAlwaysRequest = false
  /// Whether a downgrade from Always to While Using gives back the one Always request that was made (OPEN-24).
  public var downgradeRestoresAlwaysRequest = false
  /// Whether deleting and installing again resets the grant and the one-time rights (OPEN-06, SET-010).
  public var reinstallResets = true
  /// Whether entering provisional Always from When In Use triggers the callback immediately (OPEN-03, AUTH-052).
  public var provisionalEntryCallsBack = true
  /// Whether confirming a location button grants immediately if the person had declined before (AUTH-074).
  public var locationButtonGrantsAfterDenial = true
  /// Whether the accuracy chosen with Allow Once is remembered for the next prompt (OPEN-26).
  public var accuracyOutlivesAllowOnce = false
  /// Whether declining full accuracy reports an error to the completion (OPEN-14, X-03).
  public var decliningFullAccuracyFails = false
  /// Whether an empty usage description counts as present at run time (KEY-013).
  public var blankDescriptionCounts = true
  /// Whether a usage description that is not a string counts as present at run time (OPEN-19, KEY-018).
  public var nonStringDescriptionCounts = false
  /// Whether live updates wake a suspended app with Always.
  public var liveUpdatesWake = true
  /// Whether a start succeeds while something else keeps the app in use in the background (BG-009).
  public var startsWhileInUseSucceed = true
  /// Whether a start within the seconds after the app was left counts as one from the foreground (BG-009, BG-010).
  public var startsInGraceSucceed = true
  /// Whether the reminder of iOS 9 to 12 appears again after it was answered (SET-020).
  public var unknownReminderRepeats = true
  /// Whether Precise is unchanged after the person revokes and restores location access in Settings (ACC-006).
  public var regrantKeepsPrecise = false
  /// Whether Settings lists an app that has never asked for permission (SET-001).
  ///
  /// It is inferred that it doesn't: no source says when an app appears there, but Settings lists decisions,
  /// and before the app's first request there is none. After a reset or a new installation, the app counts as
  /// one that has never asked. The assumption limits explorations; in a scenario the person finds every row.
  public var settingsListsAppsThatNeverAsked = false
  /// Whether a request that was answered before offers to turn on Location Services (AUTH-031).
  public var decidedRequestsOfferServices = false
  /// Whether starting a service offers to turn on Location Services if the person had declined (AUTH-031).
  public var deniedStartsOfferServices = true
  /// Whether a change of accuracy triggers the callback while nothing is granted (AUTH-005).
  public var ungrantedAccuracyCallsBack = true
  /// Whether a reset of Location & Privacy lets a session request full accuracy again after a refusal (AUTH-084).
  public var resetForgetsRefusedAccuracy = true
  /// Whether heading needs authorization (OPEN-22, DEL-091).
  public var headingNeedsAuthorization = false
  /// Whether a prompt disappears when its app is left or the phone is locked.
  public var promptGoesWithForeground = true
  /// The coarsest desired accuracy, in meters, that keeps an Always session without indicator alive (OPEN-12).
  public var coarsestBackgroundAccuracy = 100.0
  /// Whether Don't Allow, as the answer to an Always request, spends the one request (AUTH-026).
  public var dontAllowSpendsAlwaysRequest = true
  /// Whether a request checks its usage descriptions before it checks the earlier decision (KEY-010).
  public var missingDescriptionComesFirst = true
  /// Whether an app without a decision reads denied while Location Services is off (SET-006).
  public var servicesOffHidesUndetermined = true
  /// Whether an app reads a one-time grant of full accuracy while it is not authorized (AUTH-071).
  public var temporaryAccuracyOutlivesAuthorization = true
  /// Whether each start and request offers again to turn on Location Services; otherwise once until it is on (AUTH-031).
  public var servicesAlertRepeats = true
  /// Whether a session that requires Always and full accuracy requests Always first (AUTH-083).
  public var sessionsAskForAlwaysFirst = true
  /// Whether an app that is shown on the car's display counts as in use while the phone is locked (DEL-001).
  public var carDisplayCountsAsUse = true
  /// Whether a restriction makes the system forget grants, so that they don't return (OPEN-18, SET-009).
  public var restrictionForgetsGrant = false
  /// Whether live updates and monitors on iOS 17 show a prompt for an app without a decision (OPEN-11, AUTH-080).
  public var updatesAskWhileUndetermined = false
  /// Whether Always also needs an explicit Always session for the services of managers (OPEN-09, AUTH-086).
  public var managersNeedAlwaysSession = false
  /// Whether the filter rule applies only to apps that also monitor significant changes (OPEN-12, BG-020).
  public var filterRuleNeedsSignificantChanges = false
  /// Whether the reported loss of launches after a force quit is the intended behavior of the release (OPEN-13, DEL-046).
  public var reportedLossOfLaunchesHolds = false
  /// The key of the Info.plist that turns off implicit sessions (OPEN-08, KEY-044).
  public var explicitSessionKeys = ExplicitSessionKeys.either
  /// Whether significant changes and visits fail with an error if they need Always and it is missing (MON-001).
  public var monitoringWithoutAlwaysFails = false
  /// Whether a background activity session lets an app with When In Use be launched for live updates (DEL-044, MON-002).
  public var activitySessionRelaunches = true
  /// Whether it also does so for an app that the person force-quit (DEL-044).
  public var activitySessionOutlivesForceQuit = true

  /// Creates the default assumptions.
  public init() {}
}

/// The keys of which an Info.plist needs one to turn off implicit service sessions; Apple documents both (OPEN-08,
/// KEY-044).
public enum ExplicitSessionKeys: CaseIterable, Hashable, Sendable {
  /// Either key works.
  case either
  /// Only NSLocationRequireExplicitServiceSession works.
  case location
  /// Only CLRequireExplicitServiceSession works.
  case coreLocation
}

/// Durations that Apple does not publish, in seconds: the model's choices, adjustable.
public struct Timings: Hashable, Sendable {
  /// The time for which an app counts as in use after it was left (DEL-003, OPEN-01): observed 3 to 5.
  public var grace = 5.0
  /// The time for which Allow Once lasts after the app was left (AUTH-069, OPEN-01): observed 10 to 20.
  public var allowOnceExpiry = 15.0
  /// The time for which a held event remains valid (AUTH-061, OPEN-23): inferred, a day.
  public var heldEventLifetime = 86_400.0
  /// The time after use of Always in the background until the reminder appears (SET-020, SET-021): inferred, 3 days.
  public var reminderDelay = 259_200.0
  /// The time after which a one-shot request fails or accepts a lower accuracy (DEL-070): observed 10.
  public var requestLocationTimeout = 10.0
  /// The time for which the phone must be stationary before updates pause automatically (DEL-080): observed 600 to 1,200.
  public var automaticPause = 900.0
  /// The time after a launch within which a recreated service session is accepted (AUTH-085): inferred, 5.
  public var sessionRejoin = 5.0
  /// The time for which a widget counts as in use after it was seen (DEL-004): inferred, 5 minutes.
  public var widgetInUse = 300.0

  /// Creates the default durations.
  public init() {}
}
