#ifndef SEXTANT_CLLOCATIONMANAGER_H
#define SEXTANT_CLLOCATIONMANAGER_H

#include "CLAvailability.h"

/// The orientation of the device while headings are read.
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

/// The status of an app's authorization.
typedef enum CL_OPEN_ENUM CLAuthorizationStatus : int {
  /// The person has not decided yet.
  kCLAuthorizationStatusNotDetermined = 0,
  /// The app may not use locations, and the person cannot change that.
  kCLAuthorizationStatusRestricted,
  /// The person declined, or Location Services is off.
  kCLAuthorizationStatusDenied,
  /// The app may use locations at any time.
  kCLAuthorizationStatusAuthorizedAlways CL_IOS(8.0),
  /// The app may use locations while it is in use.
  kCLAuthorizationStatusAuthorizedWhenInUse CL_IOS(8.0),
  /// The only authorization before iOS 8, now the same as authorizedAlways.
  kCLAuthorizationStatusAuthorized CL_IOS_DEPRECATED(2.0, 8.0, "Use authorizedAlways") =
      kCLAuthorizationStatusAuthorizedAlways
} CLAuthorizationStatus;

/// The accuracy of the locations that a person allows an app.
typedef enum CL_OPEN_ENUM CLAccuracyAuthorization : long {
  /// As accurate as the app requests.
  CLAccuracyAuthorizationFullAccuracy = 0,
  /// Within some kilometers.
  CLAccuracyAuthorizationReducedAccuracy
} CLAccuracyAuthorization;

/// The activity of a person while an app follows the location.
typedef enum CL_OPEN_ENUM CLActivityType : long {
  /// Any activity that no other case names.
  CLActivityTypeOther = 1,
  /// Driving.
  CLActivityTypeAutomotiveNavigation,
  /// Walking, running and other sports on foot.
  CLActivityTypeFitness,
  /// Moving by boat, train or another vehicle that does not follow roads.
  CLActivityTypeOtherNavigation,
  /// Flying.
  CLActivityTypeAirborne CL_IOS(12.0)
} CLActivityType;

#endif
