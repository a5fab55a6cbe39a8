import LocationPolicy
import LocationTracks
import Testing

@testable import LocationSimulation

/// Monitors before the first unlock after a restart, when the file of their conditions is protected.
@Suite struct MonitorFileTests {
  private let circle = MonitorCondition.circle(
    center: Coordinate(latitude: 48, longitude: 11), radius: 200)

  /// Returns a restarted phone whose app has a condition, and is launched by a push before the first unlock.
  private func restarted(_ release: Release, _ assumptions: DeviceAssumptions) throws -> Phone {
    var phone = Phone(release, assumptions: assumptions)
    try phone.settings(.chooses(.always, for: phone.app))
    try phone.opens()
    let monitor = try phone.open(.monitor(name: "places"))
    try phone.call(.add(circle, identifier: "home", assuming: nil), on: monitor)
    try phone.person(.restartsPhone)
    try phone.system(.launchesInBackground(phone.app))
    return phone
  }

  private func launchable(monitorsNeedUnlock: Bool = true) -> DeviceAssumptions {
    var assumptions = DeviceAssumptions()
    assumptions.launchesBeforeFirstUnlock = true
    assumptions.monitorsNeedFirstUnlock = monitorsNeedUnlock
    return assumptions
  }

  private func conditions(_ phone: Phone) -> [String]? {
    phone.device.monitor(named: "places", of: phone.app)?.conditions.map(\.identifier)
  }

  @Test(arguments: [Release.iOS17, .iOS18, .iOS26])
  func `MON-013: A monitor that is opened before the first unlock has no conditions, and can't store any`(
    release: Release
  ) throws {
    var phone = try restarted(release, launchable())
    let monitor = try phone.open(.monitor(name: "places"))
    try phone.call(.add(circle, identifier: "work", assuming: nil), on: monitor)
    try phone.call(.remove(identifier: "home"), on: monitor)
    #expect(conditions(phone) == [])
    #expect(phone.told(monitor) == [])
    try phone.call(.awaitEvents, on: monitor)
    var event = MonitorEvent(identifier: "work", state: .unknown, moment: phone.device.now)
    event.persistenceUnavailable = true
    let expected: [MessageContent] = release == .iOS17 ? [] : [.monitorEvent(event)]
    #expect(phone.told(monitor) == expected)
    try phone.call(.add(circle, identifier: "work", assuming: nil), on: monitor)
    #expect(phone.told(monitor) == expected, "at once, now that events are awaited")
  }

  @Test func `MON-013: After the first unlock, a monitor that is opened again has what it had before`() throws
  {
    var phone = try restarted(.iOS18, launchable())
    let monitor = try phone.open(.monitor(name: "places"))
    try phone.call(.awaitEvents, on: monitor)
    try phone.person(.unlocksPhone)
    #expect(conditions(phone) == [], "the monitor of before stays without them")
    try phone.call(.close, on: monitor)
    _ = try phone.open(.monitor(name: "places"))
    #expect(conditions(phone) == ["home"])
  }

  @Test func `MON-013: A phone that is locked later on keeps the file readable`() throws {
    var phone = try restarted(.iOS18, launchable())
    try phone.person(.unlocksPhone, .locksPhone)
    _ = try phone.open(.monitor(name: "places"))
    #expect(conditions(phone) == ["home"])
  }

  @Test func `that a monitor lacks its conditions before the first unlock is assumed`() throws {
    var phone = try restarted(.iOS18, launchable(monitorsNeedUnlock: false))
    let monitor = try phone.open(.monitor(name: "places"))
    #expect(conditions(phone) == ["home"])
    try phone.call(.add(circle, identifier: "work", assuming: nil), on: monitor)
    #expect(conditions(phone) == ["home", "work"])
  }

  @Test func `DEL-009: That something other than location launches apps before the first unlock is assumed`()
    throws
  {
    #expect(throws: CallError.self) { try restarted(.iOS18, DeviceAssumptions()) }
    var phone = try restarted(.iOS18, launchable())
    #expect(phone.state.phase == .background && phone.device.awaitsFirstUnlock)
    try phone.system(.terminates(phone.app))
    #expect(phone.state.phase == .rebooted)
    try phone.person(.unlocksPhone)
    #expect(phone.state.phase == .terminated && !phone.device.awaitsFirstUnlock)
  }

  @Test func `DEL-009: Even an app that runs gets no region's event before the first unlock`() throws {
    for isUnlocked in [false, true] {
      var phone = Phone(.iOS18, assumptions: launchable())
      try phone.device.perform(.world(.stays(at: TrackSample(Coordinate(latitude: 48, longitude: 11)))))
      try phone.settings(.chooses(.always, for: phone.app))
      try phone.opens()
      let manager = try phone.makeManager()
      let center = Coordinate(latitude: 48, longitude: 11)
      let home = Region(identifier: "home", shape: .circle(center: center, radius: 200))
      try phone.call(.start(.region(home)), on: manager)
      phone.device.advance(by: 120)
      try phone.person(.restartsPhone)
      if isUnlocked { try phone.person(.unlocksPhone) }
      try phone.system(.launchesInBackground(phone.app))
      let next = try phone.makeManager()
      try phone.call(.set(.allowsBackgroundLocationUpdates(true)), on: next)
      try phone.call(.start(.locationUpdates), on: next)
      try phone.device.perform(.world(.stays(at: TrackSample(Coordinate(latitude: 48.1, longitude: 11)))))
      phone.device.advance(by: 120)
      let isTold = phone.told(next).contains { if case .exitedRegion = $0 { true } else { false } }
      #expect(isTold == isUnlocked)
    }
  }
}
