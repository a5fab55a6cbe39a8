/// The numbers of a location, with the values that Apple's initializers use by default.
package struct LocationReading {
  /// The coordinate of the device.
  package var coordinate: CLLocationCoordinate2D
  /// Meters above mean sea level.
  package var altitude: CLLocationDistance
  /// Meters above the WGS 84 ellipsoid, known to a receiver but not to an app that creates a location.
  package var ellipsoidalAltitude: CLLocationDistance = 0
  /// The radius of uncertainty in meters; negative if the coordinate is not valid.
  package var horizontalAccuracy: CLLocationAccuracy
  /// The uncertainty of the altitude in meters; not positive if the altitude is not valid.
  package var verticalAccuracy: CLLocationAccuracy
  /// Degrees clockwise from true north; negative if unknown.
  package var course: CLLocationDirection = -1
  /// The uncertainty of the course in degrees; negative if the course is not valid.
  package var courseAccuracy: CLLocationDirectionAccuracy = -1
  /// Meters per second; negative if unknown.
  package var speed: CLLocationSpeed = -1
  /// The uncertainty of the speed in meters per second; negative if the speed is not valid.
  package var speedAccuracy: CLLocationSpeedAccuracy = -1
  /// The time when the location was determined.
  package var timestamp: Date
  /// The floor of a building that has been surveyed.
  package var floor: CLFloor?
  /// The source of the location.
  package var sourceInformation: CLLocationSourceInformation?

  /// Creates a reading with the current time, an accuracy of 0 meters and an invalid altitude.
  init(_ coordinate: CLLocationCoordinate2D) {
    self.init(
      coordinate, altitude: 0, horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a reading; values without an argument are unknown until they are set.
  package init(
    _ coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.timestamp = timestamp
  }
}
