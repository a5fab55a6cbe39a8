/// What no source settles: the model's choices, each with its reason and adjustable.
public struct Assumptions: Hashable, Sendable {
  /// Whether Allow Once, as the answer to an Always request, spends the one request (OPEN-02).
  ///
  /// Assumed not: the request is said to be ignored while the grant is temporary, not spent (AUTH-070).
  public var allowOnceSpendsAlwaysRequest = false
  /// Whether an undetermined app whose Always request is spent can be prompted for Always again (OPEN-25).
  ///
  /// Assumed not: the request can be made once per install (AUTH-025), and Ask Next Time is no new install.
  public var askNextTimeRestoresAlwaysRequest = false
  /// Whether a downgrade from Always to While Using gives back the one Always request that was made (OPEN-24).
  ///
  /// Assumed not: a person who took Always away should not be asked for it again. One that was never made stays (SET-003).
  public var downgradeRestoresAlwaysRequest = false
  /// Whether deleting and installing again resets the grant and the one-time rights (OPEN-06, SET-010).
  ///
  /// Assumed so: general reports say that a reinstalled app asks again.
  public var reinstallResets = true
  /// Whether entering provisional Always from When In Use sends the callback at once (OPEN-03, AUTH-052).
  ///
  /// Assumed so: the status that the app reads changes.
  public var provisionalEntryCallsBack = true
  /// Whether a confirmed location button grants at once when the person had declined before (AUTH-074).
  ///
  /// Assumed so: only the way back to undetermined is stated.
  public var locationButtonGrantsAfterDenial = true
  /// Whether the accuracy chosen with Allow Once is remembered for the next prompt (OPEN-26).
  ///
  /// Assumed not: the grant is forgotten, so the choice that came with it is.
  public var accuracyOutlivesAllowOnce = false
  /// Whether declining full accuracy reports an error to the completion (OPEN-14, X-03).
  ///
  /// Assumed not: the method's page says that an error means that no prompt was shown.
  public var decliningFullAccuracyFails = false
  /// Whether an empty usage description counts as present at run time (KEY-013).
  ///
  /// Assumed so: it is legal at build time, and only the store is known to refuse it (STORE-004).
  public var blankDescriptionCounts = true
  /// Whether a usage description that is not a string counts as present at run time (OPEN-19, KEY-018).
  ///
  /// Assumed not: the console asks for string values.
  public var nonStringDescriptionCounts = false
  /// Whether live updates wake an app that is suspended and has Always.
  ///
  /// Assumed so: other services do (DEL-007), and live updates launch an app that was ended (DEL-044).
  public var liveUpdatesWake = true
  /// Whether a start succeeds while something else keeps the app in use in the background (BG-009).
  ///
  /// Assumed so: an app in use has When In Use (DEL-001); BG-009 speaks of apps that just run there.
  public var startsWhileInUseSucceed = true
  /// Whether a start within the seconds after the app was left counts as one from the foreground (BG-009, BG-010).
  ///
  /// Assumed so: the app is in use then (DEL-001).
  public var startsInGraceSucceed = true
  /// Whether the reminder of 9 to 12 comes again after it was answered (SET-020).
  ///
  /// Assumed so, as from 13 on (SET-021): "once" is stated for 8 only.
  public var unknownReminderRepeats = true
  /// Whether a person who takes location away and gives it back in Settings finds Precise as it was (ACC-006).
  ///
  /// Assumed not: what is granted anew is granted as to a new app.
  public var regrantKeepsPrecise = false
  /// Whether Settings lists an app that has never asked for permission (SET-001).
  ///
  /// Inferred that not: no source says when an app appears there, but what it lists are decisions, and before the app asks
  /// there is none. A reset or a new installation makes the app one that has never asked.
  public var settingsListsAppsThatNeverAsked = false
  /// Whether a request that was decided before offers to turn Location Services on (AUTH-031).
  ///
  /// Assumed not: it is said to do nothing in silence (AUTH-023).
  public var decidedRequestsOfferServices = false
  /// Whether starting a service offers to turn Location Services on when the person had declined (AUTH-031).
  ///
  /// Assumed so: starting is said to offer it; only requests are said to do nothing then (AUTH-027).
  public var deniedStartsOfferServices = true
  /// Whether a change of accuracy calls back while nothing is granted (AUTH-005).
  ///
  /// Assumed so: a change of the accuracy that the app reads is one.
  public var ungrantedAccuracyCallsBack = true
  /// Whether a reset of Location & Privacy lets a session ask once more for the full accuracy that it was refused (AUTH-084).
  ///
  /// Assumed so: the reset restores what can be asked once (SET-008).
  public var resetForgetsRefusedAccuracy = true
  /// Whether heading needs authorization (OPEN-22, DEL-091).
  ///
  /// Assumed not: Apple's pages name the magnetometer as the only condition.
  public var headingNeedsAuthorization = false
  /// Whether a prompt goes when the app that it belongs to is left or the phone is locked.
  ///
  /// Assumed so: prompts need the app in the foreground (AUTH-028), and wrappers are reported to hang then.
  public var promptGoesWithForeground = true
  /// The coarsest desired accuracy, in meters, that keeps an Always session without indicator alive (OPEN-12).
  ///
  /// Assumed 100: stated for 100 and finer, and denied for 1,000 and coarser.
  public var coarsestBackgroundAccuracy = 100.0

  /// Creates the default assumptions.
  public init() {}
}

/// Durations that Apple does not publish, in seconds: the model's choices, adjustable.
public struct Timings: Hashable, Sendable {
  /// How long an app counts as in use after it was left (DEL-003, OPEN-01): observed 3 to 5.
  public var grace = 5.0
  /// How long Allow Once lasts after the app was left (AUTH-069, OPEN-01): observed 10 to 20.
  public var allowOnceExpiry = 15.0
  /// How long a held event stays fresh after it was held (AUTH-061, OPEN-23): inferred, a day.
  public var heldEventLifetime = 86_400.0
  /// How long after Always was used in the background the reminder shows (SET-020, SET-021): inferred, 3 days.
  public var reminderDelay = 259_200.0
  /// How long a one-shot request tries before it fails or settles for less (DEL-070): observed 10.
  public var requestLocationTimeout = 10.0
  /// How long standing still lasts before updates pause automatically (DEL-080): observed 600 to 1,200.
  public var automaticPause = 900.0
  /// How long a re-created service session is accepted after a launch (AUTH-085): inferred, 5.
  public var sessionRejoin = 5.0
  /// How long a widget counts as in use after it was seen (DEL-004): inferred, 5 minutes.
  public var widgetInUse = 300.0

  /// Creates the default durations.
  public init() {}
}
