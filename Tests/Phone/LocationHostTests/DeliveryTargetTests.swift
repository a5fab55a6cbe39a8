import LocationPolicy
import Synchronization
import Testing

@testable import LocationHost
@testable import LocationSimulation

@MainActor
@Suite struct DeliveryTargetTests {
  @Test func `what was done before it was scheduled does not keep the next from being scheduled`() async {
    let target = DeliveryTarget.mainQueue()
    let done = Mutex(0)
    target.append { done.withLock { $0 += 1 } }
    target.serve()
    target.schedule()
    await withCheckedContinuation { continuation in
      target.deliver { continuation.resume() }
    }
    #expect(done.withLock { $0 } == 1)
  }
}
