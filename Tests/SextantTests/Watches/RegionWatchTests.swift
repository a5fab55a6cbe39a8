import CoreLocation
import Foundation
import LocationHost
import LocationPolicy
import LocationSimulation
import LocationTracks
import Sextant
import Testing

@Suite(.ownMainQueue) struct RegionWatchTests {
  /// Releases on which regions differ: Always needed, in use enough, reduced accuracy, the newest.
  static let some: [Release] = [.iOS7, .iOS9, .iOS12, .iOS13, .iOS14, .iOS17, .iOS26]

  /// Circles along the road, each so many metres after the one before.
  ///
  /// Large enough that a car is in them longer than the phone needs to be sure.
  static func road(_ count: Int, every spacing: Double = 3_000, radius: Double = 1_000)
    -> [WatchedRegion]
  {
    (1...count).map { region("\($0)", Double($0) * spacing, radius) }
  }

  static func region(_ id: String, _ metres: Double, _ radius: Double = 200) -> WatchedRegion {
    let place = Handset.place(metres)
    return WatchedRegion(
      id: id,
      center: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude), radius: radius)
  }

  static func brief(_ update: Update<RegionEvent>) -> String {
    switch update {
    case .value(.entered(let region)): "into \(region.id)"
    case .value(.exited(let region)): "out of \(region.id)"
    case .value(.failed(let region, let failure)): "\(region.id): \(failure)"
    case .interrupted(let interruption): "interrupted: \(interruption)"
    case .resumed: "resumed"
    }
  }

  @Test(arguments: some)
  func `MON-006, MIS-36: A drive past 200 regions tells each crossing once`(release: Release) throws {
    let phone = try Handset(release)
    let heard = try phone.listens { $0.regions.events }
    phone.client?.regions.add(Self.road(200))
    phone.passes(60)
    #expect(phone.monitored.count == 20)
    #expect(heard.all.isEmpty)
    try phone.drives(from: 0, to: 603_000, at: 30)
    var most = 0
    for _ in 0..<70 {
      phone.passes(300, step: 30)
      most = max(most, phone.monitored.count)
    }
    #expect(most == 20)
    let expected = (1...200).flatMap { ["into \($0)", "out of \($0)"] }
    #expect(heard.all.map(Self.brief) == expected)
    #expect(phone.running == [])
  }

  @Test(arguments: Release.allCases)
  func `while they fit, all are watched, and nothing else runs`(release: Release) throws {
    let phone = try Handset(release, at: -5_000)
    let heard = try phone.listens { $0.regions.events }
    phone.client?.regions.add([Self.region("home", 0), Self.region("work", 20_000)])
    phone.passes(60)
    #expect(phone.monitored == ["Sextant.region.home", "Sextant.region.work"])
    #expect(phone.managers == 1)
    try phone.isPut(0)
    phone.passes(120)
    try phone.isPut(20_000)
    phone.passes(120)
    #expect(heard.takeNews().map(Self.brief) == ["into home", "out of home", "into work"])
    phone.client?.regions.remove("work")
    phone.passes(10)
    try phone.isPut(50_000)
    phone.passes(120)
    #expect(heard.all.isEmpty)
    #expect(phone.client?.regions.regions.map(\.id) == ["home"])
    phone.client?.regions.removeAll()
    phone.passes(10)
    #expect(phone.monitored == [])
  }

  @Test(arguments: some) func `MON-006: Regions of the app's own keep their places`(release: Release) throws {
    let phone = try Handset(release)
    let manager = phone.host.run { CLLocationManager() }
    for number in 1...5 {
      manager.startMonitoring(
        for: CLCircularRegion(center: Self.region("", 0).center, radius: 300, identifier: "own \(number)"))
    }
    phone.client?.regions.add(Self.road(30))
    phone.passes(60)
    #expect(phone.monitored.filter { $0.hasPrefix("own") }.count == 5)
    #expect(phone.monitored.filter { $0.hasPrefix("Sextant.region.") }.count == 14)
    #expect(phone.monitored.contains("Sextant.guard"))
    phone.client?.regions.removeAll()
    phone.passes(10)
    #expect(phone.monitored == (1...5).map { "own \($0)" })
  }

  @Test(arguments: some)
  func `being inside when a region is added is no entry, but the state tells it`(release: Release) throws {
    let phone = try Handset(release)
    let heard = try phone.listens { $0.regions.events }
    phone.client?.regions.add([Self.region("here", 0), Self.region("there", 9_000)])
    let here = try phone.calls { await $0.regions.state(of: "here") }
    let there = try phone.calls { await $0.regions.state(of: "there") }
    let nowhere = try phone.calls { await $0.regions.state(of: "nowhere") }
    phone.passes(8)
    #expect(here.all == [.inside])
    #expect(there.all == [.outside])
    #expect(nowhere.all == [.unknown])
    #expect(heard.all.isEmpty)
  }

  @Test(arguments: some)
  func `the state of a region is unknown after the time limit`(release: Release) throws {
    let phone = try Handset(release, .never)
    phone.client?.regions.add(Self.region("here", 0))
    let state = try phone.calls { await $0.regions.state(of: "here", timeLimit: 30) }
    phone.passes(29, step: 1)
    #expect(state.all == [])
    phone.passes(2)
    #expect(state.all == [.unknown])
    let cancelled = try phone.calls { await $0.regions.state(of: "here", timeLimit: 30) }
    cancelled.cancel()
    phone.settle()
    #expect(cancelled.all == [.unknown])
  }

  @Test(arguments: some)
  func `a region that comes into the choice with the phone inside tells of the entry, once`(release: Release)
    throws
  {
    let phone = try Handset(release)
    let heard = try phone.listens { $0.regions.events }
    phone.client?.regions.add(Self.road(60))
    phone.passes(60)
    #expect(!phone.monitored.contains("Sextant.region.50"))
    // A flight: nothing was seen on the way.
    try phone.isPut(150_000)
    phone.passes(300)
    #expect(phone.monitored.contains("Sextant.region.50"))
    #expect(heard.takeNews().map(Self.brief) == ["into 50"])
    try phone.isPut(0)
    phone.passes(300)
    #expect(heard.all.map(Self.brief) == ["out of 50"])
  }

  @Test(arguments: some)
  func `SET-004: Lost permission interrupts, and what happens after it came back is told`(release: Release)
    throws
  {
    let phone = try Handset(release, at: -5_000)
    let heard = try phone.listens { $0.regions.events }
    phone.client?.regions.add(Self.region("home", 0))
    phone.passes(60)
    try phone.chooses(.never)
    phone.passes(30)
    #expect(
      heard.takeNews().map(Self.brief) == [
        "interrupted: notAuthorized(LocationPolicy.AuthorizationStatus.denied)"
      ])
    try phone.chooses(.always)
    phone.passes(60)
    #expect(heard.takeNews().map(Self.brief) == ["resumed"])
    try phone.isPut(0)
    phone.passes(120)
    #expect(heard.all.map(Self.brief) == ["into home"])
  }

  @Test(arguments: some) func `SET-006: Location Services off interrupts`(release: Release) throws {
    let phone = try Handset(release)
    let heard = try phone.listens { $0.regions.events }
    phone.client?.regions.add(Self.region("home", 0))
    try phone.settings(.setsLocationServices(false))
    phone.passes(30)
    #expect(heard.takeNews() == [.interrupted(.servicesOff)])
    try phone.settings(.setsLocationServices(true))
    phone.passes(30)
    #expect(heard.all == [.resumed])
  }

  @Test(arguments: some.filter { $0 >= .iOS8 })
  func `MON-001, MON-002, MIS-10: When In Use is too little up to iOS 12, and enough in use from 13`(
    release: Release
  ) throws {
    let phone = try Handset(release, .whileUsing, at: -5_000)
    phone.client?.regions.add(Self.region("home", 0))
    phone.passes(60)
    let heard = try phone.listens { $0.regions.events }
    try phone.isPut(0)
    phone.passes(120)
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
  ) throws {
    let phone = try Handset(release, .whileUsing)
    let heard = try phone.listens { $0.regions.events }
    phone.client?.regions.add(Self.road(60))
    phone.passes(60)
    try phone.person(.goesHome)
    phone.passes(60)
    try phone.isPut(150_000)
    phone.passes(600)
    #expect(heard.all.isEmpty)
    try phone.person(.opens(phone.host.app))
    phone.passes(300)
    #expect(heard.all.map(Self.brief) == ["into 50"])
  }

  @Test(arguments: some.filter { $0 >= .iOS14 })
  func `ACC-003: Reduced accuracy interrupts`(release: Release) throws {
    let phone = try Handset(release)
    let heard = try phone.listens { $0.regions.events }
    phone.client?.regions.add(Self.region("home", 0))
    try phone.settings(.setsPrecise(false, for: phone.host.app))
    #expect(heard.takeNews() == [.interrupted(.reducedAccuracy)])
    try phone.settings(.setsPrecise(true, for: phone.host.app))
    #expect(heard.all == [.resumed])
  }

  @Test(arguments: some)
  func `AUTH-021: Regions may be added before the person decides`(release: Release) throws {
    let phone = try Handset(release, nil, at: -5_000)
    let heard = try phone.listens { $0.regions.events }
    phone.client?.regions.add(Self.region("home", 0))
    phone.passes(30)
    #expect(phone.monitored == [])
    try phone.chooses(.always)
    phone.passes(30)
    #expect(phone.monitored == ["Sextant.region.home"])
    #expect(
      heard.all.map(Self.brief) == [
        "interrupted: notAuthorized(LocationPolicy.AuthorizationStatus.notDetermined)", "resumed",
      ])
  }

  @Test(arguments: some)
  func `that nobody listens any more stops no region, and leaves no manager`(release: Release) throws {
    let phone = try Handset(release)
    let heard = try phone.listens { $0.regions.events }
    phone.client?.regions.add(Self.road(60))
    phone.passes(60)
    heard.cancel()
    phone.settle()
    #expect(heard.hasEnded)
    #expect(phone.monitored.count == 20)
    #expect(phone.running == [])
    #expect(phone.managers == 1)
  }

  @Test(arguments: some)
  func `what happened while nobody listened is told to the first who does`(release: Release) throws {
    let phone = try Handset(release, at: -5_000)
    phone.client?.regions.add(Self.region("home", 0))
    phone.passes(60)
    try phone.isPut(0)
    phone.passes(120)
    let first = try phone.listens { $0.regions.events }
    let second = try phone.listens { $0.regions.events }
    #expect(first.all.map(Self.brief) == ["into home"])
    #expect(second.all.isEmpty)
    try phone.isPut(5_000)
    phone.passes(120)
    #expect(first.all.map(Self.brief) == ["into home", "out of home"])
    #expect(second.all.map(Self.brief) == ["out of home"])
  }

  @Test(arguments: some)
  func `without a location the choice is made as soon as there is one`(release: Release) throws {
    let phone = try Handset(release)
    try phone.world(.losesPosition)
    phone.client?.regions.add(Self.road(60))
    phone.passes(60)
    #expect(phone.monitored == [])
    #expect(phone.running == [])
    try phone.world(.findsPosition)
    phone.passes(400)
    #expect(phone.monitored.count == 20)
    #expect(phone.running == [])
  }
}
