import LocationPolicy
import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct OrganicMapsTests {
  @Test(arguments: Peer.releases)
  func
    `Organic Maps #7193: a refusal is never told as Location Services that are off, and only what is off is`(
      release: Release
    ) async throws
  {
    let phone = TestPhone(release: release, at: .home)
    let client = phone.client()
    _ = phone.start { await client.requestWhenInUse() }
    try phone.answer(.dontAllow)
    for _ in 0..<2 {
      let refused = phone.find(by: client)
      try await phone.advance(by: 5)
      #expect(refused.end == .failure(.notAuthorized(.notShown(.alreadyDenied))))
    }
    try phone.chooses(.whileUsing)
    try phone.inSettings { try $0.setLocationServices(false) }
    let off = phone.find(by: client)
    try await phone.advance(by: 5)
    #expect(off.end == .failure(.servicesOff))
    try phone.inSettings { try $0.setLocationServices(true) }
    let on = phone.find(by: client)
    try await phone.advance(by: 5)
    #expect(on.words == "accurateEnough 5")
  }
}
