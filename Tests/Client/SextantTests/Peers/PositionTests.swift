import LocationPolicy
import Sextant
import SextantAlways
import SextantTesting
import Testing

@MainActor
@Suite struct PositionTests {
  @Test(arguments: Peer.withEscalation)
  func `position #9: Keep Only While Using ends a request for Always`(release: Release) async throws {
    let phone = TestPhone(release: release)
    let call = phone.start { await LocationClient().requestAlways() }
    try phone.agree()
    try await phone.advance(by: 1)
    try phone.decline()
    try await phone.advance(by: 5)
    #expect(call.end == .kept)
  }
}
