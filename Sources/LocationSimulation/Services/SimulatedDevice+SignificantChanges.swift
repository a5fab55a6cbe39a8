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

  mutating func lookAtSignificantChanges(of app: AppID, from look: Look) {
    guard let changes = apps[app.index].monitoring.significantChanges, let fix = change(in: look, for: app),
      isSignificant(fix, since: changes)
    else { return }
    apps[app.index].monitoring.significantChanges?.last = DeliveredPlace(fix)
    apps[app.index].monitoring.significantChanges?.lastAt = now
    apps[app.index].monitoring.pending.removeAll { $0.service == .significantChange }
    report([.locations([fix])], of: .significantChange, to: app)
  }

  /// The position as the network tells it.
  private func change(in look: Look, for app: AppID) -> Fix? {
    guard let fix = look.fix else { return nil }
    let isReduced = apps[app.index].authorization.accuracy(under: policy) == .reduced
    return isReduced ? look.reduced : fix.coarsened(to: assumptions.significantChangeAccuracy)
  }

  private func isSignificant(_ fix: Fix, since changes: SignificantChanges) -> Bool {
    guard let last = changes.last else { return true }
    guard now >= changes.lastAt + timings.significantChangePause else { return false }
    return fix.coordinate.isFarther(than: assumptions.significantChangeDistance, from: last.coordinate)
  }
}
