import CoreLocation
import LocationDelivery
import LocationHost
import LocationPolicy
import LocationSimulation
import LocationTracks
import Testing

@MainActor @Suite struct DeliveryTests {
  private func phone(
    _ release: Release = .newest, _ configuration: AppConfiguration = .complete
  ) throws -> DeviceHost {
    let host = DeviceHost(
      release: release, bundle: AppBundle(name: "Run", configuration: configuration),
      person: .preferring(.allowWhileUsingApp, .allow))
    try host.world(.stays(at: TrackSample(Coordinate(latitude: 48, longitude: 11))))
    return host
  }

  @Test func `locations come one a second while time passes, and stop when the delegate says so`() throws {
    let host = try phone()
    let delegate = NewDelegate()
    delegate.onLocations = { manager in if delegate.told.count == 5 { manager.stopUpdatingLocation() } }
    let manager = host.run { CLLocationManager() }
    manager.delegate = delegate
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
    #expect(delegate.told == [])
    host.advance(by: 60)
    #expect(delegate.told == ["status 0", "status 4", "locations 1", "locations 1", "locations 1"])
    #expect(manager.location?.coordinate.latitude == 48)
  }

  @Test func `requestLocation() brings one location`() throws {
    let host = try phone()
    let delegate = NewDelegate()
    let manager = host.run { CLLocationManager() }
    manager.delegate = delegate
    manager.requestWhenInUseAuthorization()
    host.advance(by: 1)
    manager.requestLocation()
    host.advance(by: 60)
    #expect(delegate.told == ["status 0", "status 4", "locations 1"])
  }

  @Test
  func
    `a delegate without didFailWithError raises at requestLocation(), at the latest with the failure (DEL-071)`()
    throws
  {
    final class Careless: NSObject, CLLocationManagerDelegate {
      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    }
    let host = try phone()
    let careless = Careless()
    let manager = host.run { CLLocationManager() }
    manager.delegate = careless
    manager.requestWhenInUseAuthorization()
    host.advance(by: 1)
    try host.world(.losesPosition)
    let raised = host.catchingExceptions {
      manager.requestLocation()
      host.advance(by: 60)
    }
    #expect(raised == [.noFailureMethod])
    #expect(host.device[host.app].process == nil)
  }

  @Test func `all managers of an app share its grant, and each is told`() throws {
    let host = try phone()
    let delegates = [NewDelegate(), NewDelegate()]
    let managers = delegates.map { delegate in
      let manager = host.run { CLLocationManager() }
      manager.delegate = delegate
      return manager
    }
    managers[0].requestWhenInUseAuthorization()
    host.advance(by: 1)
    #expect(delegates.map(\.told) == [["status 0", "status 4"], ["status 0", "status 4"]])
  }

  @Test func `after a relaunch the objects of the old process are told nothing more`() throws {
    let host = try phone()
    let events = Log()
    host.onEvent { events.add("\($0)") }
    let old = NewDelegate()
    let manager = host.run { CLLocationManager() }
    manager.delegate = old
    manager.requestWhenInUseAuthorization()
    host.advance(by: 1)
    try host.person(.forceQuits(host.app))
    try host.person(.opens(host.app))
    let new = NewDelegate()
    let second = host.run { CLLocationManager() }
    second.delegate = new
    manager.startUpdatingLocation()
    second.startUpdatingLocation()
    host.advance(by: 2)
    #expect(old.told == ["status 0", "status 4"])
    #expect(new.told.first == "status 4")
    #expect(new.told.contains("locations 1"))
    #expect(
      events.lines == [
        // The prompt appears and disappears.
        "resignedActive", "becameActive", "resignedActive", "enteredBackground", "ended",
        "launched(LocationSimulation.LaunchReason.person)", "becameActive",
      ])
  }

  @Test(arguments: [true, false])
  func `MON-004: A new process reads the newest position before any start while significant changes go on`(
    goesOn: Bool
  ) throws {
    let host = try phone(.iOS18)
    let delegate = NewDelegate()
    let manager = host.run { CLLocationManager() }
    manager.delegate = delegate
    manager.requestWhenInUseAuthorization()
    host.advance(by: 1)
    if goesOn { manager.startMonitoringSignificantLocationChanges() } else { manager.requestLocation() }
    host.advance(by: 30)
    #expect(delegate.told.contains("locations 1"))
    try host.person(.forceQuits(host.app))
    try host.person(.opens(host.app))
    let location = host.run { CLLocationManager() }.location
    #expect((location?.coordinate.latitude == 48) == goesOn)
  }

  @Test func `regions come back equal to those that were given, whichever manager asks (MON-006)`() throws {
    let host = try phone(.iOS17)
    let manager = host.run { CLLocationManager() }
    manager.requestWhenInUseAuthorization()
    host.advance(by: 1)
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 48, longitude: 11), radius: 200, identifier: "home")
    region.notifyOnExit = false
    manager.startMonitoring(for: region)
    let monitored = try #require(host.run { CLLocationManager() }.monitoredRegions.first as? CLCircularRegion)
    #expect(monitored == region)
    #expect(monitored.radius == 200 && !monitored.notifyOnExit && monitored.notifyOnEntry)
    manager.stopMonitoring(for: region)
    #expect(manager.monitoredRegions.isEmpty)
  }

  @Test func `locationServicesEnabled() on the main thread is warned against from iOS 16 (DEL-087)`() {
    for release in [Release.iOS15, .iOS16] {
      let host = DeviceHost(release: release)
      #expect(host.run { CLLocationManager.locationServicesEnabled() })
      #expect(host.consoleMessages == (release < .iOS16 ? [] : [.servicesEnabledOnMainThread]))
    }
  }
}
