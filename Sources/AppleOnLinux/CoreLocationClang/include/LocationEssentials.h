#ifndef SEXTANT_LOCATIONESSENTIALS_H
#define SEXTANT_LOCATIONESSENTIALS_H

/// An angle on the globe in degrees.
typedef double CLLocationDegrees;
/// A radius of uncertainty in meters; negative if the corresponding value is not valid.
typedef double CLLocationAccuracy;
/// Meters per second; negative if unknown.
typedef double CLLocationSpeed;
/// The uncertainty of a speed in meters per second; negative if the speed is not valid.
typedef double CLLocationSpeedAccuracy;
/// Degrees clockwise from north, 0 to 360; negative if unknown.
typedef double CLLocationDirection;
/// The uncertainty of a direction in degrees; negative if the direction is not valid.
typedef double CLLocationDirectionAccuracy;
/// Meters.
typedef double CLLocationDistance;

/// A latitude and a longitude on WGS 84.
typedef struct CLLocationCoordinate2D {
  /// Degrees north of the equator.
  CLLocationDegrees latitude;
  /// Degrees east of Greenwich.
  CLLocationDegrees longitude;
} CLLocationCoordinate2D;

#endif
