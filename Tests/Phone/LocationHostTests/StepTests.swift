import LocationPolicy
import Testing

@testable import LocationHost
@testable import LocationSimulation

@MainActor @Suite struct StepTests {
  @Test func `a step goes to the next thing that concerns the app, and not beyond the goal`() {
    let host = DeviceHost(release: .iOS18)
    #expect(host.nextEvent == nil)
    let log = Log()
    for seconds in [1.0, 2.0, 30.0] { host.after(seconds) { log.add("\(seconds)") } }
    #expect(host.nextEvent == .start + 1)
    let goal = Moment.start + 10
    #expect(!host.step(until: goal))
    #expect(log.lines == ["1.0"])
    #expect(!host.step(until: goal))
    #expect(host.step(until: goal))
    #expect(log.lines == ["1.0", "2.0"])
    #expect(host.now == goal)
    #expect(host.nextEvent == .start + 30)
  }

  @Test func `stepped code belongs to its device, and may stand for another thread's`() {
    let (host, other) = (DeviceHost(release: .iOS18), DeviceHost(release: .iOS14))
    StepScope.run(on: host, asOtherThread: true) {
      #expect(DeviceHost.current === host)
      #expect(!DeviceHost.isOnMainQueue)
      StepScope.run(on: other, asOtherThread: false) {
        #expect(DeviceHost.current === other)
        #expect(DeviceHost.isOnMainQueue)
      }
      #expect(DeviceHost.current === host)
      other.run { #expect(DeviceHost.current === other) }
    }
    #expect(StepScope.host == nil)
    #expect(DeviceHost.isOnMainQueue)
  }
}
