import LocationPolicy

/// What does not change while an app runs: its Info.plist, and the rules of the release.
///
/// A class, for rules are large and many hold them.
final class AuthorizationSetting: Sendable {
  /// The rules.
  let policy: AuthorizationPolicy
  /// What the Info.plist declares.
  let app: AppConfiguration
  /// The purpose keys that the Info.plist has a text for (KEY-030).
  let purposeKeys: Set<String>
  /// How long to wait for what no callback tells.
  let times: AuthorizationTimes
  /// Whether anything tells that a prompt covers the app.
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

  /// Whether a request for Always is best made in two steps: When In Use first, then more (AUTH-065).
  ///
  /// Only where the second step can succeed: a person is not asked for something that leads nowhere.
  var asksForAlwaysInSteps: Bool {
    let mayHaveAlways = app.traits.isDisjoint(with: [.widgetExtension, .appClip])
    return policy.escalation.value == .prompts && mayHaveAlways
      && SystemRequest.always.missingDescriptions(of: app, under: policy).isEmpty
  }
}
