import SextantTesting
import Testing

@testable import Sextant

@MainActor
@Suite struct LeakTests {
  @Test func `the authorizations hold the client as long as somebody listens to them, and no longer`() {
    let phone = TestPhone()
    let listening = phone.hear { LocationClient().authorizations }
    #expect(listening.goesOn)
    #expect(phone.managers.count == 1)
    listening.cancel()
    #expect(listening.hasEnded)
    #expect(phone.managers.isEmpty)
  }

  @Test func `authorizations that nobody listens to hold no client`() {
    let phone = TestPhone()
    phone.inApp { _ = LocationClient().authorizations }
    #expect(phone.managers.isEmpty)
  }

  @Test func `a search that ends lets go of its timer`() async throws {
    let phone = try TestPhone.allowing(.newest)
    let client = phone.client()
    let call = phone.find(by: client, LocationRequest(timeLimit: 3_600))
    #expect(client.core.runningTimers == 1)
    try await phone.advance(by: 3)
    #expect(call.words == "accurateEnough 5")
    #expect(client.core.runningTimers == 0)
    #expect(client.core.waitingCallers == 0)
    #expect(client.core.watchingCallers == 0)
  }
}
