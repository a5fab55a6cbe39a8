import LocationSimulation
import SextantTesting

@testable import Sextant

// What the app has in progress on the phone.

extension TestPhone {
  /// The location managers of the app's process.
  var managers: [Manager] { host.read { $0[self.host.app].process?.managers ?? [] } }

  /// The managers with running updates.
  var running: [Manager] { managers.filter { $0.services.standard != nil } }

  /// The objects that keep the app running.
  var held: [String] {
    let allowed = managers.filter { $0.settings.allowsBackgroundUpdates && $0.services.standard == nil }
    return running.map { "updates, background \($0.settings.allowsBackgroundUpdates)" }
      + allowed.map { _ in "background allowed" } + sessions
  }

  /// The objects of the Swift API that the app holds, such as service sessions.
  var sessions: [String] {
    host.read { device in (device[self.host.app].process?.streams ?? []).map { "\($0.kind)" } }
  }

  /// The running services other than regions.
  var services: [String] {
    let monitoring = host.read { $0[self.host.app].monitoring }
    return (monitoring.significantChanges == nil ? [] : ["significant changes"])
      + (monitoring.visits == nil ? [] : ["visits"])
      + managers.flatMap { manager in
        (manager.services.updatesHeading ? ["heading"] : [])
          + (manager.services.standard == nil ? [] : ["locations"])
      }
  }

  /// The identifiers of the regions that the system monitors for the app.
  var monitored: [String] { host.monitoredRegions.map(\.identifier) }

  /// Returns whether nothing remains of what a client did: no caller waits, and no more locations arrive.
  func isQuiet(_ client: LocationClient) async throws -> Bool {
    let before = deliveries
    try await advance(by: 60)
    return deliveries == before && client.core.waitingCallers == 0
  }

  private var deliveries: Int {
    host.read { device in
      device.trace.entries.count { entry in
        if case .delivered(.locations) = entry.event { true } else { false }
      }
    }
  }
}
