import CoreLocation
import Testing

@Suite struct RegionTests {
  private let center = CLLocationCoordinate2D(latitude: 37.33616271, longitude: -122.0347059)
  private let uuid = UUID(
    uuid: (0x5E, 0x75, 0x95, 0x24, 0xB7, 0xF2, 0x4F, 0x3A, 0x81, 0xE6, 0x73, 0xB2, 0xF9, 0x72, 0x8A, 0xAB))

  private func circle(_ radius: Double = 141.17, identifier: String = "Home") -> CLCircularRegion {
    CLCircularRegion(center: center, radius: radius, identifier: identifier)
  }

  @Test func `MON-010: a region tells entry and exit unless told otherwise`() {
    #expect(circle().notifyOnEntry && circle().notifyOnExit)
    #expect(!CLBeaconRegion(uuid: uuid, identifier: "b").notifyEntryStateOnDisplay)
    #expect(CLRegion().identifier == "")
  }

  @Test func `regions of the same identifier are equal, whatever their shape`() {
    #expect(circle() == circle(7))
    #expect(circle() != circle(identifier: "Work"))
    #expect(CLBeaconRegion(uuid: uuid, identifier: "Home") == circle())
    #expect(Set([circle(), circle(7), circle(identifier: "Work")]).count == 2)
  }

  @Test func `a circle contains what is no farther from its middle than its radius`() {
    let region = CLCircularRegion(center: CLLocationCoordinate2D(), radius: 111_320, identifier: "equator")
    let places: [(Double, Double)] = [(0, 0), (0, 1), (0, 1.001), (1, 0), (1, 1), (0, .nan)]
    let inside = places.map { region.contains(CLLocationCoordinate2D(latitude: $0, longitude: $1)) }
    #expect(inside == [true, true, false, true, false, false])
  }

  @Test func `a copy has the same values and changes by itself`() throws {
    let region = circle()
    region.notifyOnExit = false
    let copy = try #require(region.copy() as? CLCircularRegion)
    copy.notifyOnEntry = false
    #expect(copy !== region && copy.radius == 141.17 && copy.center.latitude == center.latitude)
    #expect([copy.notifyOnEntry, copy.notifyOnExit, region.notifyOnEntry] == [false, false, true])
    let beacons = CLBeaconRegion(uuid: uuid, major: 3, identifier: "b")
    beacons.notifyEntryStateOnDisplay = true
    let other = try #require(beacons.copy() as? CLBeaconRegion)
    #expect(other.notifyEntryStateOnDisplay && other.major == 3 && other.minor == nil)
  }

  @Test func `regions come back from an archive with all that they tell`() throws {
    let region = circle()
    region.notifyOnEntry = false
    let back = try #require(try Archive.roundTrip(region))
    #expect(
      [back.center.latitude, back.center.longitude, back.radius] == [
        center.latitude, center.longitude, 141.17,
      ])
    #expect(back.identifier == "Home" && !back.notifyOnEntry && back.notifyOnExit)
    let beacons = CLBeaconRegion(uuid: uuid, major: 3, minor: 65_535, identifier: "b")
    beacons.notifyEntryStateOnDisplay = true
    let other = try #require(try Archive.roundTrip(beacons))
    #expect(other.identity == beacons.identity && other.notifyEntryStateOnDisplay)
    #expect(try Archive.roundTrip(CLBeaconRegion(uuid: uuid, identifier: "all"))?.major == nil)
  }

  @Test func `regions print as Apple's do`() {
    let regions: [CLRegion] = [
      circle(), CLBeaconRegion(uuid: uuid, major: 1, minor: 2, identifier: "door"),
      CLBeaconRegion(uuid: uuid, identifier: "all"),
    ]
    #expect(
      regions.map(\.description) == [
        "CLCircularRegion (identifier:'Home', center:<+37.33616271,-122.03470590>, radius:141.17m)",
        "CLBeaconRegion (identifier:'door', uuid:5E759524-B7F2-4F3A-81E6-73B2F9728AAB, major:1, minor:2)",
        "CLBeaconRegion (identifier:'all', uuid:5E759524-B7F2-4F3A-81E6-73B2F9728AAB, major:(null), minor:(null))",
      ])
  }

  @Test func `all initializers of a beacon region say which beacons are meant`() {
    let identity = [
      BeaconIdentity(uuid: uuid), BeaconIdentity(uuid: uuid, major: 1),
      BeaconIdentity(uuid: uuid, major: 1, minor: 2),
    ]
    let constraint = CLBeaconIdentityConstraint(uuid: uuid, major: 1, minor: 2)
    #expect(
      identity
        == [
          CLBeaconRegion(uuid: uuid, identifier: ""), CLBeaconRegion(uuid: uuid, major: 1, identifier: ""),
          CLBeaconRegion(beaconIdentityConstraint: constraint, identifier: ""),
        ].map(\.identity))
    #expect(
      identity
        == [
          CLBeaconRegion(UUID: uuid, identifier: ""), CLBeaconRegion(UUID: uuid, major: 1, identifier: ""),
          CLBeaconRegion(UUID: uuid, major: 1, minor: 2, identifier: ""),
        ].map(\.identity))
    #expect(
      identity
        == [
          CLBeaconRegion(proximityUUID: uuid, identifier: ""),
          CLBeaconRegion(proximityUUID: uuid, major: 1, identifier: ""),
          CLBeaconRegion(proximityUUID: uuid, major: 1, minor: 2, identifier: ""),
        ].map(\.identity))
    #expect(
      CLBeaconRegion(uuid: uuid, major: 1, minor: 2, identifier: "").beaconIdentityConstraint == constraint)
  }

  @Test func `a beacon's advertisement holds UUID, major, minor and power, 21 bytes`() {
    let region = CLBeaconRegion(uuid: uuid, major: 0x0102, minor: 0xFFFE, identifier: "b")
    let start: [UInt8] = [
      0x5E, 0x75, 0x95, 0x24, 0xB7, 0xF2, 0x4F, 0x3A, 0x81, 0xE6, 0x73, 0xB2, 0xF9, 0x72, 0x8A, 0xAB,
    ]
    let data = region.peripheralData(withMeasuredPower: nil)["kCBAdvDataAppleBeaconKey"] as? Data
    #expect(data == Data(start + [1, 2, 0xFF, 0xFE, 0xC5]))
    let weak = region.peripheralData(withMeasuredPower: -70)["kCBAdvDataAppleBeaconKey"] as? Data
    #expect(weak?.last == UInt8(bitPattern: -70))
  }
}
