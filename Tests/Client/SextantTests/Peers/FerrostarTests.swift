import LocationPolicy
import LocationSimulation
import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct FerrostarTests {
  @Test(arguments: Peer.releases)
  func `Ferrostar, maplibre-navigation-ios: making a client asks the person for nothing`(release: Release)
    async throws
  {
    let phone = TestPhone(release: release)
    let client = phone.client()
    try await phone.advance(by: 60)
    #expect(phone.prompt == nil)
    withExtendedLifetime(client) {}
  }

  @Test(arguments: Peer.releases)
  func `Ferrostar, GeoMonitor: background updates that are wanted without the mode raise nothing`(
    release: Release
  ) async throws {
    let phone = try TestPhone.allowing(release, app: .foregroundOnly)
    let following = phone.follow(UpdatesRequest(background: .continues()))
    try await phone.advance(by: 5)
    #expect(following.story.last == "locations")
    #expect(phone.running.map(\.settings.allowsBackgroundUpdates) == [false])
    following.cancel()
    #expect(phone.crash == nil)
  }
}
