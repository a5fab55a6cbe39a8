import LocationHost
import LocationPolicy
import Sextant
import Testing

/// The client speaks to Core Location through one interface.
@Suite(.ownMainQueue) struct SystemTests {
  /// The classes of Core Location that do something, rather than hold a value.
  private static let active = [
    "CLLocationManager", "CLLocationManagerDelegate", "CLServiceSession", "CLBackgroundActivitySession",
    "CLMonitor", "CLLocationUpdate", "CLGeocoder",
  ]

  @Test func `one file alone names what does something in Core Location`() throws {
    for name in Self.active {
      let files = try LibrarySources.files(naming: name)
      #expect(Set(files).isSubset(of: ["CoreLocationDriver.swift"]), "\(name)")
    }
    #expect(try LibrarySources.files(naming: "CLLocationManager()") == ["CoreLocationDriver.swift"])
  }

  @Test func `what a device does not have is not available`() throws {
    let phone = try Handset(.iOS18)
    var environment = LocationEnvironment.simulated(on: phone.host, storage: .memory())
    environment.system = LimitedSystem(system: environment.system)
    let client = phone.host.run { [environment] in LocationClient(environment: environment) }
    let headings = try phone.listens { _ in client.headings() }
    #expect(headings.failure == .notAvailable)
    let changes = try phone.listens { _ in client.significantChanges() }
    #expect(changes.failure == .notAvailable)
    let regions = try phone.listens { _ in client.regions.events }
    #expect(regions.failure == .notAvailable)
    // The app's own client and this one, and none for what there is not.
    #expect(phone.managers == 2)
  }
}
