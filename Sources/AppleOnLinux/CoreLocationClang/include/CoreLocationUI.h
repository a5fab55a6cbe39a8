#ifndef SEXTANT_CORELOCATIONUI_H
#define SEXTANT_CORELOCATIONUI_H

#include "CLAvailability.h"

/// The arrow on a location button.
typedef enum CL_OPEN_ENUM CLLocationButtonIcon : long {
  /// No arrow.
  CLLocationButtonIconNone = 0,
  /// A filled arrow.
  CLLocationButtonIconArrowFilled,
  /// The outline of an arrow.
  CLLocationButtonIconArrowOutline
} CL_IOS(15.0) CLLocationButtonIcon;

/// The text on a location button.
typedef enum CL_OPEN_ENUM CLLocationButtonLabel : long {
  /// No text.
  CLLocationButtonLabelNone = 0,
  /// Current Location.
  CLLocationButtonLabelCurrentLocation,
  /// Send Current Location.
  CLLocationButtonLabelSendCurrentLocation,
  /// Send My Current Location.
  CLLocationButtonLabelSendMyCurrentLocation,
  /// Share Current Location.
  CLLocationButtonLabelShareCurrentLocation,
  /// Share My Current Location.
  CLLocationButtonLabelShareMyCurrentLocation
} CL_IOS(15.0) CLLocationButtonLabel;

#endif
