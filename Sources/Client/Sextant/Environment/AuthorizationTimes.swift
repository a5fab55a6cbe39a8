/// The times, in seconds, that a client waits for what no callback reports; adjustable safety nets below the rules.
///
/// They have no effect if the rules and the observations determine how a request ends.
public struct AuthorizationTimes: Equatable, Sendable {
  /// The time within which a prompt must cover the app if it is uncertain whether one appears, in seconds.
  ///
  /// It is uncertain if the app's past is unknown, for example after the client's record was lost: a request that
  /// has been used already brings no prompt and no callback (AUTH-008).
  public var uncertainPrompt = 2.0
  /// The first part of that time, in which whatever covers the app is assumed to be the prompt.
  ///
  /// Anything that covers it later may just as well be Control Center, which looks the same to the app; unless the
  /// status changes, the request then ends as not shown. Inferred: no source says how fast prompts appear. Other
  /// libraries wait 0.25 or 0.3 seconds for one, and so miss the prompts of slow phones. It is at most
  /// ``uncertainPrompt``.
  public var promptDelay = 1.25
  /// Seconds to wait for a prompt that the rules guarantee, and for the app to become ready for one.
  ///
  /// It is long because a phone under load may be slow; it ends requests only on a system that does not follow
  /// the rules.
  public var certainPrompt = 60.0
  /// Seconds by which the new status may arrive after the prompt disappears, because their order is not fixed.
  public var settling = 0.5

  /// Creates the default times.
  public init() {}

  /// The first part of the time in which it is uncertain whether a prompt appears.
  var firstWait: Double { min(promptDelay, uncertainPrompt) }
}
