import LocationPolicy

/// What does not change while an app runs: its Info.plist, and the rules of the release.
struct AuthorizationSetting: Sendable {
  /// The rules.
  var policy: AuthorizationPolicy
  /// What the Info.plist declares.
  var app: AppConfiguration
  /// The purpose keys that the Info.plist has a text for (KEY-030).
  var purposeKeys: Set<String> = []
  /// Seconds in which a prompt that comes at all has covered the app.
  ///
  /// A net below the rules: it decides only where they leave it open whether a prompt comes, or where a system
  /// does not do what they say.
  var appearanceTime = 2.0
  /// Seconds that the new status may lag behind the prompt's going, for their order is not fixed.
  var settlingTime = 0.5
}
