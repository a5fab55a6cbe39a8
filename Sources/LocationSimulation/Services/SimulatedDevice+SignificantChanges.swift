import LocationPolicy

extension SimulatedDevice {
  /// Starts significant changes, or takes them up again in the process that was launched for one (MON-004).
  mutating func startSignificantChanges(by client: ClientID, of app: AppID) {
    failAtStart(of: .significantChange, by: client, in: app)
    let isWaitedFor = apps[app.index].monitoring.pending.contains { $0.service == .significantChange }
    update(client, of: app) { $0.services.significantChanges = true }
    if isWaitedFor {
      handOverPendingEvents(to: client, of: app)
    } else {
      // The first position is told whatever it is.
      apps[app.index].monitoring.significantChanges = SignificantChanges()
    }
  }

  /// Stops significant changes for a manager, and for the app when it was the last one.
  mutating func stopSignificantChanges(by client: ClientID, of app: AppID) {
    update(client, of: app) { $0.services.significantChanges = false }
    let others = apps[app.index].process?.managers ?? []
    if !others.contains(where: \.services.significantChanges) {
      apps[app.index].monitoring.significantChanges = nil
    }
  }

  /// Reports a significant change; of several that wait for the app only the newest counts.
  mutating func reportSignificantChange(_ fix: Fix, to app: AppID) {
    apps[app.index].monitoring.pending.removeAll { $0.service == .significantChange }
    report([.locations([fix])], of: .significantChange, to: app)
  }
}
