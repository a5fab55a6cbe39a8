import CoreLocation
import LocationHost
import LocationPolicy
import SextantTesting
import Testing

@testable import Sextant

/// The values that the listeners of a service receive, and the times when it must run.
@Suite struct ServiceMachineTests {
  private let one = RequestID(number: 1)
  private let two = RequestID(number: 2)
  private let always = AuthorizationReading(status: .authorizedAlways, accuracy: .full)
  private let denied = AuthorizationReading(status: .denied, accuracy: .full, servicesOn: true)

  private func machine(_ service: LocationService = .visits) -> ServiceMachine {
    ServiceMachine(rules: ServiceRules(service: service, policy: .policy(for: .iOS18)))
  }

  private func brief(_ effects: [ServiceMachine.Effect]) -> [String] {
    effects.map { effect in
      switch effect {
      case .changed: "changed"
      case .tell(let id, .interrupted(let interruption)): "\(id.number): \(interruption)"
      case .tell(let id, .resumed): "\(id.number): resumed"
      case .give(let id): "\(id.number): value"
      case .keep: "keep"
      case .giveKept(let id): "\(id.number): kept"
      case .end(let id): "\(id.number): end"
      }
    }
  }

  @Test func `the first listener starts the service and the last one stops it`() {
    var machine = machine()
    #expect(brief(machine.listen(one)) == ["1: kept", "changed"])
    #expect(brief(machine.listen(two)) == [])
    #expect(brief(machine.came()) == ["1: value", "2: value"])
    #expect(brief(machine.leave(one)) == [])
    #expect(brief(machine.leave(one)) == [])
    #expect(machine.setup?.isRunning == true)
    #expect(brief(machine.leave(two)) == ["changed"])
    #expect(machine.setup?.isRunning == false)
  }

  @Test func `what comes before anybody listens is kept for the first one`() {
    var machine = machine()
    #expect(brief(machine.came()) == ["keep"])
    #expect(brief(machine.listen(one)) == ["1: kept", "changed"])
    #expect(brief(machine.listen(two)) == [])
  }

  @MainActor @Test(arguments: [0, 1, 2, 5])
  func `as many values as are kept are given to the first one who listens, the newest ones`(kept: Int) async {
    let host = DeviceHost(release: .newest)
    let service = ServiceCore<Int>(
      environment: .simulated(on: host, storage: .memory()),
      rules: ServiceRules(service: .visits, policy: .policy(for: .newest)), keepingEarly: kept)
    service.handle { $0.read(always) }
    for value in 1...3 { service.came(value) }
    let first = service.subscribe()
    let second = service.subscribe()
    host.serveMain()
    service.came(4)
    for value in (1...3).suffix(kept) + [4] { #expect(await first.next() == .value(value)) }
    #expect(await second.next() == .value(4))
  }

  @Test
  func `SET-004: Lost permission is told once, also to those who come later, and its return starts anew`() {
    var machine = machine()
    #expect(brief(machine.read(always)) == [])
    _ = machine.listen(one)
    let before = machine.setup
    let lost = "notAuthorized(LocationPolicy.AuthorizationStatus.denied)"
    #expect(brief(machine.read(denied)) == ["1: \(lost)"])
    #expect(brief(machine.read(denied)) == [])
    #expect(brief(machine.listen(two)) == ["2: \(lost)"])
    #expect(brief(machine.read(always)) == ["changed", "1: resumed", "2: resumed"])
    #expect(machine.setup != before)
  }

  @Test func `SET-006: That Location Services is off takes the place of what was told`() {
    var machine = machine()
    _ = machine.listen(one)
    _ = machine.read(denied)
    var off = denied
    off.servicesOn = false
    #expect(brief(machine.read(off)) == ["1: servicesOff"])
  }

  @Test
  func `ERR-003: A failure is over with the next value, and that the app is denied is told by the status`() {
    var machine = machine(.significantChange)
    _ = machine.listen(one)
    #expect(brief(machine.failed(.denied)) == [])
    #expect(machine.failed(.network).count == 1)
    #expect(brief(machine.failed(.network)) == [])
    #expect(brief(machine.came()) == ["1: resumed", "1: value"])
  }

  @Test func `DEL-090: A compass goes on without a location`() {
    var machine = machine(.heading)
    _ = machine.listen(one)
    #expect(brief(machine.failed(.locationUnknown)) == [])
    #expect(brief(machine.failed(.headingFailure)) == ["1: interference"])
    #expect(brief(machine.read(denied)) == [])
  }

  @Test func `what disturbed the last listener is not told to the next one`() {
    var machine = machine(.heading)
    _ = machine.listen(one)
    _ = machine.failed(.headingFailure)
    _ = machine.leave(one)
    #expect(brief(machine.listen(two)) == ["2: kept", "changed"])
  }

  @Test func `the process's end ends all who listen, and whoever comes later is ended at once`() {
    var machine = machine()
    _ = machine.listen(one)
    #expect(brief(machine.end()) == ["1: end"])
    #expect(machine.setup == nil)
    #expect(brief(machine.came()) == [])
    #expect(brief(machine.leave(one)) == [])
    #expect(brief(machine.listen(two)) == ["2: end"])
  }
}
