import CoreLocation
import Foundation
import LocationHost
import LocationPolicy
import LocationSimulation
import Testing

@Suite struct ThreadTests {
  @Test
  func
    `a manager that is made on a thread with a run loop keeps it waiting, and tells its delegate there (DEL-086)`()
    async
  {
    let host = DeviceHost(release: .newest, person: .preferring(.allowWhileUsingApp))
    let told = Log()
    await withCheckedContinuation { continuation in
      Thread {
        let delegate = ThreadDelegate(told: told)
        delegate.manager = host.run { CLLocationManager() }
        delegate.manager?.delegate = delegate
        delegate.manager?.requestWhenInUseAuthorization()
        // The answer comes from another thread while the run loop sleeps.
        DispatchQueue.global().async { host.advance(by: 1) }
        // The run loop ends when the manager is released.
        while delegate.manager != nil, RunLoop.current.run(mode: .default, before: .distantFuture) {}
        withExtendedLifetime(delegate) { continuation.resume() }
      }.start()
    }
    #expect(told.lines.last == "status 4 on the manager's thread")
    #expect(host.consoleMessages == [])
  }

  @Test
  func `a manager that is made on a queue's thread is warned of, and its delegate is told nothing (DEL-086)`()
    async
  {
    let host = DeviceHost(release: .newest)
    let told = Log()
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let delegate = ThreadDelegate(told: told)
        let manager = host.run { CLLocationManager() }
        manager.delegate = delegate
        host.advance(by: 10)
        withExtendedLifetime(delegate) { continuation.resume() }
      }
    }
    #expect(host.consoleMessages == [.managerCreatedOffMainThread])
    #expect(told.lines == [])
  }

  @Test func `threads may make managers, let time pass and drive the phone at the same time`() {
    let host = DeviceHost(release: .iOS18, person: .preferring(.allowOnce))
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      let manager = host.run { CLLocationManager() }
      manager.desiredAccuracy = Double(index)
      manager.requestWhenInUseAuthorization()
      host.advance(by: 0.5)
      manager.startUpdatingLocation()
      _ = manager.authorizationStatus
    }
    #expect(host.device[host.app].process?.managers.isEmpty == true)
    #expect(host.device.now.seconds <= 32)
  }

  @Test
  @MainActor
  func `with the wall clock a person answers and the delegate is told, with nobody letting time pass`() async
  {
    let host = DeviceHost(release: .newest, clock: .live(speed: 100), person: .preferring(.allowOnce))
    let manager = host.run { CLLocationManager() }
    let delegate = NewDelegate()
    manager.delegate = delegate
    await withCheckedContinuation { continuation in
      delegate.onAuthorization = { manager in
        guard manager.authorizationStatus == .authorizedWhenInUse else { return }
        // The person may have answered before the delegate was notified of the initial status.
        delegate.onAuthorization = { _ in }
        continuation.resume()
      }
      manager.requestWhenInUseAuthorization()
    }
    #expect(delegate.told.last == "status 4")
  }
}

private final class ThreadDelegate: NSObject, CLLocationManagerDelegate {
  var manager: CLLocationManager?
  private let told: Log
  private let thread = Thread.current

  init(told: Log) { self.told = told }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    let place = Thread.current === thread ? "on the manager's thread" : "elsewhere"
    // Read once, because the answer may come between two reads.
    let status = manager.authorizationStatus
    told.add("status \(status.rawValue) \(place)")
    if status == .authorizedWhenInUse { self.manager = nil }
  }
}
