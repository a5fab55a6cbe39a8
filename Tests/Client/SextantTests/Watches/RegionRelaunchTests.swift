import Foundation
import LocationPolicy
import Sextant
import SextantTesting
import Testing

/// The app's process ends, and the system launches it for events.
@MainActor
@Suite struct RegionRelaunchTests {
  nonisolated static let some = RegionWatchTests.some

  /// Ends the process with the app in the background.
  private func ends(_ phone: TestPhone, byForce: Bool = false) async throws {
    try phone.goHome()
    try await phone.advance(by: 30)
    if byForce {
      try phone.forceQuit()
    } else {
      try phone.terminate()
    }
    try await phone.advance(by: 10)
    #expect(!phone.isAppRunning)
  }

  @Test(arguments: Release.allCases)
  func `DEL-008, MIS-40: An app that is launched for a region hears of the crossing, once`(release: Release)
    async throws
  {
    let phone = try TestPhone.granting(release, at: -5_000)
    let client = phone.client()
    client.regions.add([RegionWatchTests.region("home", 0), RegionWatchTests.region("work", 9_000)])
    try await phone.advance(by: 60)
    try await ends(phone)
    var heard: [Heard<Update<RegionEvent>>] = []
    var known: [[String]] = []
    phone.onLaunch = { _ in
      let client = phone.client()
      known.append(client.regions.regions.map(\.id))
      heard.append(phone.hear { client.regions.events })
    }
    phone.stay(at: .road(0))
    try await phone.advance(by: 300)
    #expect(known == [["home", "work"]])
    #expect(heard.map { $0.all.map(RegionWatchTests.brief) } == [["into home"]])
    phone.stay(at: .road(9_000))
    try await phone.advance(by: 300)
    #expect(
      heard.flatMap { $0.all.map(RegionWatchTests.brief) } == ["into home", "out of home", "into work"])
  }

  @Test(arguments: some)
  func `the drive goes on through launches, and each crossing is told once`(release: Release) async throws {
    let phone = try TestPhone.granting(release)
    let client = phone.client()
    client.regions.add(RegionWatchTests.road(60))
    try await phone.advance(by: 60)
    var heard: [Heard<Update<RegionEvent>>] = []
    phone.onLaunch = { _ in heard.append(phone.hear { LocationClient().regions.events }) }
    try await ends(phone)
    phone.goes(from: 0, to: 183_000, at: 30)
    for _ in 0..<22 {
      try await phone.advance(by: 300)
      if phone.isAppRunning { try phone.terminate() }
    }
    try await phone.advance(by: 300)
    #expect(
      heard.flatMap { $0.all.map(RegionWatchTests.brief) }
        == (1...60).flatMap { ["into \($0)", "out of \($0)"] })
    #expect(heard.count > 9)
  }

  @Test(arguments: some)
  func `when what was kept is damaged, the regions that the system has are taken up`(release: Release)
    async throws
  {
    let phone = try TestPhone.granting(release, at: -5_000)
    let client = phone.client()
    client.regions.add([RegionWatchTests.region("home", 0), RegionWatchTests.region("work", 9_000)])
    try await phone.advance(by: 60)
    try await ends(phone)
    phone.storage.save(Data("{\"regions\":[{".utf8), .regions)
    try phone.open()
    let next = phone.client()
    try await phone.advance(by: 60)
    let regions = next.regions.regions
    #expect(regions.map(\.id) == ["home", "work"])
    #expect(regions.map(\.radius) == [200, 200])
    let heard = phone.hear { next.regions.events }
    phone.stay(at: .road(0))
    try await phone.advance(by: 120)
    #expect(heard.all.map(RegionWatchTests.brief) == ["into home"])
  }

  @Test(arguments: some)
  func `MIS-51: What was removed stays removed after a launch`(release: Release) async throws {
    let phone = try TestPhone.granting(release, at: -5_000)
    let client = phone.client()
    client.regions.add(RegionWatchTests.region("home", 0))
    try await phone.advance(by: 60)
    client.regions.removeAll()
    try await phone.advance(by: 10)
    try await ends(phone)
    phone.stay(at: .road(0))
    try await phone.advance(by: 300)
    #expect(!phone.isAppRunning)
    try phone.open()
    let next = phone.client()
    try await phone.advance(by: 60)
    #expect(next.regions.regions == [])
    #expect(phone.monitored == [])
  }

  @Test(arguments: [Release.iOS13, .iOS18, .iOS26])
  func `a crossing that nobody was launched for is told at the next launch`(release: Release) async throws {
    let phone = try TestPhone.granting(release, .whileUsing, at: -5_000)
    let client = phone.client()
    client.regions.add(RegionWatchTests.region("home", 0))
    try await phone.advance(by: 60)
    try await ends(phone)
    phone.stay(at: .road(0))
    try await phone.advance(by: 600)
    #expect(!phone.isAppRunning)
    try phone.open()
    let heard = phone.hear { LocationClient().regions.events }
    try await phone.advance(by: 120)
    #expect(heard.all.map(RegionWatchTests.brief) == ["into home"])
  }
}
