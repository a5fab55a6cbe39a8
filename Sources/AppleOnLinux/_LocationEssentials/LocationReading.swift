/// The numbers of a location, with the values that Apple's initializers give what they are not told.
package struct LocationReading {
  /// Where the device is.
  package var coordinate: CLLocationCoordinate2D
  /// Meters above mean sea level.
  package var altitude: CLLocationDistance
  /// Meters above the WGS 84 ellipsoid; a receiver knows it, an app that makes a location does not.
  package var ellipsoidalAltitude: CLLocationDistance = 0
  /// The radius of uncertainty in meters; negative when the coordinate is not valid.
  package var horizontalAccuracy: CLLocationAccuracy
  /// The uncertainty of the altitude in meters; not positive when the altitude is not valid.
  package var verticalAccuracy: CLLocationAccuracy
  /// Degrees clockwise from true north; negative when unknown.
  package var course: CLLocationDirection = -1
  /// The uncertainty of the course in degrees; negative when the course is not valid.
  package var courseAccuracy: CLLocationDirectionAccuracy = -1
  /// Meters a second; negative when unknown.
  package var speed: CLLocationSpeed = -1
  /// The uncertainty of the speed in meters a second; negative when the speed is not valid.
  package var speedAccuracy: CLLocationSpeedAccuracy = -1
  /// When the location was determined.
  package var timestamp: Date
  /// The floor of a building that has been surveyed.
  package var floor: CLFloor?
  /// What made the location.
  package var sourceInformation: CLLocationSourceInformation?

  /// Creates a reading of now with an accuracy of 0 meters and without a valid altitude.
  init(_ coordinate: CLLocationCoordinate2D) {
    self.init(
      coordinate, altitude: 0, horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a reading; what it does not take is unknown until it is set.
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
