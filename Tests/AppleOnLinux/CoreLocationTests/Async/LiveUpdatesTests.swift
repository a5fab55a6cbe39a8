import CoreLocation
import LocationDelivery
import LocationHost
import LocationPolicy
import LocationSimulation
import TestSupport
import Testing

@Suite struct LiveUpdatesTests {
  @Test
  func `from iOS 18 iterating asks by itself and says so, on 17 it waits in silence (AUTH-080, AUTH-081)`()
    throws
  {
    for (release, expected) in [(Release.iOS17, []), (.iOS18, ["asking"]), (.iOS26, ["asking"])] {
      let host = DeviceHost(release: release)
      let (log, executor) = (Log(), StepExecutor())
      let task = DeviceHost.$ofTask.withValue(host) { executor.start { try await iterate(into: log) } }
      #expect(log.lines == expected)
      #expect((host.device.visiblePrompt != nil) == (release >= .iOS18))
      task.cancel()
      executor.drain()
      #expect(log.lines == expected + ["end"])
      #expect(host.device.visiblePrompt == nil)
    }
  }

  @Test func `a denial is told to the iteration`() throws {
    let host = DeviceHost(release: .iOS18)
    let (log, executor) = (Log(), StepExecutor())
    let task = DeviceHost.$ofTask.withValue(host) { executor.start { try await iterate(into: log) } }
    try host.person(.answers(.dontAllow))
    executor.drain()
    #expect(log.lines == ["asking", "denied"])
    task.cancel()
    executor.drain()
  }

  @Test func `the iteration ends with the app's process`() throws {
    let host = DeviceHost(release: .iOS18)
    let (log, executor) = (Log(), StepExecutor())
    _ = DeviceHost.$ofTask.withValue(host) { executor.start { try await iterate(into: log) } }
    try host.system(.terminates(host.app))
    executor.drain()
    #expect(log.lines == ["asking", "end"])
  }
}

private func iterate(into log: Log) async throws {
  for try await update in CLLocationUpdate.liveUpdates() {
    if update.authorizationRequestInProgress { log.add("asking") }
    if update.authorizationDenied { log.add("denied") }
    if update.location != nil { log.add("location") }
  }
  log.add("end")
}
