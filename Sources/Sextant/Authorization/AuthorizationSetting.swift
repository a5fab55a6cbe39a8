import LocationPolicy

/// What does not change while an app runs: its Info.plist, and the rules of the release.
struct AuthorizationSetting: Sendable {
  /// The rules.
  var policy: AuthorizationPolicy
  /// What the Info.plist declares.
  var app: AppConfiguration
  /// The purpose keys that the Info.plist has a text for (KEY-030).
  var purposeKeys: Set<String> = []
  /// How long to wait for what no callback tells.
  var times = AuthorizationTimes()

  /// Whether a request for Always is best made in two steps: When In Use first, then more (AUTH-065).
  ///
  /// Only where the second step can succeed: a person is not asked for something that leads nowhere.
  var asksForAlwaysInSteps: Bool {
    let mayHaveAlways = app.traits.isDisjoint(with: [.widgetExtension, .appClip])
    return policy.escalation.value == .prompts && mayHaveAlways
      && SystemRequest.always.missingDescriptions(of: app, under: policy).isEmpty
  }
}
