import CoreLocation
import LocationPolicy
import Testing

@testable import Sextant

/// Rare events of a phone, given to the state machine directly.
@Suite struct RegionMachineTests {
  private let always = AuthorizationReading(status: .authorizedAlways, accuracy: .full)
  private static let here = Position(latitude: 48.137, longitude: 11.575)
  private let rules = ServiceRules(service: .region, policy: .policy(for: .iOS18))

  private func system(others: Int = 0, maximum: Double = 1_000_000) -> SystemRegions {
    SystemRegions(others: others, maximumRadius: maximum)
  }

  private func machine(_ count: Int, on system: SystemRegions) -> RegionMachine {
    var machine = RegionMachine(rules: rules, memory: RegionMemory())
    _ = machine.read(always)
    _ = machine.add(RegionWatchTests.road(count))
    _ = machine.due(system)
    return machine
  }

  private func started(_ effects: [RegionMachine.Effect]) -> [String] {
    effects.compactMap { if case .start(let region) = $0 { region.identifier } else { nil } }
  }

  @Test func `many changes at once are carried out at once`() {
    var machine = RegionMachine(rules: rules, memory: RegionMemory())
    #expect(machine.read(always) == [])
    #expect(machine.add([RegionWatchTests.region("a", 0)]) == [.schedule])
    #expect(machine.add([RegionWatchTests.region("b", 0)]) == [])
    #expect(machine.remove(["a"]) == [.answer("a", .unknown)])
    let effects = machine.due(system())
    #expect(started(effects) == ["Sextant.region.b"])
    #expect(machine.due(system()) == [])
  }

  @Test func `ERR-004: A region that the system refuses is told once, and another takes its place`() {
    var machine = machine(20, on: system())
    let region = RegionWatchTests.road(3)[2]
    let failed = machine.failed("Sextant.region.3", .regionMonitoringFailure, with: system())
    #expect(failed == [.tell(.value(.failed(region, .refused(.regionMonitoringFailure)))), .schedule])
    #expect(started(machine.due(system())) == [])
    _ = machine.add([RegionWatchTests.region("new", 100)])
    #expect(started(machine.due(system())) == ["Sextant.region.new"])
    _ = machine.remove(["new"])
    _ = machine.add([region])
    #expect(started(machine.due(system())) == ["Sextant.region.3"])
  }

  @Test func `MON-006: When the app has taken places meanwhile, a refusal is no failure but fewer places`() {
    var machine = machine(20, on: system())
    let crowded = system(others: 3)
    #expect(machine.failed("Sextant.region.20", .regionMonitoringFailure, with: crowded) == [.schedule])
    let effects = machine.due(crowded)
    #expect(effects.contains(.searchChanged))
    #expect(effects.filter { if case .stop = $0 { true } else { false } }.count == 2)
    _ = machine.found(Self.here, accuracy: 10)
    let chosen = machine.due(crowded)
    #expect(started(chosen) == ["Sextant.region.8", "Sextant.region.9", "Sextant.guard"])
  }

  @Test(arguments: [CLError.Code.regionMonitoringSetupDelayed, .regionMonitoringResponseDelayed])
  func `ERR-001: A delay is no failure`(code: CLError.Code) {
    var machine = machine(3, on: system())
    #expect(machine.failed("Sextant.region.1", code, with: system()) == [])
  }

  @Test func `a failure that names no region interrupts, and the next choice ends that`() {
    var machine = machine(3, on: system())
    let failed = machine.failed(nil, .network, with: system())
    #expect(failed == [.tell(.interrupted(.failed(.network))), .searchLater])
    _ = machine.add([RegionWatchTests.region("new", 0)])
    #expect(machine.due(system()).contains(.tell(.resumed)))
  }

  @Test func `regions of the app's own are none of the client's business`() {
    var machine = machine(3, on: system(others: 2))
    #expect(machine.crossed("home", into: .inside) == [])
    #expect(machine.determined(.inside, of: "home") == [])
    #expect(machine.started("home") == [])
    #expect(machine.failed("home", .regionMonitoringFailure, with: system(others: 2)) == [])
  }

  @Test func `MON-006: When the app has taken all places, that interrupts until one is free`() {
    var machine = RegionMachine(rules: rules, memory: RegionMemory())
    _ = machine.read(always)
    _ = machine.add(RegionWatchTests.road(3))
    #expect(machine.due(system(others: 20)).contains(.tell(.interrupted(.noRegionLeft))))
    _ = machine.add([RegionWatchTests.region("new", 0)])
    let effects = machine.due(system(others: 10))
    #expect(effects.contains(.tell(.resumed)))
    #expect(started(effects).count == 4)
  }

  @Test func `a device that monitors no regions is given none`() {
    var machine = RegionMachine(rules: rules, memory: RegionMemory())
    _ = machine.read(always)
    _ = machine.add(RegionWatchTests.road(3))
    let effects = machine.due(system(maximum: 0))
    #expect(started(effects) == [])
  }

  @Test func `MON-006: What is watched is at least 100 meters wide, and no wider than the device can`() {
    var machine = RegionMachine(rules: rules, memory: RegionMemory())
    _ = machine.read(always)
    _ = machine.add([RegionWatchTests.region("small", 0, 5), RegionWatchTests.region("wide", 0, 9_000)])
    let radii = machine.due(system(maximum: 4_000)).compactMap {
      if case .start(let region) = $0 { region.radius } else { nil }
    }
    #expect(radii == [100, 4_000])
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0])
  func `what is no circle is told, and not added`(radius: Double) {
    var machine = machine(3, on: system())
    let region = WatchedRegion(id: "bad", center: Self.here.coordinate, radius: radius)
    guard case .tell(.value(.failed(let told, .notValid)))? = machine.add([region]).first else {
      Issue.record("nothing was told")
      return
    }
    #expect(told.id == "bad")
    #expect(machine.regions["bad"] == nil)
  }

  @Test func `a region that another of the same name replaces begins anew`() {
    var machine = machine(3, on: system())
    _ = machine.determined(.inside, of: "Sextant.region.1")
    _ = machine.add([RegionWatchTests.region("1", 50_000)])
    #expect(started(machine.due(system())) == ["Sextant.region.1"])
    #expect(machine.regions["1"]?.state == .unknown)
    // Adding the same region again changes nothing.
    _ = machine.add([RegionWatchTests.region("1", 50_000)])
    #expect(started(machine.due(system())) == [])
  }

  @Test func `a region that is replaced before the client has looked at the system is given anew`() {
    let old = RegionWatchTests.region("home", 0)
    let memory = RegionMemory(regions: ["home": KnownRegion(region: old)])
    var system = system()
    system.ours = ["home": old]
    for moved in [0.0, 5_000] {
      var machine = RegionMachine(rules: rules, memory: memory)
      _ = machine.add([RegionWatchTests.region("home", moved)])
      _ = machine.read(always)
      #expect(started(machine.due(system)) == (moved == 0 ? [] : ["Sextant.region.home"]))
    }
  }

  @Test func `a region that is removed before the authorization is read is stopped, whatever that is`() {
    let memory = RegionMemory(regions: ["home": KnownRegion(region: RegionWatchTests.region("home", 0))])
    var system = system()
    system.ours = ["home": RegionWatchTests.region("home", 0)]
    for reading in [always, AuthorizationReading(status: .denied, accuracy: .full, servicesOn: true)] {
      var machine = RegionMachine(rules: rules, memory: memory)
      #expect(machine.remove(["home"]) == [.answer("home", .unknown), .schedule])
      #expect(machine.due(system) == [.save(RegionMemory())])
      #expect(machine.read(reading).contains(.schedule))
      #expect(machine.due(system) == [.stop(SystemRegion(named: "home"))])
    }
  }

  @Test func `a crossing is told once, whoever tells it how often`() {
    var machine = machine(3, on: system())
    let region = RegionWatchTests.road(1)[0]
    _ = machine.determined(.outside, of: "Sextant.region.1")
    let first = machine.crossed("Sextant.region.1", into: .inside)
    #expect(first.contains(.tell(.value(.entered(region)))))
    #expect(machine.crossed("Sextant.region.1", into: .inside) == [])
    #expect(machine.determined(.inside, of: "Sextant.region.1") == [])
  }

  @Test(.timeLimit(.minutes(20)))
  func `100,000 regions are added, chosen, kept and read again in seconds`() throws {
    var machine = RegionMachine(rules: rules, memory: RegionMemory())
    _ = machine.read(always)
    _ = machine.add(
      (0..<100_000).map { number in
        let place = Position(latitude: Double(number % 300) / 10, longitude: Double(number / 300) / 10)
        return WatchedRegion(id: "\(number)", center: place.coordinate, radius: 200)
      })
    #expect(machine.due(system()).contains(.searchChanged))
    _ = machine.found(Position(latitude: 10, longitude: 11), accuracy: 10)
    let effects = machine.due(system())
    #expect(started(effects).count == 20)
    guard case .save(let memory)? = effects.last else {
      Issue.record("nothing was kept")
      return
    }
    #expect(RegionMemory(try #require(memory.encoded())) == memory)
  }

  @Test(arguments: 0..<50)
  func `wherever the phone is, no border but of a region that is watched lies within the guard`(seed: Int)
    throws
  {
    var random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ range: ClosedRange<Double>) -> Double {
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      return range.lowerBound + Double(random % 1_000_000) / 1_000_000 * (range.upperBound - range.lowerBound)
    }
    var machine = RegionMachine(rules: rules, memory: RegionMemory())
    _ = machine.read(always)
    let regions = (0..<200).map { number in
      WatchedRegion(
        id: "\(number)", center: Position(latitude: next(-60...60), longitude: next(-180...180)).coordinate,
        radius: next(100...500_000))
    }
    _ = machine.add(regions)
    _ = machine.due(system())
    var watched: Set<String> = []
    for _ in 0..<20 {
      _ = machine.startSearch()
      let here = Position(latitude: next(-60...60), longitude: next(-180...180))
      _ = machine.found(here, accuracy: 10)
      var circle: SystemRegion?
      for effect in machine.due(system()) {
        switch effect {
        case .start(let region) where region.identifier == SystemRegion.guardIdentifier: circle = region
        case .start(let region): watched.insert(region.identifier)
        case .stop(let region): watched.remove(region.identifier)
        default: break
        }
      }
      let radius = try #require(circle).radius
      #expect(watched.count == 19)
      for region in regions where !watched.contains(SystemRegion.identifier(of: region.id)) {
        #expect(abs(here.distance(to: region.position) - region.radius) >= radius)
        #expect(machine.regions[region.id]?.state != .unknown)
      }
    }
  }
}
