import CoreLocation
import Testing

@Suite struct LocationTests {
  private let moment = Date(timeIntervalSinceReferenceDate: 700_000_000.25)
  private let place = CLLocationCoordinate2D(latitude: 37.785834, longitude: -122.406417)

  private var full: CLLocation {
    CLLocation(
      coordinate: place, altitude: 12, horizontalAccuracy: 5, verticalAccuracy: 8, course: 90,
      courseAccuracy: 3,
      speed: 1.5, speedAccuracy: 0.5, timestamp: moment,
      sourceInfo: CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false)
    )
  }

  /// All values of a location other than objects.
  private func numbers(_ location: CLLocation) -> [Double] {
    [
      location.coordinate.latitude, location.coordinate.longitude, location.altitude,
      location.ellipsoidalAltitude,
      location.horizontalAccuracy, location.verticalAccuracy, location.course, location.courseAccuracy,
      location.speed, location.speedAccuracy, location.timestamp.timeIntervalSinceReferenceDate,
    ]
  }

  @Test
  func
    `a location of two angles has an accuracy of 0, no valid altitude, course or speed, and the time of now`()
  {
    let before = Date()
    let location = CLLocation(latitude: 1, longitude: 2)
    #expect(numbers(location).dropLast() == [1, 2, 0, 0, 0, -1, -1, -1, -1, -1])
    #expect(before <= location.timestamp && location.timestamp <= Date())
    #expect(location.floor == nil && location.sourceInformation == nil)
    #expect(numbers(CLLocation()).dropLast() == [0, 0, 0, 0, 0, -1, -1, -1, -1, -1])
  }

  @Test func `each initializer leaves unknown what it does not take`() {
    let time = moment.timeIntervalSinceReferenceDate
    let five = CLLocation(
      coordinate: place, altitude: 12, horizontalAccuracy: 5, verticalAccuracy: 8, timestamp: moment)
    let seven = CLLocation(
      coordinate: place, altitude: 12, horizontalAccuracy: 5, verticalAccuracy: 8, course: 90, speed: 1.5,
      timestamp: moment)
    let nine = CLLocation(
      coordinate: place, altitude: 12, horizontalAccuracy: 5, verticalAccuracy: 8, course: 90,
      courseAccuracy: 3,
      speed: 1.5, speedAccuracy: 0.5, timestamp: moment)
    let start = [37.785834, -122.406417, 12, 0, 5, 8]
    #expect(numbers(five) == start + [-1, -1, -1, -1, time])
    #expect(numbers(seven) == start + [90, -1, 1.5, -1, time])
    #expect(numbers(nine) == start + [90, 3, 1.5, 0.5, time])
    #expect(numbers(full) == numbers(nine))
    #expect(full.sourceInformation?.isSimulatedBySoftware == true)
    #expect(full.sourceInformation?.isProducedByAccessory == false)
  }

  @Test func `a location comes back from an archive with all that it tells`() throws {
    let location = try #require(try Archive.roundTrip(full))
    #expect(numbers(location) == numbers(full))
    #expect(location.sourceInformation?.isSimulatedBySoftware == true)
    var reading = full.reading
    reading.floor = CLFloor(level: -2)
    reading.ellipsoidalAltitude = 44
    let other = try #require(try Archive.roundTrip(CLLocation(reading)))
    #expect(other.floor?.level == -2 && other.ellipsoidalAltitude == 44)
  }

  @Test func `an archive from a phone is read once its class name is made known`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.setClassName("CLLocation", for: CLLocation.self)
    archiver.setClassName("CLLocationSourceInformation", for: CLLocationSourceInformation.self)
    archiver.encode(full, forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.setClass(CLLocation.self, forClassName: "CLLocation")
    unarchiver.setClass(CLLocationSourceInformation.self, forClassName: "CLLocationSourceInformation")
    let location = unarchiver.decodeObject(of: CLLocation.self, forKey: NSKeyedArchiveRootObjectKey)
    #expect(location.map(numbers) == numbers(full))
  }

  @Test func `an archive without numbers gives a location of zeros`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.finishEncoding()
    let location = try #require(
      CLLocation(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)))
    #expect(location.coordinate.latitude == 0 && location.coordinate.longitude == 0)
    #expect(location.timestamp == Date(timeIntervalSinceReferenceDate: 0))
    #expect(location.course == -1)
  }

  @Test func `a location equals itself alone, and its copy is itself`() throws {
    let location = full
    #expect(location == location)
    #expect(location != full)
    #expect(location.copy() as? CLLocation === location)
  }

  @Test func `a location prints as Apple's does`() {
    let time = DateFormatter.localizedString(from: moment, dateStyle: .short, timeStyle: .full)
    #expect(
      full.description == "<+37.78583400,-122.40641700> +/- 5.00m (speed 1.50 mps / course 90.00) @ \(time)")
    #expect(
      "\(CLLocation(latitude: 0, longitude: 0))".hasPrefix(
        "<+0.00000000,+0.00000000> +/- 0.00m (speed -1.00 mps / course -1.00) @ "))
  }

  @Test(arguments: [
    (40.7128, -74.0060, 51.5074, -0.1278, 5_585_234), (0, 0, 0, 1, 111_319), (10, 20, 10, 20, 0),
  ])
  func `distances are those of the ellipsoid, which Apple's agree with to the meter`(
    _ latitude: Double, _ longitude: Double, _ toLatitude: Double, _ toLongitude: Double, meters: Double
  ) {
    let from = CLLocation(latitude: latitude, longitude: longitude)
    let to = CLLocation(latitude: toLatitude, longitude: toLongitude)
    #expect(abs(from.distance(from: to) - meters) < 1)
    #expect(abs(to.distance(from: from) - meters) < 1)
  }

  @Test func `a subclass's place counts, in its description and in distances`() {
    final class Moved: CLLocation, @unchecked Sendable {
      override var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 5, longitude: 6) }
    }
    let moved = Moved(latitude: 1, longitude: 2)
    #expect(moved.distance(from: CLLocation(latitude: 5, longitude: 6)) == 0)
    #expect(moved.description.hasPrefix("<+5.00000000,+6.00000000>"))
  }
}
