import LocationPolicy
import Sextant
import SextantAlways
import SextantTesting
import Testing

@MainActor
@Suite struct QtPositioningTests {
  @Test(arguments: Peer.withReducedAccuracy)
  func `Qt Positioning: before its manager is there, a client claims no accuracy`(release: Release)
    async throws
  {
    let phone = try TestPhone.allowing(release, precise: false)
    // Off the main thread, where the manager is created later.
    let client = try await phone.run { await Task.detached { LocationClient() }.value }
    let call = phone.start { await client.authorization?.accuracy }
    phone.settle()
    #expect(call.end == .reduced)
  }

  @Test(arguments: Peer.withEscalation)
  func
    `Qt Positioning: an upgrade to Always is asked for, and ends though no callback tells that it was declined`(
      release: Release
    ) async throws
  {
    let phone = try TestPhone.allowing(release)
    #expect(try await phone.keepWhileUsing(LocationClient()) == .kept)
  }
}
