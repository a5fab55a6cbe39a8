import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import SextantAlways
import Testing

@Suite(.ownMainQueue) struct GeoMonitorTests {
  @Test(arguments: Peer.releases)
  func `GeoMonitor: an app without the background mode makes a client and finds its location without a crash`(
    release: Release
  ) throws {
    let phone = try Phone.allowed(release: release, bundle: .foregroundOnly)
    let raised = phone.host.catchingExceptions {
      let client = phone.newClient()
      let call = phone.start { _ in try? await client.location().reason }
      phone.advance(by: 3)
      #expect(call.ends == [.accurateEnough])
    }
    #expect(raised == [])
  }

  @Test(arguments: Peer.releases)
  func `GeoMonitor: asking for the background ends where the system shows nothing`(release: Release) throws {
    let phone = try Phone.at(release: release, answer: .dontAllow)
    let call = phone.start { await $0.requestAlways() }
    phone.advance(by: 5)
    #expect(call.ends == [.notShown(.alreadyDenied)])
  }
}
