/// Moves that a search has only if they are added, because each kind multiplies the situations: those of a part of Core
/// Location's Swift API that an app may use in addition to its manager, or of something that few people do.
package enum AddedMoves: String, CaseIterable, Hashable, Sendable {
  /// CLServiceSession (AUTH-083).
  case sessions
  /// CLLocationUpdate.liveUpdates() (AUTH-080).
  case live
  /// CLMonitor, whose events are awaited (MON-007).
  case monitors
  /// CLBackgroundActivitySession (BG-023).
  case activity
  /// The person's Don't Allow Changes, which is remembered with everything else (SET-025).
  case changes
}
