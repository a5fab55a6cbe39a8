import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import SextantAlways
import Testing

@MainActor
@Suite struct QtPositioningTests {
  @Test(arguments: Peer.withReducedAccuracy)
  func `Qt Positioning: before its manager is there, a client claims no accuracy`(release: Release)
    async throws
  {
    let phone = try Phone.allowed(release: release, precise: false)
    let host = phone.host
    // Off the main thread, where the manager is not made at once.
    let client = await Task.detached {
      LocationClient(environment: .simulated(on: host, storage: .memory()))
    }.value
    let call = phone.start { _ in await client.authorization?.accuracy }
    phone.settle()
    #expect(call.ends == [.reduced])
  }

  @Test(arguments: Peer.withEscalation)
  func
    `Qt Positioning: an upgrade to Always is asked for, and ends though no callback tells that it was declined`(
      release: Release
    ) throws
  {
    let phone = try Phone.allowed(release: release)
    let call = phone.start { await $0.requestAlways() }
    try phone.keepsWhileUsing()
    phone.advance(by: 5)
    #expect(call.ends == [.kept])
  }
}
