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
