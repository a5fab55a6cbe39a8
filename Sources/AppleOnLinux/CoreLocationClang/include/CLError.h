#ifndef SEXTANT_CLERROR_H
#define SEXTANT_CLERROR_H

#include "CLAvailability.h"

/// The codes of Core Location's errors; Swift names it CLError.Code.
///
/// Clang could also generate the whole of Apple's `CLError` from this enumeration (`ns_error_domain`), but the Swift
/// compiler crashes when it does so without Objective-C (6.3.1), so the rest is written in Swift.
typedef enum CL_OPEN_ENUM __CLErrorCode : long {
  /// The location is unknown at the moment; the manager keeps trying.
  __CLErrorCodeLocationUnknown CL_SWIFT_NAME(locationUnknown) = 0,
  /// The person does not allow it, or Location Services is off.
  __CLErrorCodeDenied CL_SWIFT_NAME(denied),
  /// The network cannot be reached.
  __CLErrorCodeNetwork CL_SWIFT_NAME(network),
  /// The heading is unknown: something disturbs the compass.
  __CLErrorCodeHeadingFailure CL_SWIFT_NAME(headingFailure),
  /// Region monitoring is not allowed.
  __CLErrorCodeRegionMonitoringDenied CL_SWIFT_NAME(regionMonitoringDenied),
  /// A region cannot be monitored.
  __CLErrorCodeRegionMonitoringFailure CL_SWIFT_NAME(regionMonitoringFailure),
  /// Region monitoring cannot start immediately.
  __CLErrorCodeRegionMonitoringSetupDelayed CL_SWIFT_NAME(regionMonitoringSetupDelayed),
  /// A region's events will be late.
  __CLErrorCodeRegionMonitoringResponseDelayed CL_SWIFT_NAME(regionMonitoringResponseDelayed),
  /// The geocoder found nothing.
  __CLErrorCodeGeocodeFoundNoResult CL_SWIFT_NAME(geocodeFoundNoResult),
  /// The geocoder found only a partial result.
  __CLErrorCodeGeocodeFoundPartialResult CL_SWIFT_NAME(geocodeFoundPartialResult),
  /// The geocoder was canceled.
  __CLErrorCodeGeocodeCanceled CL_SWIFT_NAME(geocodeCanceled),
  /// Deferred updates are not available.
  __CLErrorCodeDeferredFailed CL_SWIFT_NAME(deferredFailed),
  /// Deferred updates need standard updates, which are not running.
  __CLErrorCodeDeferredNotUpdatingLocation CL_SWIFT_NAME(deferredNotUpdatingLocation),
  /// Deferred updates need the best accuracy.
  __CLErrorCodeDeferredAccuracyTooLow CL_SWIFT_NAME(deferredAccuracyTooLow),
  /// Deferred updates need no distance filter.
  __CLErrorCodeDeferredDistanceFiltered CL_SWIFT_NAME(deferredDistanceFiltered),
  /// Deferred updates ended before their time.
  __CLErrorCodeDeferredCanceled CL_SWIFT_NAME(deferredCanceled),
  /// Ranging is not available.
  __CLErrorCodeRangingUnavailable CL_SWIFT_NAME(rangingUnavailable),
  /// Ranging failed.
  __CLErrorCodeRangingFailure CL_SWIFT_NAME(rangingFailure),
  /// The prompt was not shown, or the person declined.
  __CLErrorCodePromptDeclined CL_SWIFT_NAME(promptDeclined),
  /// Past locations are not available.
  __CLErrorCodeHistoricalLocationError CL_SWIFT_NAME(historicalLocationError)
} __CLErrorCode;

#endif
