import Dispatch
import Testing

@testable import LocationHost

@Suite struct AlarmTests {
  @Test func `the earliest time rings, whichever times other threads set at the same moment`() {
    let hour: UInt64 = 3_600_000_000_000
    for round in 0..<5_000 {
      let alarm = Alarm()
      let rung = DispatchSemaphore(value: 0)
      alarm.ring = { rung.signal() }
      DispatchQueue.concurrentPerform(iterations: 100) { number in
        alarm.set(Alarm.now + (number == 99 ? 0 : hour - UInt64(number) * 1_000_000_000))
      }
      #expect(rung.wait(timeout: .now() + 10) == .success, "round \(round)")
    }
  }
}
