import LocationPolicy
import LocationSimulation
import Sextant
import Testing

@MainActor
@Suite struct PromiseKitCoreLocationTests {
  @Test("PromiseKit/CoreLocation #4: the manager lives as long as its prompt", arguments: Peer.releases)
  func managerLives(release: Release) throws {
    let phone = Phone(release: release)
    let host = phone.host
    let call = phone.start { _ in
      await LocationClient(environment: .simulated(on: host, storage: .memory())).requestWhenInUse(
        timeLimit: 5)
    }
    phone.advance(by: 30)
    #expect(call.ends == [.timedOut])
    #expect(phone.prompt != nil)
    try phone.allowsWhileUsing()
    phone.advance(by: 5)
    #expect(phone.prompt == nil)
  }
}
