import Foundation
import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import Testing

/// The app's process ends, and the system launches it for what happens.
@Suite(.ownMainQueue) struct RegionRelaunchTests {
  static let some = RegionWatchTests.some

  /// The process ends with the phone in the background.
  private func ends(_ phone: Handset, byForce: Bool = false) throws {
    try phone.person(.goesHome)
    phone.passes(30)
    if byForce {
      try phone.person(.forceQuits(phone.host.app))
    } else {
      try phone.system(.terminates(phone.host.app))
    }
    phone.passes(10)
    #expect(phone.client == nil)
  }

  @Test(arguments: Release.allCases)
  func `DEL-008, MIS-40: An app that is launched for a region hears of the crossing, once`(release: Release)
    throws
  {
    let phone = try Handset(release, at: -5_000)
    phone.client?.regions.add([RegionWatchTests.region("home", 0), RegionWatchTests.region("work", 9_000)])
    phone.passes(60)
    try ends(phone)
    var heard: [Heard<Update<RegionEvent>>] = []
    phone.atLaunch = { phone in
      if let events = try? phone.listens(to: { $0.regions.events }) { heard.append(events) }
    }
    try phone.isPut(0)
    phone.passes(300)
    #expect(phone.launches == 2)
    #expect(heard.map { $0.all.map(RegionWatchTests.brief) } == [["into home"]])
    #expect(phone.client?.regions.regions.map(\.id) == ["home", "work"])
    try phone.isPut(9_000)
    phone.passes(300)
    #expect(
      heard.flatMap { $0.all.map(RegionWatchTests.brief) } == ["into home", "out of home", "into work"])
  }

  @Test(arguments: some)
  func `the drive goes on through launches, and each crossing is told once`(release: Release) throws {
    let phone = try Handset(release)
    phone.client?.regions.add(RegionWatchTests.road(60))
    phone.passes(60)
    var heard: [Heard<Update<RegionEvent>>] = []
    phone.atLaunch = { phone in
      if let events = try? phone.listens(to: { $0.regions.events }) { heard.append(events) }
    }
    try ends(phone)
    try phone.drives(from: 0, to: 183_000, at: 30)
    for _ in 0..<22 {
      phone.passes(300, step: 30)
      if phone.client != nil, phone.app.phase != .foreground { try phone.system(.terminates(phone.host.app)) }
    }
    phone.passes(300, step: 30)
    #expect(
      heard.flatMap { $0.all.map(RegionWatchTests.brief) }
        == (1...60).flatMap { ["into \($0)", "out of \($0)"] })
    #expect(phone.launches > 10)
  }

  @Test(arguments: some)
  func `when what was kept is damaged, the regions that the system has are taken up`(release: Release) throws
  {
    let kept = Kept()
    let phone = try Handset(release, at: -5_000, storage: .memory(kept))
    phone.client?.regions.add([RegionWatchTests.region("home", 0), RegionWatchTests.region("work", 9_000)])
    phone.passes(60)
    try ends(phone)
    kept[.regions] = Data("{\"regions\":[{".utf8)
    try phone.person(.opens(phone.host.app))
    phone.passes(60)
    let regions = phone.client?.regions.regions ?? []
    #expect(regions.map(\.id) == ["home", "work"])
    #expect(regions.map(\.radius) == [200, 200])
    let heard = try phone.listens { $0.regions.events }
    try phone.isPut(0)
    phone.passes(120)
    #expect(heard.all.map(RegionWatchTests.brief) == ["into home"])
  }

  @Test(arguments: some)
  func `MIS-51: What was removed stays removed after a launch`(release: Release) throws {
    let phone = try Handset(release, at: -5_000)
    phone.client?.regions.add(RegionWatchTests.region("home", 0))
    phone.passes(60)
    phone.client?.regions.removeAll()
    phone.passes(10)
    try ends(phone)
    try phone.isPut(0)
    phone.passes(300)
    #expect(phone.launches == 1)
    try phone.person(.opens(phone.host.app))
    phone.passes(60)
    #expect(phone.client?.regions.regions == [])
    #expect(phone.monitored == [])
  }

  @Test(arguments: [Release.iOS13, .iOS18, .iOS26])
  func `a crossing that nobody was launched for is told at the next launch`(release: Release) throws {
    let phone = try Handset(release, .whileUsing, at: -5_000)
    phone.client?.regions.add(RegionWatchTests.region("home", 0))
    phone.passes(60)
    try ends(phone)
    try phone.isPut(0)
    phone.passes(600)
    #expect(phone.launches == 1)
    try phone.person(.opens(phone.host.app))
    let heard = try phone.listens { $0.regions.events }
    phone.passes(120)
    #expect(heard.all.map(RegionWatchTests.brief) == ["into home"])
  }
}
