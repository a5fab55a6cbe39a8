import LocationHost
import LocationPolicy
import LocationSimulation
import SextantTesting
import Synchronization
import Testing

@testable import Sextant

/// Events on several threads are reported in their order, with the newest last.
@MainActor
@Suite struct OrderTests {
  @Test func `what changes while the first word is told comes after it`() throws {
    let phone = TestPhone()
    let client = phone.client()
    _ = phone.start { await client.requestWhenInUse() }
    let told = Mutex<[AuthorizationStatus]>([])
    let isFirst = Mutex(true)
    let host = phone.host
    let watch = client.core.authorization.watch { authorization in
      let answers = isFirst.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      if answers { _ = try? host.perform(.person(.answers(.allowWhileUsingApp))) }
      host.serveMain()
      told.withLock { $0.append(authorization.status) }
    }
    phone.settle()
    watch.cancel()
    #expect(told.withLock(\.last) == .authorizedWhenInUse)
    #expect(client.core.watchingCallers == 0)
  }

  @Test func `a reading that was made in the background is told on the location thread`() {
    let host = DeviceHost(release: .newest)
    var environment = LocationEnvironment.simulated(on: host, storage: .memory())
    let works = Mutex<[@Sendable () -> Void]>([])
    environment.inBackground = { work in works.withLock { $0.append(work) } }
    let tellings = Mutex<[Bool]>([])
    let manager = host.run { [environment] in
      SharedManager(environment: environment) { _ in
      } tellReading: { _ in
        tellings.withLock { $0.append(DeviceHost.isOnMainQueue) }
      }
    }
    manager.read()
    let held = works.withLock(\.self)
    OtherThread.run { for work in held { DeviceHost.$ofTask.withValue(host) { work() } } }
    #expect(tellings.withLock(\.self) == [])
    host.serveMain()
    #expect(tellings.withLock(\.self) == [true])
  }

  @Test
  func `a listener on another thread is not told of an obstacle that is gone when its turn comes`() async {
    let host = DeviceHost(release: .newest)
    let rules = ServiceRules(service: .visits, policy: .policy(for: .newest))
    let service = ServiceCore<Int>(
      environment: .simulated(on: host, storage: .memory()), rules: rules)
    let nothing: @Sendable () -> Void = {}
    service.connect(ServiceSwitch(start: nothing, startAgain: nothing, stop: nothing))
    service.handle { $0.read(AuthorizationReading(status: .denied, accuracy: .full, servicesOn: true)) }
    let subscription = OtherThread.run { service.subscribe() }
    service.handle { $0.read(AuthorizationReading(status: .authorizedAlways, accuracy: .full)) }
    host.serveMain()
    service.came(7)
    #expect(await subscription.next() == .value(7))
  }

  @Test func `who finds the permission granted meanwhile goes on, and does not count as refused`() {
    let outcome = AuthorizationOutcome.notShown(.alreadyGranted)
    #expect(PermissionPlan.failure(after: outcome, of: .whenInUse) == nil)
    #expect(
      PermissionPlan.failure(after: .notShown(.alreadyDenied), of: .whenInUse)
        == .notAuthorized(.notShown(.alreadyDenied)))
  }
}
