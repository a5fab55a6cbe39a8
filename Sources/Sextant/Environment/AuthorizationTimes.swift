/// How long, in seconds, a client waits for what no callback tells; safety nets below the rules, adjustable.
///
/// Where the rules and what was seen say how a request ends, none of them matters.
public struct AuthorizationTimes: Hashable, Sendable {
  /// Seconds in which a prompt has covered the app, where it is open whether one comes.
  ///
  /// That is so when the app's past is not known, as after its memory was lost: a request that is used up brings
  /// no prompt and no callback (AUTH-008).
  public var uncertainPrompt = 2.0
  /// The first part of those seconds, in which what covers the app is taken for the prompt.
  ///
  /// What covers it later may be Control Center as well, which looks the same to the app; unless the status changes, the
  /// request then ends as not shown. Inferred: no source says how fast prompts come. Other libraries wait 0.25 or 0.3
  /// seconds for one, and then take those of slow phones for none. It is at most ``uncertainPrompt``.
  public var promptDelay = 1.25
  /// Seconds to wait for a prompt that the rules say comes, and for the app to be free for one.
  ///
  /// Long, because a phone under load may be slow; it ends requests only where a system does not do what the
  /// rules say.
  public var certainPrompt = 60.0
  /// Seconds that the new status may lag behind the prompt's going, because their order is not fixed.
  public var settling = 0.5

  /// Creates the default times.
  public init() {}

  /// The first part of the time in which it is open whether a prompt comes.
  var firstWait: Double { min(promptDelay, uncertainPrompt) }
}
