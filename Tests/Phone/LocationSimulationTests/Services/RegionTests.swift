import Foundation
import LocationPolicy
import LocationTracks
import Testing

@testable import LocationSimulation

/// Region and beacon monitoring.
@Suite struct RegionTests {
  static let home = Region(identifier: "home", shape: .circle(center: Phone.start, radius: 200))
  private let beacon = BeaconConstraint(uuid: UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))

  private func sighting(_ minor: UInt16 = 1, distance: Double = 1) -> BeaconSighting {
    BeaconSighting(uuid: beacon.uuid, major: 1, minor: minor, distance: distance, rssi: -60)
  }

  /// Returns a phone outside of home whose app monitors that region.
  private func monitoring(_ release: Release, _ region: Region = home) throws -> (Phone, ClientID) {
    var (phone, manager) = try Phone.granted(.always, release)
    try phone.isPut(1_000)
    try phone.call(.start(.region(region)), on: manager)
    phone.device.advance(by: 10)
    #expect(phone.told(manager) == [.startedMonitoring(region)])
    return (phone, manager)
  }

  @Test(arguments: Release.allCases)
  func `entering and leaving is told, when it lasts`(release: Release) throws {
    var (phone, manager) = try monitoring(release)
    try phone.isPut(0)
    phone.device.advance(by: 60)
    #expect(phone.told(manager) == [.enteredRegion(Self.home), .regionState(.inside, Self.home)])
    try phone.isPut(230)
    phone.device.advance(by: 600)
    #expect(phone.told(manager) == [])
    try phone.isPut(300)
    phone.device.advance(by: 60)
    #expect(phone.told(manager) == [.exitedRegion(Self.home), .regionState(.outside, Self.home)])
  }

  @Test(arguments: Release.allCases)
  func `MON-009: A crossing reaches every manager, whichever started the region`(release: Release) throws {
    var (phone, _) = try monitoring(release)
    _ = try phone.makeManager()
    _ = phone.told()
    try phone.isPut(0)
    phone.device.advance(by: 60)
    #expect(phone.told().count { $0 == .enteredRegion(Self.home) } == 2)
    try phone.isPut(1_000)
    phone.device.advance(by: 60)
    #expect(phone.told().count { $0 == .exitedRegion(Self.home) } == 2)
  }

  @Test(arguments: Release.allCases)
  func `a moment on the other side does not count`(release: Release) throws {
    var (phone, manager) = try monitoring(release)
    try phone.call(.start(.locationUpdates), on: manager)
    phone.device.advance(by: 5)
    try phone.isPut(0)
    phone.device.advance(by: 15)
    try phone.isPut(1_000)
    phone.device.advance(by: 60)
    #expect(!phone.told(manager).contains(.enteredRegion(Self.home)))
  }

  @Test(arguments: [true, false]) func `only what the region asks for is told`(onEntry: Bool) throws {
    var region = Self.home
    region.notifyOnEntry = onEntry
    region.notifyOnExit = !onEntry
    var (phone, manager) = try monitoring(.iOS18, region)
    try phone.isPut(0)
    phone.device.advance(by: 60)
    #expect(phone.told(manager) == (onEntry ? [.enteredRegion(region), .regionState(.inside, region)] : []))
    try phone.isPut(1_000)
    phone.device.advance(by: 60)
    #expect(phone.told(manager) == (onEntry ? [] : [.exitedRegion(region), .regionState(.outside, region)]))
  }

  @Test(arguments: Release.allCases)
  func `MON-011: being inside from the start is not an entry; the state tells it`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.always, release)
    try phone.isPut(0)
    try phone.call(.start(.region(Self.home)), on: manager)
    try phone.call(.requestState(region: "home"), on: manager)
    #expect(phone.told(manager) == [.startedMonitoring(Self.home)])
    phone.device.advance(by: 1)
    #expect(phone.told(manager) == [.regionState(.inside, Self.home)])
    phone.device.advance(by: 600)
    try phone.call(.requestState(region: "home"), on: manager)
    #expect(phone.told(manager) == [.regionState(.inside, Self.home)])
  }

  @Test(arguments: Release.allCases)
  func `MON-006: An app has 20 regions, whichever manager started them`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.always, release)
    let other = try phone.makeManager()
    for number in 1...20 {
      let region = Region(identifier: "\(number)", shape: Self.home.shape)
      try phone.call(.start(.region(region)), on: number.isMultiple(of: 2) ? manager : other)
    }
    _ = phone.told()
    let more = Region(identifier: "21", shape: Self.home.shape)
    try phone.call(.start(.region(more)), on: manager)
    #expect(phone.told() == [.monitoringFailed(more, .regionMonitoringFailure)])
    let same = Region(identifier: "7", shape: .circle(center: Phone.start, radius: 300))
    try phone.call(.start(.region(same)), on: manager)
    #expect(phone.told() == [.startedMonitoring(same)])
    #expect(phone.device.monitoredRegions(of: phone.app).count == 20)
    #expect(phone.device.monitoredRegions(of: phone.app)[6] == same)
    try phone.call(.stop(.region(same)), on: other)
    try phone.call(.start(.region(more)), on: manager)
    #expect(phone.told() == [.startedMonitoring(more)])
  }

  @Test(arguments: Release.allCases)
  func `MON-006: A radius above the maximum fails`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.always, release)
    let maximum = phone.device.assumptions.maximumRegionDistance
    let region = Region(identifier: "huge", shape: .circle(center: Phone.start, radius: maximum + 1))
    try phone.call(.start(.region(region)), on: manager)
    #expect(phone.told() == [.monitoringFailed(region, .regionMonitoringFailure)])
    #expect(phone.device.monitoredRegions(of: phone.app) == [])
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS8 })
  func `MON-001, ERR-004: Without what monitoring needs it fails with error 4`(release: Release) throws {
    for (row, fails) in [(SettingsRow.never, true), (.whileUsing, release < .iOS13)] {
      var (phone, manager) = try Phone.granted(row, release)
      try phone.call(.start(.region(Self.home)), on: manager)
      let failure = MessageContent.monitoringFailed(Self.home, .regionMonitoringDenied)
      #expect(phone.told() == [fails ? failure : .startedMonitoring(Self.home)])
    }
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS13 })
  func `AUTH-021: Monitoring begins with the grant`(release: Release) throws {
    var (phone, manager) = try Phone.granted(nil, release)
    try phone.call(.start(.region(Self.home)), on: manager)
    #expect(phone.told() == [])
    try phone.call(.requestWhenInUseAuthorization, on: manager)
    try phone.person(.answers(phone.agreement()))
    #expect(phone.told(manager).last == .startedMonitoring(Self.home))
  }

  @Test(arguments: Release.allCases, [true, false])
  func
    `DEL-007: A suspended app is woken for a crossing, an ended one launched, and told once it has a manager`(
      release: Release, isEnded: Bool
    ) throws
  {
    var (phone, manager) = try monitoring(release)
    try phone.person(.goesHome)
    phone.device.advance(by: 10)
    if isEnded { try phone.system(.terminates(phone.app)) }
    _ = phone.told()
    try phone.isPut(0)
    phone.waitsForNews(atMost: 61)
    let entry: [MessageContent] = [.enteredRegion(Self.home), .regionState(.inside, Self.home)]
    if isEnded {
      #expect(phone.told() == [.launched(.location(.region))])
      manager = try phone.makeManager()
      #expect(phone.told(manager).filter { !$0.isAuthorization } == entry)
    } else {
      #expect(phone.told() == entry)
    }
    #expect(phone.state.phase == .background)
    phone.device.advance(by: 60)
    #expect(phone.state.phase == .suspended)
  }

  @Test(arguments: [Release.iOS13, .iOS18])
  func `MON-002: With When In Use a crossing is told when the app is in use again`(release: Release) throws {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.isPut(1_000)
    try phone.call(.start(.region(Self.home)), on: manager)
    phone.device.advance(by: 10)
    try phone.person(.goesHome)
    phone.device.advance(by: 10)
    try phone.isPut(0)
    phone.device.advance(by: 600)
    #expect(!phone.told().contains(.enteredRegion(Self.home)))
    try phone.opens()
    phone.device.advance(by: 60)
    #expect(phone.told(manager).contains(.enteredRegion(Self.home)))
  }

  @Test
  func `AUTH-061: A crossing is held for a provisional app, and told when the person changes to Always`()
    throws
  {
    var phone = Phone(.iOS18)
    let manager = try phone.agrees(to: .requestAlwaysAuthorization, .allowWhileUsingApp)
    try phone.isPut(1_000)
    try phone.call(.start(.region(Self.home)), on: manager)
    phone.device.advance(by: 10)
    try phone.person(.goesHome)
    phone.device.advance(by: 10)
    _ = phone.told()
    try phone.isPut(0)
    phone.device.advance(by: 100)
    #expect(phone.told() == [])
    #expect(phone.state.heldEvent?.content == .enteredRegion(Self.home))
    try phone.system(.showsSecondPrompt(phone.app))
    try phone.person(.answers(.changeToAlwaysAllow))
    #expect(phone.told(manager).contains(.enteredRegion(Self.home)))
  }

  @Test(arguments: [Release.iOS14, .iOS18])
  func `ACC-003: Reduced accuracy brings no regions`(release: Release) throws {
    var (phone, manager) = try monitoring(release)
    try phone.settings(.setsPrecise(false, for: phone.app))
    try phone.opens()
    try phone.isPut(0)
    phone.device.advance(by: 600)
    #expect(!phone.told(manager).contains(.enteredRegion(Self.home)))
  }

  @Test(arguments: Release.allCases)
  func `a beacon region is entered when a beacon is heard and left when none is for a while`(release: Release)
    throws
  {
    var (phone, manager) = try Phone.granted(.always, release)
    let region = Region(identifier: "shop", shape: .beacon(beacon))
    try phone.call(.start(.region(region)), on: manager)
    phone.device.advance(by: 5)
    _ = phone.told()
    try phone.world(.beacons([sighting()]))
    #expect(phone.told() == [.enteredRegion(region), .regionState(.inside, region)])
    try phone.world(.beacons([]))
    phone.device.advance(by: 10)
    try phone.world(.beacons([sighting(2)]))
    phone.device.advance(by: 60)
    #expect(phone.told() == [])
    try phone.world(.beacons([]))
    phone.device.advance(by: 60)
    #expect(phone.told() == [.exitedRegion(region), .regionState(.outside, region)])
  }
}

extension MessageContent {
  var isAuthorization: Bool {
    if case .authorization = self { true } else { false }
  }

  /// Whether it tells of a region that is monitored.
  var isOfRegion: Bool {
    switch self {
    case .enteredRegion, .exitedRegion, .regionState: true
    default: false
    }
  }
}
