import LocationPolicy
import Sextant
import SextantAlways
import SextantTesting
import Testing

@MainActor
@Suite struct GeoMonitorTests {
  @Test(arguments: Peer.releases)
  func `GeoMonitor: an app without the background mode makes a client and finds its location without a crash`(
    release: Release
  ) async throws {
    let phone = try TestPhone.allowing(release, app: .foregroundOnly)
    let call = phone.find()
    try await phone.advance(by: 3)
    #expect(call.words == "accurateEnough 5")
    #expect(phone.crash == nil)
  }

  @Test(arguments: Peer.releases)
  func `GeoMonitor: asking for the background ends where the system shows nothing`(release: Release)
    async throws
  {
    let phone = TestPhone(release: release, at: .home)
    let client = phone.client()
    _ = phone.start { await client.requestWhenInUse() }
    try phone.answer(.dontAllow)
    let call = phone.start { await client.requestAlways() }
    try await phone.advance(by: 5)
    #expect(call.end == .notShown(.alreadyDenied))
  }
}
