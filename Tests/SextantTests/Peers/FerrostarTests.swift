import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import Testing

@Suite(.ownMainQueue) struct FerrostarTests {
  @Test(arguments: Peer.releases)
  func `Ferrostar, maplibre-navigation-ios: making a client asks the person for nothing`(release: Release)
    throws
  {
    let phone = Phone(release: release)
    let client = phone.newClient()
    phone.advance(by: 60)
    #expect(phone.prompt == nil)
    withExtendedLifetime(client) {}
  }

  @Test(arguments: Peer.releases)
  func `Ferrostar, GeoMonitor: background updates that are wanted without the mode raise nothing`(
    release: Release
  ) throws {
    let phone = try Phone.allowed(release: release, bundle: .foregroundOnly)
    let raised = phone.host.catchingExceptions {
      let following = phone.follow(UpdatesRequest(background: .continues()))
      phone.pass(5)
      #expect(following.story.last == "locations")
      #expect(phone.running.map(\.settings.allowsBackgroundUpdates) == [false])
      following.cancel()
      phone.settle()
    }
    #expect(raised == [])
  }
}
