import LocationPolicy
import LocationTracks

/// Standard updates that a manager started and has not stopped.
public struct StandardUpdates: Hashable, Sendable {
  /// Whether the app was in use when it started them, or came to the foreground since (BG-009, BG-010).
  public internal(set) var startedInUse: Bool
  /// Whether the system paused them, and the app has not started them again since (DEL-080).
  public internal(set) var isPaused = false
  /// What becomes of a position just now.
  var flow = FixFlow.none
  /// The indicator that they show just now.
  var indicator = Indicator.none
  /// Whether they keep the app running in the background.
  var keepsRunning = false
  /// Whether they stop after grace because the app is only provisionally always (AUTH-066).
  var stopsForWantOfAlways = false
  /// Since when they run without interruption by a pause; nil before they began.
  var runsSince: Moment?
  /// Whether they ran before they were paused.
  var wasPaused = false
  /// Where the last fix was that the app got, and how accurate (DEL-061).
  var last: DeliveredPlace?
  /// Whether the app was told that no position can be found, and none was found since (ERR-002).
  var saidUnknown = false
  /// The error that the app was told, while that is so (ERR-003).
  var failure: LocationErrorCode?
  /// The deferral that the app asked for.
  var deferral: Deferral?

  init(startedInUse: Bool) { self.startedInUse = startedInUse }
}
