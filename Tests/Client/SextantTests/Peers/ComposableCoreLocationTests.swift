import LocationPolicy
import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct ComposableCoreLocationTests {
  @Test(arguments: Peer.withReducedAccuracy)
  func `composable-core-location #29, #33: a change of accuracy is told, as the callback of iOS 14 tells it`(
    release: Release
  ) throws {
    let phone = try TestPhone.allowing(release)
    let client = phone.client()
    let heard = phone.hear { client.authorizations }
    try phone.inSettings { try $0.setPrecise(false) }
    #expect(heard.all.first?.accuracy == .full)
    #expect(heard.all.last?.accuracy == .reduced)
    heard.cancel()
    #expect(heard.hasEnded)
  }
}
