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
    #expect(try await phone.allowAndKeepWhileUsing(LocationClient()) == .kept)
  }
}
