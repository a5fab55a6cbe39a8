import LocationPolicy
import Sextant
import SextantAlways
import SextantTesting
import Testing

@MainActor
@Suite struct OpenRadarTests {
  @Test(arguments: Peer.releases)
  func `openradar 35275366: with nobody to answer and nothing to find, no request waits forever`(
    release: Release
  ) async throws {
    let phone = TestPhone(release: release)
    let client = phone.client()
    phone.losePosition()
    let asking = phone.find(by: client, LocationRequest(permissionTimeLimit: 60))
    try await phone.advance(by: 61)
    #expect(asking.end == .failure(.notAuthorized(.timedOut)))
    try phone.agree()
    let searching = phone.find(by: client, LocationRequest(accuracy: .best))
    try await phone.advance(by: 31)
    #expect(searching.end == .failure(.notFound))
  }

  @Test(arguments: Peer.withEscalation)
  func
    `openradar 35275366: a request for Always ends though no callback tells of it, whatever is answered, and so do later ones`(
      release: Release
    ) async throws
  {
    for row in [SettingsRow.never, .whileUsing, .always] {
      let phone = try TestPhone.allowing(release)
      let client = phone.client()
      #expect(try await phone.keepWhileUsing(client) == .kept)
      try phone.chooses(row)
      let second = phone.start { await client.requestAlways() }
      try await phone.advance(by: 5)
      #expect(!second.isWaiting)
    }
  }
}
