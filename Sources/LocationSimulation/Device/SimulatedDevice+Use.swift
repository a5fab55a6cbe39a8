import LocationPolicy

extension SimulatedDevice {
  /// Whether an app counts as in use (DEL-001, DEL-002, DEL-004).
  public func isInUse(_ app: AppID) -> Bool {
    policy.isInUse(deliveryContext(of: app), indicatorShows: apps[app.index].indicator.isVisible)
  }

  /// What decides whether events reach an app just now, managers aside.
  func deliveryContext(of app: AppID) -> DeliveryContext {
    let authorization = apps[app.index].authorization
    var context = DeliveryContext(
      grant: authorization.grant, app: apps[app.index].bundle.configuration, phase: authorization.phase)
    context.accuracy = authorization.accuracy(under: policy)
    context.aids = aids(of: app)
    return context
  }

  /// What helps or hinders delivery to an app just now, managers aside.
  private func aids(of app: AppID) -> DeliveryContext.Aids {
    var aids: DeliveryContext.Aids = []
    let state = apps[app.index]
    if isAhead(state.process?.backgroundUntil) { aids.insert(.otherBackgroundExecution) }
    if holdsActivitySession(app) { aids.insert(.backgroundActivity) }
    if holdsAlwaysSession(app) { aids.insert(.alwaysSession) }
    if isAhead(state.widgetSeenUntil) { aids.insert(.widgetSeen) }
    if isAhead(state.watchMessageUntil) { aids.insert(.watchMessage) }
    if !state.backgroundAppRefresh { aids.insert(.backgroundAppRefreshOff) }
    if !state.authorization.memory.isDisjoint(with: [.servicesOff, .restricted]) {
      aids.insert(.unavailable)
    }
    return aids
  }

  private func isAhead(_ end: Moment?) -> Bool { end.map { $0 > now } ?? false }

  /// Notices that something which decides on use has changed: the indicator, whether the app goes on, what lapses.
  mutating func useChanged(_ app: AppID) {
    reconsiderServices(of: app)
    updateIndicator(of: app)
    settle(app)
    endUseIfUnused(app)
  }

  /// Looks which background location indicator shows for an app, and records a change.
  private mutating func updateIndicator(of app: AppID) {
    let current = currentIndicator(of: app)
    guard apps[app.index].indicator != current else { return }
    apps[app.index].indicator = current
    record(.indicator(current), app: app, facts: FactList(.ind003))
  }

  /// The indicator of a standard session, or of a background activity session, which needs no updates (BG-023).
  private func currentIndicator(of app: AppID) -> Indicator {
    let session = sessionIndicator(of: app)
    guard !session.isVisible, apps[app.index].authorization.isAuthorized, holdsActivitySession(app) else {
      return session
    }
    switch apps[app.index].phase {
    case .grace, .background, .suspended, .terminated, .forceQuit: return .barOrPill
    case .foreground, .rebooted: return .none
    }
  }
}
