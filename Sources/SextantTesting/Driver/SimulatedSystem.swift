import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant

/// Core Location as a simulated phone has it, without any of its classes, and so on each platform alike.
struct SimulatedSystem: LocationSystem {
  let host: DeviceHost

  func makeManager(telling tell: @escaping @Sendable (SystemEvent) -> Void) -> any SystemManager {
    SimulatedManager(host: host, tell: tell)
  }

  func servicesAreOn() -> Bool { host.servicesAreEnabled() }

  // A simulated phone has all that iPhones have.
  var hasCompass: Bool { true }
  var tellsSignificantChanges: Bool { true }
  var monitorsRegions: Bool { true }

  func beginActivitySession() -> Cancellation? { begin(.backgroundActivitySession) }

  func beginServiceSession(_ goal: SessionGoal) -> Cancellation? {
    begin(.serviceSession(goal, purposeKey: nil))
  }

  /// Nil where the release has no such session, or the process that wants it has ended.
  private func begin(_ session: StreamKind) -> Cancellation? {
    // What it has to say of itself is of no interest.
    let mailbox = Mailbox(target: .anywhere()) { _ in }
    guard let client = host.call(.open(session), mailbox: mailbox) else { return nil }
    return Cancellation { host.release(client, by: .stream(client, .close)) }
  }
}
