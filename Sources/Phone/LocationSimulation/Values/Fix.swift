public import LocationTracks

/// A location as the system delivers it to an app.
public struct Fix: Hashable, Sendable {
  /// The place.
  public var coordinate: Coordinate
  /// Meters above mean sea level; meaningless if the vertical accuracy is negative.
  public var altitude: Double
  /// The radius of uncertainty in meters; negative if the coordinate is invalid (DEL-063).
  public var horizontalAccuracy: Double
  /// The uncertainty of the altitude in meters; negative if the altitude is invalid (DEL-063).
  public var verticalAccuracy: Double
  /// Meters per second; negative if invalid.
  public var speed: Double
  /// Degrees clockwise from true north; negative if invalid.
  public var course: Double
  /// The time when the location was found.
  public var moment: Moment
  /// The values that only a receiver outside of the phone reports; nil for positions of the simulated world.
  public var reception: Reception?
  /// The floor of the building, from -32,768 to 32,767; nil if unknown.
  public var floor: Int? {
    get { shortFloor.map(Int.init) }
    set { shortFloor = newValue.map { Int16(clamping: $0) } }
  }
  /// The floor in the bytes that the values above leave, because traces hold many fixes.
  private var shortFloor: Int16?

  /// Creates a fix.
  public init(
    coordinate: Coordinate, altitude: Double = 0, horizontalAccuracy: Double, verticalAccuracy: Double = -1,
    speed: Double = -1, course: Double = -1, floor: Int? = nil, moment: Moment
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.speed = speed
    self.course = course
    self.moment = moment
    self.floor = floor
  }
}

/// The values that a live receiver reports in addition to those that every fix has.
public struct Reception: Hashable, Sendable {
  /// The uncertainty of the speed in meters per second; negative if unknown.
  public var speedAccuracy: Double
  /// The uncertainty of the course in degrees; negative if unknown.
  public var courseAccuracy: Double
  /// The altitude in meters above the WGS 84 ellipsoid; nil if unknown.
  public var ellipsoidalAltitude: Double?
  /// Whether the receiver simulates its positions.
  public var isSimulated: Bool
  /// Whether the receiver is known to be outside of the phone.
  public var isAccessory: Bool

  /// Creates a reception; by default, one of a real receiver outside of the phone with nothing else known.
  public init(
    ellipsoidalAltitude: Double? = nil, speedAccuracy: Double = -1, courseAccuracy: Double = -1,
    isSimulated: Bool = false, isAccessory: Bool = true
  ) {
    self.ellipsoidalAltitude = ellipsoidalAltitude
    self.speedAccuracy = speedAccuracy
    self.courseAccuracy = courseAccuracy
    self.isSimulated = isSimulated
    self.isAccessory = isAccessory
  }
}

extension Fix {
  /// Returns the fix as found without satellites: less accurate, without movement, altitude and floor.
  func coarsened(to accuracy: Double) -> Fix {
    Fix(coordinate: coordinate, horizontalAccuracy: max(horizontalAccuracy, accuracy), moment: moment)
  }
}

/// The direction in which the phone points.
public struct Heading: Hashable, Sendable, Codable {
  /// Degrees clockwise from magnetic north.
  public var magneticHeading: Double
  /// Degrees clockwise from true north; negative if unknown (DEL-091).
  public var trueHeading: Double
  /// The greatest deviation in degrees; negative if invalid.
  public var accuracy: Double

  /// Creates a heading.
  public init(magneticHeading: Double, trueHeading: Double = -1, accuracy: Double = 5) {
    self.magneticHeading = magneticHeading
    self.trueHeading = trueHeading
    self.accuracy = accuracy
  }
}

/// A stay at a place.
public struct Visit: Hashable, Sendable {
  /// The place.
  public var coordinate: Coordinate
  /// The radius of uncertainty in meters.
  public var horizontalAccuracy: Double
  /// The start of the stay; nil if it began before it was noticed.
  public var arrival: Moment?
  /// The end of the stay; nil while it lasts.
  public var departure: Moment?

  /// Creates a visit.
  public init(coordinate: Coordinate, horizontalAccuracy: Double, arrival: Moment?, departure: Moment?) {
    self.coordinate = coordinate
    self.horizontalAccuracy = horizontalAccuracy
    self.arrival = arrival
    self.departure = departure
  }
}
