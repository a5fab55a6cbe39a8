/// What of Core Location's Swift API an app may use besides its manager: more situations, and so only where it is asked for.
package enum AddedService: String, CaseIterable, Hashable, Sendable {
  /// CLServiceSession (AUTH-083).
  case sessions
  /// CLLocationUpdate.liveUpdates() (AUTH-080).
  case live
  /// CLMonitor, whose events are awaited (MON-007).
  case monitors
  /// CLBackgroundActivitySession (BG-023).
  case activity
}
