import LocationHost
import LocationPolicy
import LocationSimulation
import TestSupport
import Testing

@testable import Sextant

@MainActor
@Suite struct LeakTests {
  @Test func `the authorizations end with the client, so that nobody waits for what can't come`() {
    let host = DeviceHost(release: .newest)
    let executor = StepExecutor()
    let ended = EndCounter(callers: 1)
    let authorizations = host.run {
      LocationClient(environment: .simulated(on: host, storage: .memory())).authorizations
    }
    Task(executorPreference: executor) {
      for await _ in authorizations {}
      ended.end(of: 0)
    }
    for _ in 0..<4 {
      host.serveMain()
      executor.drain()
    }
    #expect(ended.isOnceEach)
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
