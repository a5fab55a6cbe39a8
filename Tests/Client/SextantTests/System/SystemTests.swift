import LocationPolicy
import Sextant
import SextantTesting
import Testing

/// The client uses Core Location through a single interface.
@MainActor
@Suite struct SystemTests {
  /// The classes of Core Location that have effects rather than hold values.
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
    let phone = try TestPhone.granting(.iOS18)
    let client = phone.client { $0.system = LimitedSystem(system: $0.system) }
    #expect(phone.hear { client.headings() }.failure == .notAvailable)
    #expect(phone.hear { client.significantChanges() }.failure == .notAvailable)
    #expect(phone.hear { client.regions.events }.failure == .notAvailable)
    // Only the client's own manager, and none for missing features.
    #expect(phone.managers.count == 1)
  }
}
