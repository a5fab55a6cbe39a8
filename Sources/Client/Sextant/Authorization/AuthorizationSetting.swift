import LocationPolicy

/// The constants of an app's process: its Info.plist, and the rules of the release.
///
/// It is a class because rules are large and shared by many objects.
final class AuthorizationSetting: Sendable {
  /// The rules.
  let policy: AuthorizationPolicy
  /// The configuration that the Info.plist declares.
  let app: AppConfiguration
  /// The purpose keys that the Info.plist has a text for (KEY-030).
  let purposeKeys: Set<String>
  /// The limits for events that no callback reports.
  let times: AuthorizationTimes
  /// Whether the platform reports that a prompt covers the app.
  let seesPrompts: Bool

  init(
    policy: AuthorizationPolicy, app: AppConfiguration, purposeKeys: Set<String> = [],
    times: AuthorizationTimes = AuthorizationTimes(), seesPrompts: Bool = true
  ) {
    self.policy = policy
    self.app = app
    self.purposeKeys = purposeKeys
    self.times = times
    self.seesPrompts = seesPrompts
  }

  /// Whether a request for Always is best made in two steps: When In Use first, then Always (AUTH-065).
  ///
  /// True only if the second step can succeed: a person is never asked for something that would have no effect.
  var asksForAlwaysInSteps: Bool {
    let mayHaveAlways = app.traits.isDisjoint(with: [.widgetExtension, .appClip])
    return policy.escalation.value == .prompts && mayHaveAlways
      && SystemRequest.always.missingDescriptions(of: app, under: policy).isEmpty
  }
}
