import LocationHost
import LocationPolicy
import LocationSimulation
import TestSupport
import Testing

@testable import Sextant

@MainActor
@Suite struct LeakTests {
  @Test func `the authorizations hold the client as long as somebody listens to them, and no longer`() {
    let host = DeviceHost(release: .newest)
    let executor = StepExecutor()
    let ended = EndCounter(callers: 1)
    let authorizations = host.run {
      LocationClient(environment: .simulated(on: host, storage: .memory())).authorizations
    }
    let listening = Task(executorPreference: executor) {
      for await _ in authorizations {}
      ended.end(of: 0)
    }
    func settle() {
      for _ in 0..<4 {
        host.serveMain()
        executor.drain()
      }
    }
    settle()
    #expect(!ended.isOnceEach)
    #expect(host.managers == 1)
    listening.cancel()
    settle()
    #expect(ended.isOnceEach)
    #expect(host.managers == 0)
  }

  @Test func `authorizations that nobody listens to hold no client`() {
    let host = DeviceHost(release: .newest)
    _ = host.run { LocationClient(environment: .simulated(on: host, storage: .memory())).authorizations }
    host.serveMain()
    #expect(host.managers == 0)
  }

  @Test func `a search that ends lets go of its timer`() throws {
    let phone = try Phone.allowed(release: .newest)
    let call = phone.find(LocationRequest(timeLimit: 3_600))
    #expect(phone.client.core.runningTimers == 1)
    phone.advance(by: 3)
    #expect(call.words == ["accurateEnough 5"])
    #expect(phone.client.core.runningTimers == 0)
    #expect(phone.client.core.waitingCallers == 0)
    #expect(phone.client.core.watchingCallers == 0)
  }
}
