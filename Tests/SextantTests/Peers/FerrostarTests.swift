import LocationPolicy
import LocationSimulation
import Testing

@MainActor
@Suite struct FerrostarTests {
  @Test(
    "Ferrostar, maplibre-navigation-ios: making a client asks the person for nothing",
    arguments: Peer.releases)
  func asksForNothing(release: Release) throws {
    let phone = Phone(release: release)
    let client = phone.newClient()
    phone.advance(by: 60)
    #expect(phone.prompt == nil)
    withExtendedLifetime(client) {}
  }
}
