/// A place on the globe with its accuracy and the time of its measurement.
///
/// It is equal only to itself, as on Apple's platforms: two locations with the same numbers are different
/// measurements.
// Apple declares it Sendable, but a class that clients may subclass cannot be checked. It is immutable.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  package let reading: LocationReading

  /// Creates a location at 0° N 0° E.
  public override init() { reading = LocationReading(CLLocationCoordinate2D()) }

  /// Creates a location from what a receiver has measured.
  package init(_ reading: LocationReading) { self.reading = reading }

  /// Creates a location with the current time, an accuracy of 0 meters and an invalid altitude.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    reading = LocationReading(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
  }

  /// Creates a location whose speed and course are unknown.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    reading = LocationReading(
      coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      timestamp: timestamp)
  }

  /// Creates a location with a course and a speed whose uncertainties are unknown.
  @available(iOS 4.2, *)
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    var reading = LocationReading(
      coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      timestamp: timestamp)
    reading.course = course
    reading.speed = speed
    self.reading = reading
  }

  /// Creates a location with a course, a speed and their uncertainties.
  @available(iOS 13.4, *)
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    var reading = LocationReading(
      coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      timestamp: timestamp)
    reading.course = course
    reading.courseAccuracy = courseAccuracy
    reading.speed = speed
    reading.speedAccuracy = speedAccuracy
    self.reading = reading
  }

  /// Creates a location with information about its source.
  @available(iOS 15.0, *)
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date,
    sourceInfo: CLLocationSourceInformation
  ) {
    var reading = LocationReading(
      coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      timestamp: timestamp)
    reading.course = course
    reading.courseAccuracy = courseAccuracy
    reading.speed = speed
    reading.speedAccuracy = speedAccuracy
    reading.sourceInformation = sourceInfo
    self.reading = reading
  }

  /// Reads a location from an archive.
  public required init?(coder: NSCoder) { reading = LocationReading(coder: coder) }

  /// The coordinate of the device.
  open var coordinate: CLLocationCoordinate2D { reading.coordinate }

  /// Meters above mean sea level.
  open var altitude: CLLocationDistance { reading.altitude }

  /// Meters above the WGS 84 ellipsoid.
  @available(iOS 15.0, *)
  open var ellipsoidalAltitude: CLLocationDistance { reading.ellipsoidalAltitude }

  /// The radius of uncertainty in meters; negative if the coordinate is not valid.
  open var horizontalAccuracy: CLLocationAccuracy { reading.horizontalAccuracy }

  /// The uncertainty of the altitude in meters; not positive if the altitude is not valid.
  open var verticalAccuracy: CLLocationAccuracy { reading.verticalAccuracy }

  /// The direction in which the device moves, in degrees clockwise from true north; negative if unknown.
  @available(iOS 2.2, *)
  open var course: CLLocationDirection { reading.course }

  /// The uncertainty of the course in degrees; negative if the course is not valid.
  @available(iOS 13.4, *)
  open var courseAccuracy: CLLocationDirectionAccuracy { reading.courseAccuracy }

  /// Meters per second; negative if unknown.
  @available(iOS 2.2, *)
  open var speed: CLLocationSpeed { reading.speed }

  /// The uncertainty of the speed in meters per second; negative if the speed is not valid.
  @available(iOS 10.0, *)
  open var speedAccuracy: CLLocationSpeedAccuracy { reading.speedAccuracy }

  /// The time when the location was determined.
  open var timestamp: Date { reading.timestamp }

  /// The floor of the building, if the building has been surveyed.
  @available(iOS 8.0, *)
  open var floor: CLFloor? { reading.floor }

  /// The source of the location; nil if it is not known.
  @available(iOS 15.0, *)
  open var sourceInformation: CLLocationSourceInformation? { reading.sourceInformation }

  /// Returns the distance in meters to another location along the WGS 84 ellipsoid, ignoring altitudes.
  @available(iOS 3.2, *)
  open func distance(from location: CLLocation) -> CLLocationDistance {
    coordinate.distance(to: location.coordinate)
  }

  /// The location as Apple's implementation prints it.
  ///
  /// `<+37.78583400,-122.40641700> +/- 5.00m (speed -1.00 mps / course -1.00) @ 11/19/21, 11:43:18 PM Central
  /// Standard Time`, as apps' logs show it; the date is in the user's locale and time zone, short with a full time.
  open override var description: String {
    let numbers = String(
      format: "+/- %.2fm (speed %.2f mps / course %.2f)", horizontalAccuracy, speed, course)
    let date = DateFormatter.localizedString(from: timestamp, dateStyle: .short, timeStyle: .full)
    return "\(coordinate.signedText) \(numbers) @ \(date)"
  }

  /// Writes the location to an archive, under Apple's keys.
  open func encode(with coder: NSCoder) { reading.encode(with: coder) }

  /// Returns the location itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether its archives can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }
}
