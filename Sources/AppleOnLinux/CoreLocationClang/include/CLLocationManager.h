#ifndef SEXTANT_CLLOCATIONMANAGER_H
#define SEXTANT_CLLOCATIONMANAGER_H

#include "CLAvailability.h"

/// How an iPhone is held while headings are read.
typedef enum CL_OPEN_ENUM CLDeviceOrientation : int {
  /// Not known.
  CLDeviceOrientationUnknown = 0,
  /// Upright.
  CLDeviceOrientationPortrait,
  /// Upright with the top down.
  CLDeviceOrientationPortraitUpsideDown,
  /// Upright on the side, the top to the left.
  CLDeviceOrientationLandscapeLeft,
  /// Upright on the side, the top to the right.
  CLDeviceOrientationLandscapeRight,
  /// Flat with the display up.
  CLDeviceOrientationFaceUp,
  /// Flat with the display down.
  CLDeviceOrientationFaceDown
} CLDeviceOrientation;

/// What a person allows an app to do with locations.
typedef enum CL_OPEN_ENUM CLAuthorizationStatus : int {
  /// Nobody has been asked yet.
  kCLAuthorizationStatusNotDetermined = 0,
  /// The app may not use locations, and the person cannot change that.
  kCLAuthorizationStatusRestricted,
  /// The person said no, or Location Services are off.
  kCLAuthorizationStatusDenied,
  /// The app may use locations at any time.
  kCLAuthorizationStatusAuthorizedAlways CL_IOS(8.0),
  /// The app may use locations while it is in use.
  kCLAuthorizationStatusAuthorizedWhenInUse CL_IOS(8.0),
  /// The only yes that there was before iOS 8, now the same as authorizedAlways.
  kCLAuthorizationStatusAuthorized CL_IOS_DEPRECATED(2.0, 8.0, "Use authorizedAlways") =
      kCLAuthorizationStatusAuthorizedAlways
} CLAuthorizationStatus;

/// How exact the locations are that a person lets an app have.
typedef enum CL_OPEN_ENUM CLAccuracyAuthorization : long {
  /// As exact as the app asks for.
  CLAccuracyAuthorizationFullAccuracy = 0,
  /// Within some kilometers.
  CLAccuracyAuthorizationReducedAccuracy
} CLAccuracyAuthorization;

/// What a person is doing while an app follows the location.
typedef enum CL_OPEN_ENUM CLActivityType : long {
  /// Something that no other case names.
  CLActivityTypeOther = 1,
  /// Driving.
  CLActivityTypeAutomotiveNavigation,
  /// Walking, running and other sports on foot.
  CLActivityTypeFitness,
  /// Moving by boat, train or another vehicle that does not keep to roads.
  CLActivityTypeOtherNavigation,
  /// Flying.
  CLActivityTypeAirborne CL_IOS(12.0)
} CLActivityType;

#endif
