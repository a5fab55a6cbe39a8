public import LocationPolicy

extension SimulatedDevice {
  /// The background location indicator that the person sees, and the app that it belongs to; nil when there is none.
  public var visibleIndicator: (app: AppID, indicator: Indicator)? {
    indicatedApp.map { ($0, apps[$0.index].indicator) }
  }

  /// Whether a location session keeps an app in the background running.
  func locationKeepsRunning(_ app: AppID) -> Bool { hasUpdates(of: app, where: \.keepsRunning) }

  /// Whether a standard session of an app stops after grace because the app is only provisionally always (AUTH-066).
  func stopsForWantOfAlways(_ app: AppID) -> Bool { hasUpdates(of: app, where: \.stopsForWantOfAlways) }

  /// The background location indicator that the standard sessions of an app show just now.
  func sessionIndicator(of app: AppID) -> Indicator {
    guard let managers = apps[app.index].process?.managers else { return .none }
    return managers.lazy.compactMap(\.services.standard?.indicator).first(where: \.isVisible) ?? .none
  }

  private func hasUpdates(of app: AppID, where isMeant: (StandardUpdates) -> Bool) -> Bool {
    guard let managers = apps[app.index].process?.managers else { return false }
    return managers.contains { $0.services.standard.map(isMeant) ?? false }
  }

  /// In the foreground all sessions of an app count as started in use (BG-009, BG-010).
  ///
  /// What keeps a session that was started in the background from going on there is that the app was not in use;
  /// now it is.
  mutating func renewSessions(of app: AppID) {
    guard let managers = apps[app.index].process?.managers else { return }
    for index in managers.indices where managers[index].services.standard?.startedInUse == false {
      apps[app.index].process?.managers[index].services.standard?.startedInUse = true
    }
  }

  /// What decides on a monitoring service of an app; the manager that counts is one whose session shows the indicator.
  func monitoringContext(of app: AppID) -> DeliveryContext {
    var context = deliveryContext(of: app)
    let managers = apps[app.index].process?.managers ?? []
    if let shown = managers.first(where: { $0.services.standard?.indicator.isVisible ?? false }) {
      context.manager = shown.settings
    }
    return context
  }
}
