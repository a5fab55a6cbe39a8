import LocationDelivery
import LocationPolicy

/// Monitors before the phone's first unlock, when the file of their conditions can't be read (MON-013).
extension InstalledApp {
  /// Returns whether the files in which monitors store their conditions are unavailable.
  func monitorsLackFiles(on system: PhoneSystem) -> Bool {
    system.awaitsFirstUnlock && system.assumptions.monitorsNeedFirstUnlock
  }

  /// Returns whether the app has a monitor open that was created without access to its file; it stays so until the app
  /// opens it again.
  func lacksFile(ofMonitor name: String) -> Bool {
    process?.streams.contains { $0.lacksFile && $0.kind == .monitor(name: name) } ?? false
  }

  /// Reports that a condition can't be stored, and so isn't monitored; before iOS 18, events have no such diagnostic.
  mutating func reportUnstored(
    _ identifier: String, to client: ClientID, on system: inout PhoneSystem
  ) {
    guard system.policy.serviceSessions.value else { return }
    var event = MonitorEvent(identifier: identifier, state: .unknown, moment: system.now)
    event.persistenceUnavailable = true
    process?.update(stream: client) { $0.keepUnstored(event) }
    handOverUnstored(to: client, on: &system)
  }

  /// Delivers the events of conditions that could not be stored, once the monitor's events are awaited.
  mutating func handOverUnstored(to client: ClientID, on system: inout PhoneSystem) {
    guard phase.isRunning, stream(client)?.awaitsEvents ?? false else { return }
    var events: [MonitorEvent] = []
    process?.update(stream: client) { events = $0.takeUnstored() }
    for event in events { send(.monitorEvent(event), to: client, on: &system) }
  }
}
