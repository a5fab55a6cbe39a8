package import LocationHost
package import LocationPolicy
import LocationSimulation
package import Sextant

/// Core Location as a simulated phone provides it, without any of its classes, and so the same on every platform.
package struct SimulatedSystem: LocationSystem {
  let host: DeviceHost

  /// Creates the Core Location of a phone.
  package init(host: DeviceHost) { self.host = host }

  package func makeManager(telling tell: @escaping @Sendable (SystemEvent) -> Void) -> any SystemManager {
    SimulatedManager(host: host, tell: tell)
  }

  package func servicesAreOn() -> Bool { host.servicesAreEnabled() }

  // A simulated phone has all the hardware of an iPhone.
  package var hasCompass: Bool { true }
  package var tellsSignificantChanges: Bool { true }
  package var tellsVisits: Bool { true }
  package var monitorsRegions: Bool { true }

  package func beginActivitySession() -> Cancellation? { begin(.backgroundActivitySession) }

  package func beginServiceSession(_ goal: SessionGoal) -> Cancellation? {
    begin(.serviceSession(goal, purposeKey: nil))
  }

  /// Begins a session; nil if the release has no such session, or the process that requests it has ended.
  private func begin(_ session: StreamKind) -> Cancellation? {
    // Messages about the session itself are ignored.
    let mailbox = Mailbox(target: .anywhere()) { _ in }
    guard let client = host.call(.open(session), mailbox: mailbox) else { return nil }
    return Cancellation { host.release(client, by: .stream(client, .close)) }
  }
}
