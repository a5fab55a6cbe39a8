#ifndef SEXTANT_CLREGION_H
#define SEXTANT_CLREGION_H

#include "CLAvailability.h"

/// The state of the device with respect to a region.
typedef enum CL_CLOSED_ENUM CLRegionState : long {
  /// Not known yet.
  CLRegionStateUnknown = 0,
  /// Inside the region.
  CLRegionStateInside,
  /// Outside the region.
  CLRegionStateOutside
} CL_IOS(7.0) CLRegionState;

/// The approximate distance of a beacon.
typedef enum CL_OPEN_ENUM CLProximity : long {
  /// Not known.
  CLProximityUnknown = 0,
  /// Within a hand's width.
  CLProximityImmediate,
  /// Within some meters.
  CLProximityNear,
  /// Farther away.
  CLProximityFar
} CL_IOS(7.0) CLProximity;

#endif
