import CoreLocation
import LocationHost
import LocationPolicy
import LocationSimulation
import TestSupport
import Testing

@Suite struct MonitorTests {
  @Test
  func
    `a monitor keeps its conditions in order and under its name, across instances, also while it may not watch them (MON-007)`()
    throws
  {
    let host = DeviceHost(release: .iOS18)
    let (log, executor) = (Log(), StepExecutor())
    DeviceHost.$ofTask.withValue(host) {
      _ = executor.start {
        let circle = CLMonitor.CircularGeographicCondition(
          center: CLLocationCoordinate2D(latitude: 52, longitude: 13), radius: 200)
        let monitor = await CLMonitor("places")
        await monitor.add(circle, identifier: "work")
        await monitor.add(circle, identifier: "home", assuming: .unsatisfied)
        let record = await monitor.record(for: "home")
        log.add("\(await monitor.identifiers) \(record?.lastEvent.state.rawValue ?? 99)")
        await monitor.remove("work")
      }
      _ = executor.start {
        log.add("\(await CLMonitor("places").identifiers)")
      }
    }
    #expect(log.lines == ["[\"work\", \"home\"] 3", "[\"home\"]"])
  }
}
