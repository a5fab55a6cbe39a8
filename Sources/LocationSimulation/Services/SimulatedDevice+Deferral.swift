import LocationPolicy

extension SimulatedDevice {
  /// Lets the system hold back updates while the app is in the background, until so many metres or seconds (DEL-085).
  mutating func allowDeferredUpdates(
    distance: Double, timeout: Double, by client: ClientID, of app: AppID
  ) {
    guard let manager = manager(client, of: app) else { return }
    endDeferral(with: .deferredCanceled, by: client, of: app)
    if let code = obstacleToDeferring(by: manager) {
      return tell(.finishedDeferredUpdates(code), to: client, of: app)
    }
    let end = timeout.isFinite && timeout < Self.longestDeferral ? now + max(0, timeout) : nil
    update(client, of: app) {
      $0.services.standard?.deferral = Deferral(distance: distance, end: end)
    }
  }

  /// A timeout that is longer, in seconds, is none: CLTimeIntervalMax says so.
  private static let longestDeferral = 1e9

  private func obstacleToDeferring(by manager: Manager) -> LocationErrorCode? {
    if !policy.deferredUpdates.value { return .deferredFailed }
    if !manager.services.receivesUpdates { return .deferredNotUpdatingLocation }
    if manager.settings.desiredAccuracy >= 0 { return .deferredAccuracyTooLow }
    return manager.settings.distanceFilter > 0 ? .deferredDistanceFiltered : nil
  }

  mutating func disallowDeferredUpdates(by client: ClientID, of app: AppID) {
    endDeferral(with: .deferredCanceled, by: client, of: app)
  }

  /// Hands over what was held back, and says that the deferral is over; does nothing when there is none.
  mutating func endDeferral(with code: LocationErrorCode?, by client: ClientID, of app: AppID) {
    guard let deferral = manager(client, of: app)?.services.standard?.deferral else { return }
    update(client, of: app) { $0.services.standard?.deferral = nil }
    if !deferral.fixes.isEmpty { deliver(deferral.fixes, to: client, of: app) }
    tell(.finishedDeferredUpdates(code), to: client, of: app)
  }

  /// In the foreground nothing is held back.
  mutating func endDeferrals(of app: AppID) {
    for manager in apps[app.index].process?.managers ?? [] {
      guard let deferral = manager.services.standard?.deferral, !deferral.fixes.isEmpty else { continue }
      endDeferral(with: nil, by: manager.id, of: app)
    }
  }
}
