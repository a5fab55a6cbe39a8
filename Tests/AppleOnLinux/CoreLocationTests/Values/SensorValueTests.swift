import CoreLocation
import Testing

@Suite struct SensorValueTests {
  private let moment = Date(timeIntervalSince1970: 1_516_246_355)

  private var heading: CLHeading {
    var reading = HeadingReading()
    (reading.magneticHeading, reading.trueHeading, reading.headingAccuracy) = (17.63, -1, 25)
    (reading.x, reading.y, reading.z, reading.timestamp) = (-5.68, 18.537, -28.31, moment)
    return CLHeading(reading)
  }

  private var beacon: CLBeacon {
    var reading = BeaconReading()
    (reading.major, reading.minor, reading.proximity) = (1, 2, .far)
    (reading.accuracy, reading.rssi, reading.timestamp) = (21.54, -64, moment)
    return CLBeacon(reading)
  }

  @Test func `a heading prints as Apple's does, and comes back from an archive`() throws {
    let text =
      "magneticHeading 17.63 trueHeading -1.00 accuracy 25.00 x -5.680 y +18.537 z -28.310 @ 2018-01-18 03:32:35 +0000"
    #expect(heading.description == text)
    #expect(try Archive.roundTrip(heading)?.description == text)
    #expect(heading.copy() is CLHeading)
    #expect(CLHeading().headingAccuracy == -1)
  }

  @Test func `a beacon prints as Apple's does, and comes back from an archive`() throws {
    let text =
      "CLBeacon (uuid:00000000-0000-0000-0000-000000000000, major:1, minor:2, proximity:3 +/- 21.54m, rssi:-64, "
      + "timestamp:2018-01-18 03:32:35 +0000)"
    #expect(beacon.description == text)
    #expect(try Archive.roundTrip(beacon)?.description == text)
    #expect(beacon.proximityUUID == beacon.uuid)
  }

  @Test
  func `a visit has no beginning and no end unless they are known, and comes back from an archive`() throws {
    let open = CLVisit()
    #expect(open.arrivalDate == .distantPast && open.departureDate == .distantFuture)
    let visit = CLVisit(
      coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), horizontalAccuracy: 30,
      arrivalDate: moment)
    let back = try #require(try Archive.roundTrip(visit))
    #expect(back.description == visit.description)
    #expect(back.arrivalDate == moment && back.departureDate == .distantFuture)
  }

  @Test func `a floor comes back from an archive, the ground floor is 0`() throws {
    #expect(CLFloor().level == 0)
    #expect(try Archive.roundTrip(CLFloor(level: -3))?.level == -3)
  }

  @Test
  func `constraints that the same beacons meet are one in a set, and come back from an archive`() throws {
    let uuid = UUID()
    let constraints = [
      CLBeaconIdentityConstraint(uuid: uuid), CLBeaconIdentityConstraint(uuid: uuid, major: 1),
      CLBeaconIdentityConstraint(uuid: uuid, major: 1, minor: 2),
      CLBeaconIdentityConstraint(uuid: uuid, major: 1),
    ]
    #expect(Set(constraints).count == 3)
    #expect(constraints.map(\.major) == [nil, 1, 1, 1] && constraints.map(\.minor) == [nil, nil, 2, nil])
    for constraint in constraints { #expect(try Archive.roundTrip(constraint) == constraint) }
  }

  @Test func `an identity covers the beacons that have what it names`() {
    let (one, other) = (UUID(), UUID())
    let all = BeaconIdentity(uuid: one)
    #expect(all.covers(uuid: one, major: 7, minor: 8) && !all.covers(uuid: other, major: 7, minor: 8))
    #expect(!BeaconIdentity(uuid: one, major: 1).covers(uuid: one, major: 7, minor: 8))
    #expect(!BeaconIdentity(uuid: one, major: 7, minor: 1).covers(uuid: one, major: 7, minor: 8))
  }

  @Test func `an archive whose major value is none of a beacon's gives no constraint`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(UUID().uuidString, forKey: "kCLBeaconIdentityCodingKeyUUID")
    archiver.encode(NSNumber(value: 70_000), forKey: "kCLBeaconIdentityCodingKeyMajor")
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(CLBeaconIdentityConstraint(coder: unarchiver) == nil)
  }

  @Test func `a subclass that archives its own values alone is read`() throws {
    let beacon = try #require(try Archive.roundTrip(NamedBeacon(name: "door")))
    #expect(beacon.name == "door")
    #expect(beacon.description == CLBeacon().description)
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.finishEncoding()
    let constraint = CLBeaconIdentityConstraint(
      coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData))
    #expect(constraint == CLBeaconIdentityConstraint(BeaconIdentity()))
  }
}

/// A mock as in tests of apps, which returns given values and archives nothing else.
final class NamedBeacon: CLBeacon {
  let name: String

  init(name: String) {
    self.name = name
    super.init()
  }

  required init?(coder: NSCoder) {
    name = coder.decodeObject(of: NSString.self, forKey: "name").map(String.init(describing:)) ?? ""
    super.init(coder: coder)
  }

  override func encode(with coder: NSCoder) { coder.encode(name, forKey: "name") }
}
