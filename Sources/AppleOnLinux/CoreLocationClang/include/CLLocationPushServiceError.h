#ifndef SEXTANT_CLLOCATIONPUSHSERVICEERROR_H
#define SEXTANT_CLLOCATIONPUSHSERVICEERROR_H

#include "CLAvailability.h"

/// The reason why location pushes are not available; Swift names it CLLocationPushServiceError.Code.
typedef enum CL_OPEN_ENUM __CLLocationPushServiceErrorCode : long {
  /// Not known.
  __CLLocationPushServiceErrorCodeUnknown CL_SWIFT_NAME(unknown) = 0,
  /// The app has no Location Push Service Extension.
  __CLLocationPushServiceErrorCodeMissingPushExtension CL_SWIFT_NAME(missingPushExtension),
  /// The app's entitlements name no push environment.
  __CLLocationPushServiceErrorCodeMissingPushServerEnvironment CL_SWIFT_NAME(missingPushServerEnvironment),
  /// The app lacks the entitlement that Apple gives on request.
  __CLLocationPushServiceErrorCodeMissingEntitlement CL_SWIFT_NAME(missingEntitlement),
  /// The platform has no location pushes.
  __CLLocationPushServiceErrorCodeUnsupportedPlatform CL_SWIFT_NAME(unsupportedPlatform)
} CL_IOS(15.0) __CLLocationPushServiceErrorCode;

#endif
