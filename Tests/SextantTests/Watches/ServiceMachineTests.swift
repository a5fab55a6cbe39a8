import CoreLocation
import LocationPolicy
import Testing

@testable import Sextant

/// What a service's listeners are told, and when it has to run.
@Suite struct ServiceMachineTests {
  private let one = RequestID(number: 1)
  private let two = RequestID(number: 2)
  private let always = AuthorizationReading(status: .authorizedAlways, accuracy: .full)
  private let denied = AuthorizationReading(status: .denied, accuracy: .full, servicesOn: true)

  private func machine(_ service: LocationService = .visits, keepingEarly kept: Int = 0) -> ServiceMachine<
    Int
  > {
    ServiceMachine(
      rules: ServiceRules(service: service, policy: .policy(for: .iOS18)), keepingEarly: kept)
  }

  private func brief(_ effects: [ServiceMachine<Int>.Effect]) -> [String] {
    effects.map { effect in
      switch effect {
      case .changed: "changed"
      case .tell(let id, .value(let value)): "\(id.number): \(value)"
      case .tell(let id, .interrupted(let interruption)): "\(id.number): \(interruption)"
      case .tell(let id, .resumed): "\(id.number): resumed"
      case .end(let id): "\(id.number): end"
      }
    }
  }

  @Test func `the first listener starts the service and the last one stops it`() {
    var machine = machine()
    #expect(brief(machine.listen(one)) == ["changed"])
    #expect(brief(machine.listen(two)) == [])
    #expect(brief(machine.came(7)) == ["1: 7", "2: 7"])
    #expect(brief(machine.leave(one)) == [])
    #expect(brief(machine.leave(one)) == [])
    #expect(machine.setup?.isRunning == true)
    #expect(brief(machine.leave(two)) == ["changed"])
    #expect(machine.setup?.isRunning == false)
  }

  @Test(arguments: [0, 1, 2, 5])
  func `what comes before anybody listens is kept for the first one, as far as it is kept`(kept: Int) {
    var machine = machine(keepingEarly: kept)
    for value in 1...3 { #expect(brief(machine.came(value)) == []) }
    #expect(brief(machine.listen(one)) == (1...3).suffix(kept).map { "1: \($0)" } + ["changed"])
    #expect(brief(machine.listen(two)) == [])
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
    #expect(brief(machine.came(3)) == ["1: resumed", "1: 3"])
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
    #expect(brief(machine.listen(two)) == ["changed"])
  }

  @Test func `the process's end ends all who listen, and whoever comes later is ended at once`() {
    var machine = machine()
    _ = machine.listen(one)
    #expect(brief(machine.end()) == ["1: end"])
    #expect(machine.setup == nil)
    #expect(brief(machine.came(7)) == [])
    #expect(brief(machine.leave(one)) == [])
    #expect(brief(machine.listen(two)) == ["2: end"])
  }
}
