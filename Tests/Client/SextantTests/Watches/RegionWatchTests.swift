import CoreLocation
import Foundation
import LocationPolicy
import LocationTracks
import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct RegionWatchTests {
  /// Releases on which regions differ: Always required, When In Use enough, reduced accuracy, and the newest.
  nonisolated static let some: [Release] = [.iOS7, .iOS9, .iOS12, .iOS13, .iOS14, .iOS17, .iOS26]

  /// Returns circles along the road at some distance from each other.
  ///
  /// They are large enough that a car stays inside longer than the phone needs to be certain.
  nonisolated static func road(_ count: Int, every spacing: Double = 3_000, radius: Double = 1_000)
    -> [WatchedRegion]
  {
    (1...count).map { region("\($0)", Double($0) * spacing, radius) }
  }

  nonisolated static func region(_ id: String, _ meters: Double, _ radius: Double = 200) -> WatchedRegion {
    let place = Coordinate.road(meters)
    return WatchedRegion(
      id: id,
      center: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude), radius: radius)
  }

  nonisolated static func brief(_ update: Update<RegionEvent>) -> String {
    switch update {
    case .value(.entered(let region)): "into \(region.id)"
    case .value(.exited(let region)): "out of \(region.id)"
    case .value(.failed(let region, let failure)): "\(region.id): \(failure)"
    case .interrupted(let interruption): "interrupted: \(interruption)"
    case .resumed: "resumed"
    }
  }

  @Test(arguments: some)
  func `MON-006, MIS-36: A drive past 200 regions tells each crossing once`(release: Release) async throws {
    let phone = try TestPhone.granting(release)
    let client = phone.client()
    let heard = phone.hear { client.regions.events }
    client.regions.add(Self.road(200))
    try await phone.advance(by: 60)
    #expect(phone.monitored.count == 20)
    #expect(heard.all.isEmpty)
    phone.goes(from: 0, to: 603_000, at: 30)
    var most = 0
    for _ in 0..<70 {
      try await phone.advance(by: 300)
      most = max(most, phone.monitored.count)
    }
    #expect(most == 20)
    let expected = (1...200).flatMap { ["into \($0)", "out of \($0)"] }
    #expect(heard.all.map(Self.brief) == expected)
    #expect(phone.services == [])
  }

  @Test(arguments: Release.allCases)
  func `while they fit, all are watched, and nothing else runs`(release: Release) async throws {
    let phone = try TestPhone.granting(release, at: -5_000)
    let client = phone.client()
    let heard = phone.hear { client.regions.events }
    client.regions.add([Self.region("home", 0), Self.region("work", 20_000)])
    try await phone.advance(by: 60)
    #expect(phone.monitored == ["Sextant.region.home", "Sextant.region.work"])
    #expect(phone.managers.count == 1)
    phone.stay(at: .road(0))
    try await phone.advance(by: 120)
    phone.stay(at: .road(20_000))
    try await phone.advance(by: 120)
    #expect(heard.takeNews().map(Self.brief) == ["into home", "out of home", "into work"])
    client.regions.remove("work")
    try await phone.advance(by: 10)
    phone.stay(at: .road(50_000))
    try await phone.advance(by: 120)
    #expect(heard.all.isEmpty)
    #expect(client.regions.regions.map(\.id) == ["home"])
    client.regions.removeAll()
    try await phone.advance(by: 10)
    #expect(phone.monitored == [])
  }

  @Test(arguments: some) func `MON-006: Regions of the app's own keep their places`(release: Release)
    async throws
  {
    let phone = try TestPhone.granting(release)
    let client = phone.client()
    let manager = phone.inApp { CLLocationManager() }
    for number in 1...5 {
      manager.startMonitoring(
        for: CLCircularRegion(center: Self.region("", 0).center, radius: 300, identifier: "own \(number)"))
    }
    client.regions.add(Self.road(30))
    try await phone.advance(by: 60)
    #expect(phone.monitored.filter { $0.hasPrefix("own") }.count == 5)
    #expect(phone.monitored.filter { $0.hasPrefix("Sextant.region.") }.count == 14)
    #expect(phone.monitored.contains("Sextant.guard"))
    client.regions.removeAll()
    try await phone.advance(by: 10)
    #expect(phone.monitored == (1...5).map { "own \($0)" })
  }

  @Test(arguments: some)
  func `being inside when a region is added is not an entry, but the state tells it`(release: Release)
    async throws
  {
    let phone = try TestPhone.granting(release)
    let client = phone.client()
    let heard = phone.hear { client.regions.events }
    client.regions.add([Self.region("here", 0), Self.region("there", 9_000)])
    let here = phone.start { await client.regions.state(of: "here") }
    let there = phone.start { await client.regions.state(of: "there") }
    let nowhere = phone.start { await client.regions.state(of: "nowhere") }
    try await phone.advance(by: 8)
    #expect(here.end == .inside)
    #expect(there.end == .outside)
    #expect(nowhere.end == .unknown)
    #expect(heard.all.isEmpty)
  }

  @Test(arguments: some)
  func `the state of a region is unknown after the time limit`(release: Release) async throws {
    let phone = try TestPhone.granting(release, .never)
    let client = phone.client()
    client.regions.add(Self.region("here", 0))
    let state = phone.start { await client.regions.state(of: "here", timeLimit: 30) }
    try await phone.advance(by: 29)
    #expect(state.isWaiting)
    try await phone.advance(by: 2)
    #expect(state.end == .unknown)
    let cancelled = phone.start { await client.regions.state(of: "here", timeLimit: 30) }
    cancelled.cancel()
    #expect(cancelled.end == .unknown)
  }

  @Test(arguments: some)
  func `a region that comes into the choice with the phone inside tells of the entry, once`(release: Release)
    async throws
  {
    let phone = try TestPhone.granting(release)
    let client = phone.client()
    let heard = phone.hear { client.regions.events }
    client.regions.add(Self.road(60))
    try await phone.advance(by: 60)
    #expect(!phone.monitored.contains("Sextant.region.50"))
    // A flight, without positions on the way.
    phone.stay(at: .road(150_000))
    try await phone.advance(by: 300)
    #expect(phone.monitored.contains("Sextant.region.50"))
    #expect(heard.takeNews().map(Self.brief) == ["into 50"])
    phone.stay(at: .road(0))
    try await phone.advance(by: 300)
    #expect(heard.all.map(Self.brief) == ["out of 50"])
  }

  @Test(arguments: some)
  func `SET-004: Lost permission interrupts, and what happens after it came back is told`(release: Release)
    async throws
  {
    let phone = try TestPhone.granting(release, at: -5_000)
    let client = phone.client()
    let heard = phone.hear { client.regions.events }
    client.regions.add(Self.region("home", 0))
    try await phone.advance(by: 60)
    try phone.chooses(.never)
    try await phone.advance(by: 30)
    #expect(
      heard.takeNews().map(Self.brief) == [
        "interrupted: notAuthorized(LocationPolicy.AuthorizationStatus.denied)"
      ])
    try phone.chooses(.always)
    try await phone.advance(by: 60)
    #expect(heard.takeNews().map(Self.brief) == ["resumed"])
    phone.stay(at: .road(0))
    try await phone.advance(by: 120)
    #expect(heard.all.map(Self.brief) == ["into home"])
  }

  @Test(arguments: some) func `SET-006: Location Services off interrupts`(release: Release) async throws {
    let phone = try TestPhone.granting(release)
    let client = phone.client()
    let heard = phone.hear { client.regions.events }
    client.regions.add(Self.region("home", 0))
    try phone.inSettings { try $0.setLocationServices(false) }
    try await phone.advance(by: 30)
    #expect(heard.takeNews() == [.interrupted(.servicesOff)])
    try phone.inSettings { try $0.setLocationServices(true) }
    try await phone.advance(by: 30)
    #expect(heard.all == [.resumed])
  }

  @Test(arguments: some.filter { $0 >= .iOS8 })
  func `MON-001, MON-002, MIS-10: When In Use is too little up to iOS 12, and enough in use from 13`(
    release: Release
  ) async throws {
    let phone = try TestPhone.granting(release, .whileUsing, at: -5_000)
    let client = phone.client()
    client.regions.add(Self.region("home", 0))
    try await phone.advance(by: 60)
    let heard = phone.hear { client.regions.events }
    phone.stay(at: .road(0))
    try await phone.advance(by: 120)
    if release < .iOS13 {
      #expect(heard.all == [.interrupted(.needsAlways)])
      #expect(phone.monitored == [])
    } else {
      #expect(heard.all.map(Self.brief) == ["into home"])
    }
  }

  @Test(arguments: some.filter { $0 >= .iOS13 })
  func `MON-002: In use only, regions that were left meanwhile are told when the app is opened`(
    release: Release
  ) async throws {
    let phone = try TestPhone.granting(release, .whileUsing)
    let client = phone.client()
    let heard = phone.hear { client.regions.events }
    client.regions.add(Self.road(60))
    try await phone.advance(by: 60)
    try phone.goHome()
    try await phone.advance(by: 60)
    phone.stay(at: .road(150_000))
    try await phone.advance(by: 600)
    #expect(heard.all.isEmpty)
    try phone.open()
    try await phone.advance(by: 300)
    #expect(heard.all.map(Self.brief) == ["into 50"])
  }

  @Test(arguments: some.filter { $0 >= .iOS14 })
  func `ACC-003: Reduced accuracy interrupts`(release: Release) throws {
    let phone = try TestPhone.granting(release)
    let client = phone.client()
    let heard = phone.hear { client.regions.events }
    client.regions.add(Self.region("home", 0))
    try phone.inSettings { try $0.setPrecise(false) }
    #expect(heard.takeNews() == [.interrupted(.reducedAccuracy)])
    try phone.inSettings { try $0.setPrecise(true) }
    #expect(heard.all == [.resumed])
  }

  @Test(arguments: some)
  func `AUTH-021: Regions may be added before the person decides`(release: Release) async throws {
    let phone = try TestPhone.granting(release, nil, at: -5_000)
    let client = phone.client()
    let heard = phone.hear { client.regions.events }
    client.regions.add(Self.region("home", 0))
    try await phone.advance(by: 30)
    #expect(phone.monitored == [])
    try phone.chooses(.always)
    try await phone.advance(by: 30)
    #expect(phone.monitored == ["Sextant.region.home"])
    #expect(
      heard.all.map(Self.brief) == [
        "interrupted: notAuthorized(LocationPolicy.AuthorizationStatus.notDetermined)", "resumed",
      ])
  }

  @Test(arguments: some)
  func `that nobody listens anymore stops no region, and leaves no manager`(release: Release) async throws {
    let phone = try TestPhone.granting(release)
    let client = phone.client()
    let heard = phone.hear { client.regions.events }
    client.regions.add(Self.road(60))
    try await phone.advance(by: 60)
    heard.cancel()
    #expect(heard.hasEnded)
    #expect(phone.monitored.count == 20)
    #expect(phone.services == [])
    #expect(phone.managers.count == 1)
  }

  @Test(arguments: some)
  func `what happened while nobody listened is told to the first who does`(release: Release) async throws {
    let phone = try TestPhone.granting(release, at: -5_000)
    let client = phone.client()
    client.regions.add(Self.region("home", 0))
    try await phone.advance(by: 60)
    phone.stay(at: .road(0))
    try await phone.advance(by: 120)
    let first = phone.hear { client.regions.events }
    let second = phone.hear { client.regions.events }
    #expect(first.all.map(Self.brief) == ["into home"])
    #expect(second.all.isEmpty)
    phone.stay(at: .road(5_000))
    try await phone.advance(by: 120)
    #expect(first.all.map(Self.brief) == ["into home", "out of home"])
    #expect(second.all.map(Self.brief) == ["out of home"])
  }

  @Test(arguments: some)
  func `without a location the choice is made as soon as there is one`(release: Release) async throws {
    let phone = try TestPhone.granting(release)
    let client = phone.client()
    phone.losePosition()
    client.regions.add(Self.road(60))
    try await phone.advance(by: 60)
    #expect(phone.monitored == [])
    #expect(phone.services == [])
    phone.findPosition()
    try await phone.advance(by: 400)
    #expect(phone.monitored.count == 20)
    #expect(phone.services == [])
  }
}
