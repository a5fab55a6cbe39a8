/// The location rules of one release: every difference between releases is one property.
///
/// A policy is a plain value. Get a release's policy from ``policy(for:)``, change the properties whose effect you
/// want to explore, and pass it to the functions that make decisions.
public struct AuthorizationPolicy: Equatable, Sendable {
  /// The release that the rules belong to.
  public var release: Release
  /// Whether only its SDK's headers cover the release, so that rules that they don't state are carried
  /// forward.
  public var isKnownByHeadersOnly: Bool
  /// The look of the system, which is drawn.
  package var design = SystemDesign()

  // Requests

  /// Whether the first use of any service prompts by itself, with the classic API.
  public var implicitPrompt: Sourced<Bool>
  /// Whether an app can request When In Use.
  public var requestMethods: Sourced<Bool>
  /// The prompt of a request for When In Use.
  public var whenInUsePrompt: Sourced<PromptTemplate>
  /// The prompt of a request for Always from undetermined.
  public var alwaysPrompt: Sourced<PromptTemplate>
  /// The grant that results from agreeing to the first prompt of an Always request.
  public var firstAlwaysRequest: Sourced<FirstAlwaysRequest>
  /// The effect of a request for Always from When In Use.
  public var escalation: Sourced<Escalation>
  /// The prompt of the escalation, if it prompts.
  public var escalationPrompt: Sourced<PromptTemplate>
  /// Whether a request for Always can be made only once per install.
  public var singleAlwaysRequest: Sourced<Bool>
  /// The second prompt of provisional Always; nil if there is no provisional Always.
  public var provisionalPrompt: Sourced<PromptTemplate?>
  /// The fate of a request that the app makes while it is not in the foreground.
  public var requestInBackground: Sourced<RequestInBackground>
  /// The delegate method that reports changes.
  public var callback: Sourced<AuthorizationCallback>
  /// Whether a suspended app is woken to receive a change in Settings.
  public var changeWakesSuspendedApp: Sourced<Bool>

  // Info.plist

  /// The usage descriptions that a request for When In Use needs.
  public var whenInUseDescriptions: Sourced<UsageDescriptions>
  /// The usage descriptions that a request for Always needs.
  public var alwaysDescriptions: Sourced<UsageDescriptions>
  /// The effect of a missing usage description.
  public var missingDescription: Sourced<MissingDescription>

  // Accuracy

  /// Whether the person chooses between full and reduced accuracy.
  public var accuracyChoice: Sourced<Bool>
  /// Whether an app can request full accuracy once.
  public var temporaryFullAccuracy: Sourced<Bool>
  /// Whether the title of a prompt says "approximate location" to an app whose default accuracy is reduced.
  public var approximateTitle: Sourced<Bool>

  // Other ways to get locations

  /// Whether widgets can have locations.
  public var widgets: Sourced<Bool>
  /// Whether App Clips exist.
  public var appClips: Sourced<Bool>
  /// Whether location buttons exist.
  public var locationButton: Sourced<Bool>
  /// The effect of iterating live updates or monitoring events on authorization.
  public var asyncUpdates: Sourced<AsyncUpdates>
  /// Whether service sessions exist.
  public var serviceSessions: Sourced<Bool>

  // Settings

  /// The name of the page of Settings that contains Location Services.
  public var privacyPage: Sourced<PrivacyPage>
  /// The rows that Settings has for an app.
  public var settingsRows: Sourced<SettingsRows>
  /// The reminder of background use.
  public var reminder: Sourced<Reminder>

  // Services and delivery

  /// The services that exist.
  public var services: Sourced<ServiceSet>
  /// The services that When In Use permits.
  public var whenInUseServices: Sourced<ServiceSet>
  /// The services whose events launch an app that was terminated.
  public var relaunchingServices: Sourced<ServiceSet>
  /// Whether these services launch an app that the person ended.
  public var forceQuitRelaunch: Sourced<ForceQuitRelaunch>
  /// Whether live updates and monitors need an explicit Always session to benefit from Always.
  public var asyncNeedsAlwaysSession: Sourced<Bool>
  /// The way in which an app declares that a session may continue in the background.
  public var backgroundSwitch: Sourced<BackgroundSwitch>
  /// The condition for the background location indicator.
  public var backgroundIndicator: Sourced<BackgroundIndicator>
  /// Whether an Always session without indicator needs no filter and fine accuracy to continue.
  public var filterRule: Sourced<Bool>
  /// Whether background activity sessions exist.
  public var backgroundActivitySession: Sourced<Bool>
  /// Whether a Live Activity keeps the app in use.
  public var liveActivity: Sourced<Bool>
  /// Whether handling a message of the foreground watch app counts as use.
  public var watchMessages: Sourced<Bool>
  /// Whether turning off Background App Refresh stops location in the background.
  public var backgroundAppRefreshGates: Sourced<Bool>
  /// The meaning of the arrow in the status bar.
  public var statusArrow: Sourced<StatusArrow>
  /// Whether Control Center names the apps that used location.
  public var controlCenterAttribution: Sourced<Bool>
  /// Whether reading locationServicesEnabled() on the main thread logs a warning.
  public var servicesEnabledWarnsOnMainThread: Sourced<Bool>
  /// Whether there is an activity type for flying.
  public var airborneActivity: Sourced<Bool>
  /// Whether deferred updates can be requested without a deprecation warning.
  public var deferredUpdates: Sourced<Bool>

  /// Behavior that Apple does not document, as adjustable choices.
  public var assumptions: Assumptions
  /// Durations that Apple does not document, as adjustable choices.
  public var timings: Timings

  /// Returns a later release's rules: the same rules with some changes.
  public static func revision(
    of earlier: AuthorizationPolicy, as release: Release, _ change: (inout AuthorizationPolicy) -> Void
  ) -> AuthorizationPolicy {
    var policy = earlier
    policy.release = release
    policy.isKnownByHeadersOnly = false
    change(&policy)
    return policy
  }
}
