extension CLError {
  /// The location is unknown at the moment; the manager keeps trying.
  public static var locationUnknown: CLError.Code { .locationUnknown }

  /// The person does not allow it, or Location Services is off.
  public static var denied: CLError.Code { .denied }

  /// The network cannot be reached.
  public static var network: CLError.Code { .network }

  /// The heading is unknown: something disturbs the compass.
  public static var headingFailure: CLError.Code { .headingFailure }

  /// Region monitoring is not allowed.
  public static var regionMonitoringDenied: CLError.Code { .regionMonitoringDenied }

  /// A region cannot be monitored.
  public static var regionMonitoringFailure: CLError.Code { .regionMonitoringFailure }

  /// Region monitoring cannot start immediately.
  public static var regionMonitoringSetupDelayed: CLError.Code { .regionMonitoringSetupDelayed }

  /// A region's events will be late.
  public static var regionMonitoringResponseDelayed: CLError.Code { .regionMonitoringResponseDelayed }

  /// The geocoder found nothing.
  public static var geocodeFoundNoResult: CLError.Code { .geocodeFoundNoResult }

  /// The geocoder found only a partial result.
  public static var geocodeFoundPartialResult: CLError.Code { .geocodeFoundPartialResult }

  /// The geocoder was canceled.
  public static var geocodeCanceled: CLError.Code { .geocodeCanceled }

  /// Deferred updates are not available.
  public static var deferredFailed: CLError.Code { .deferredFailed }

  /// Deferred updates need standard updates, which are not running.
  public static var deferredNotUpdatingLocation: CLError.Code { .deferredNotUpdatingLocation }

  /// Deferred updates need the best accuracy.
  public static var deferredAccuracyTooLow: CLError.Code { .deferredAccuracyTooLow }

  /// Deferred updates need no distance filter.
  public static var deferredDistanceFiltered: CLError.Code { .deferredDistanceFiltered }

  /// Deferred updates ended before their time.
  public static var deferredCanceled: CLError.Code { .deferredCanceled }

  /// Ranging is not available.
  public static var rangingUnavailable: CLError.Code { .rangingUnavailable }

  /// Ranging failed.
  public static var rangingFailure: CLError.Code { .rangingFailure }

  /// The prompt was not shown, or the person declined.
  public static var promptDeclined: CLError.Code { .promptDeclined }

  /// Past locations are not available.
  public static var historicalLocationError: CLError.Code { .historicalLocationError }
}
