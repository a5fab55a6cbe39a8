/// The error codes of Core Location with their raw values (ERR-001).
public enum LocationErrorCode: Int, CaseIterable, Hashable, Sendable {
  /// No fix for now; resolves by itself, but ends a one-shot request (ERR-002).
  case locationUnknown = 0
  /// Not authorized, services off, or started from the background with When In Use (ERR-003, BG-009).
  case denied = 1
  /// The network is unavailable.
  case network = 2
  /// Magnetic interference (DEL-091).
  case headingFailure = 3
  /// Monitoring without sufficient authorization (MON-001).
  case regionMonitoringDenied = 4
  /// The region is too large, or there are too many (MON-006).
  case regionMonitoringFailure = 5
  /// Monitoring could not be set up immediately.
  case regionMonitoringSetupDelayed = 6
  /// Events of the region may be late.
  case regionMonitoringResponseDelayed = 7
  /// The geocoder found nothing.
  case geocodeFoundNoResult = 8
  /// The geocoder found an incomplete result.
  case geocodeFoundPartialResult = 9
  /// The geocoder was canceled.
  case geocodeCanceled = 10
  /// Deferred updates failed (DEL-085).
  case deferredFailed = 11
  /// Deferred updates were requested without running updates.
  case deferredNotUpdatingLocation = 12
  /// Deferred updates were requested with too coarse an accuracy.
  case deferredAccuracyTooLow = 13
  /// Deferred updates were requested with a distance filter.
  case deferredDistanceFiltered = 14
  /// Deferred updates were canceled.
  case deferredCanceled = 15
  /// Ranging is unavailable: Bluetooth off, airplane mode (ERR-004).
  case rangingUnavailable = 16
  /// Ranging failed.
  case rangingFailure = 17
  /// A prompt for full accuracy was not shown (AUTH-072).
  case promptDeclined = 18
  /// An error of a historical location.
  case historicalLocationError = 19

  /// Returns whether a service continues after it reported the error, so that the app should ignore it (ERR-002).
  public func isTransient(for service: LocationService) -> Bool {
    self == .locationUnknown && service != .requestLocation
  }
}
