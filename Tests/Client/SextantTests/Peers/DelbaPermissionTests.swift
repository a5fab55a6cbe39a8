import LocationPolicy
import Sextant
import SextantAlways
import SextantTesting
import Testing

@MainActor
@Suite struct DelbaPermissionTests {
  @Test(arguments: Peer.withEscalation)
  func `delba/Permission #122: Only While Using the App ends a request for Always`(release: Release)
    async throws
  {
    let phone = TestPhone(release: release)
    let call = phone.start { await LocationClient().requestAlways() }
    try phone.agree()
    try await phone.advance(by: 1)
    try phone.decline()
    try await phone.advance(by: 5)
    #expect(call.end == .kept)
  }

  @Test(arguments: Peer.withEscalation)
  func
    `delba/Permission #124: the launch after Only While Using the App knows at once that Always was declined`(
      release: Release
    ) async throws
  {
    let phone = TestPhone(release: release)
    #expect(try await phone.allowAndKeepWhileUsing(LocationClient()) == .kept)
    for _ in 0..<3 {
      try phone.relaunch()
      let client = phone.client()
      let authorization = phone.start { await client.authorization?.canAskForAlways.value }
      #expect(authorization.end == false)
      let call = phone.start { await client.requestAlways() }
      try await phone.advance(by: 5)
      #expect(phone.prompt == nil)
      #expect(call.end == .notShown(.escalationSpent))
    }
  }
}
