// The keys are those in Apple's archives, as documented by forensic tools that read such archives (among them readers
// of the archives of Bumble and of DJI Fly), so a location archived on a phone can be read here.
extension LocationReading {
  /// Reads the available numbers from an archive.
  ///
  /// A subclass may write only its own values. It is inferred from CLBeacon, which public tests subclass this way,
  /// that Apple's implementation then reads a location of zeros.
  package init(coder: NSCoder) {
    self.init(
      CLLocationCoordinate2D(
        latitude: coder.decodeDouble(forKey: Key.latitude),
        longitude: coder.decodeDouble(forKey: Key.longitude)),
      altitude: coder.decodeDouble(forKey: Key.altitude),
      horizontalAccuracy: coder.decodeDouble(forKey: Key.horizontalAccuracy),
      verticalAccuracy: coder.decodeDouble(forKey: Key.verticalAccuracy),
      timestamp: Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: Key.timestamp)))
    readMovement(from: coder)
    readObjects(from: coder)
  }

  private mutating func readMovement(from coder: NSCoder) {
    course = coder.double(forKey: Key.course, else: course)
    courseAccuracy = coder.double(forKey: Key.courseAccuracy, else: courseAccuracy)
    speed = coder.double(forKey: Key.speed, else: speed)
    speedAccuracy = coder.double(forKey: Key.speedAccuracy, else: speedAccuracy)
    ellipsoidalAltitude = coder.double(forKey: Key.ellipsoidalAltitude, else: ellipsoidalAltitude)
  }

  private mutating func readObjects(from coder: NSCoder) {
    floor = coder.object(of: CLFloor.self, forKey: Key.floor)
    sourceInformation = coder.object(of: CLLocationSourceInformation.self, forKey: Key.source)
  }

  /// Writes the numbers to an archive.
  package func encode(with coder: NSCoder) {
    coder.encode(coordinate.latitude, forKey: Key.latitude)
    coder.encode(coordinate.longitude, forKey: Key.longitude)
    coder.encode(altitude, forKey: Key.altitude)
    coder.encode(ellipsoidalAltitude, forKey: Key.ellipsoidalAltitude)
    coder.encode(horizontalAccuracy, forKey: Key.horizontalAccuracy)
    coder.encode(verticalAccuracy, forKey: Key.verticalAccuracy)
    coder.encode(course, forKey: Key.course)
    coder.encode(courseAccuracy, forKey: Key.courseAccuracy)
    coder.encode(speed, forKey: Key.speed)
    coder.encode(speedAccuracy, forKey: Key.speedAccuracy)
    coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: Key.timestamp)
    coder.encode(floor, forKey: Key.floor)
    coder.encode(sourceInformation, forKey: Key.source)
  }

  private enum Key {
    static let latitude = "kCLLocationCodingKeyCoordinateLatitude"
    static let longitude = "kCLLocationCodingKeyCoordinateLongitude"
    static let altitude = "kCLLocationCodingKeyAltitude"
    static let ellipsoidalAltitude = "kCLLocationCodingKeyEllipsoidalAltitude"
    static let horizontalAccuracy = "kCLLocationCodingKeyHorizontalAccuracy"
    static let verticalAccuracy = "kCLLocationCodingKeyVerticalAccuracy"
    static let course = "kCLLocationCodingKeyCourse"
    static let courseAccuracy = "kCLLocationCodingKeyCourseAccuracy"
    static let speed = "kCLLocationCodingKeySpeed"
    static let speedAccuracy = "kCLLocationCodingKeySpeedAccuracy"
    static let timestamp = "kCLLocationCodingKeyTimestamp"
    static let floor = "kCLLocationCodingKeyFloorObject"
    static let source = "kCLLocationCodingKeySourceInformation"
  }
}

extension NSCoder {
  /// Returns an object of an archive; nil if there is none, which an unarchiver treats as an error on Linux.
  package func object<Object: NSObject & NSCoding>(of type: Object.Type, forKey key: String) -> Object? {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }

  fileprivate func double(forKey key: String, else missing: Double) -> Double {
    containsValue(forKey: key) ? decodeDouble(forKey: key) : missing
  }
}
