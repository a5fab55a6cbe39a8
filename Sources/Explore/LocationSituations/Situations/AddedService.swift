/// A part of Core Location's Swift API that an app may use in addition to its manager, or something that few people do;
/// it adds situations, so it is optional.
package enum AddedService: String, CaseIterable, Hashable, Sendable {
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
