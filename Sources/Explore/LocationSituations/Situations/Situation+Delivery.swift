package import LocationDelivery
package import LocationPolicy

extension Situation {
  /// What decides whether something reaches the app, in its own phase or in a given one.
  package func deliveryContext(in phase: AppPhase? = nil, under rules: SituationRules) -> DeliveryContext {
    var context = DeliveryContext(
      grant: authorization.grant, app: rules.app, phase: phase ?? authorization.phase)
    context.accuracy = authorization.accuracy(under: rules.policy)
    context.manager = ManagerSettings(
      allowsBackgroundUpdates: allowsBackgroundUpdates, showsBackgroundIndicator: showsIndicator)
    context.startedInForeground = updates != .startedInBackground
    if isWoken { context.aids.insert(.otherBackgroundExecution) }
    if hasActivity(under: rules) { context.aids.insert(.backgroundActivity) }
    if streams.holdsAlwaysSession { context.aids.insert(.alwaysSession) }
    if authorization.memory.contains(.servicesOff) || authorization.memory.contains(.restricted) {
      context.aids.insert(.unavailable)
    }
    return context
  }

  /// What would happen to an event of a service that was started, in the app's own phase or in a given one;
  /// in the latter, only location keeps the app running.
  package func arrival(
    of service: LocationService, in phase: AppPhase?, under rules: SituationRules
  ) -> Delivery.Arrival {
    var context = deliveryContext(in: phase, under: rules)
    if let phase, phase != authorization.phase { context.aids.remove(.otherBackgroundExecution) }
    if service == .liveUpdates || service == .monitor, lacksExplicitSession(under: rules) { return .nothing }
    // Standard updates that show the indicator keep the app in use for everything else (DEL-001).
    if service != .standard, context.phase == .background, updates != .stopped,
      rules.policy.delivery(of: .standard, in: context).indicator.isVisible
    {
      context.aids.insert(.sessionIndicator)
    }
    return rules.policy.delivery(of: service, in: context).arrival
  }

  /// Whether live updates and monitors wait for an explicit session, as the Info.plist wants it (AUTH-082).
  func lacksExplicitSession(under rules: SituationRules) -> Bool {
    rules.app.traits.contains(.explicitServiceSession) && rules.policy.serviceSessions.value
      && !streams.holdsSession
  }

  /// Whether a background activity session is in effect: it needs the mode and authorization (BG-023).
  private func hasActivity(under rules: SituationRules) -> Bool {
    streams.holdsActivity && rules.app.traits.contains(.backgroundMode) && authorization.isAuthorized
  }

  /// Whether live updates keep the app running in the background: while they arrive, with the mode (DEL-006).
  func streamsKeepRunning(under rules: SituationRules) -> Bool {
    streams.iteratesLiveUpdates && rules.app.traits.contains(.backgroundMode)
      && arrival(of: .liveUpdates, in: nil, under: rules).reachesApp
  }

  /// Whether standard updates keep the app running in the background.
  func updatesKeepRunning(under rules: SituationRules) -> Bool {
    guard updates == .startedInUse else { return false }
    let context = deliveryContext(under: rules)
    let session = rules.policy.backgroundSession(
      grant: rules.policy.managersGrant(in: context), isRestricted: context.aids.contains(.unavailable),
      of: context.app, manager: context.manager)
    return session.inBackground == .goesOn
      && rules.policy.delivery(of: .standard, in: context).arrival.flows
  }

  /// The background location indicator: of the app's updates, or of its background activity session (BG-023).
  package func indicator(under rules: SituationRules) -> Indicator {
    if updates != .stopped, hasProcess {
      let indicator = rules.policy.delivery(of: .standard, in: deliveryContext(under: rules)).indicator
      if indicator.isVisible { return indicator }
    }
    guard hasActivity(under: rules) else { return .none }
    switch authorization.phase {
    case .grace, .background, .suspended, .terminated, .forceQuit: return .barOrPill
    case .foreground, .rebooted: return .none
    }
  }

  /// Whether something that the app has started reaches it in the background because it has Always (SET-020).
  ///
  /// In the seconds after the app was left it is in use.
  func usesAlways(under rules: SituationRules) -> Bool {
    guard authorization.grant == .always, hasProcess else { return false }
    guard authorization.phase == .background || authorization.phase == .suspended else { return false }
    func arrives(_ service: LocationService) -> Bool {
      arrival(of: service, in: nil, under: rules).reachesApp
    }
    return updates != .stopped && arrives(.standard)
      || streams.iteratesLiveUpdates && arrives(.liveUpdates)
      || streams.awaitsMonitorEvents && arrives(.monitor)
  }

  /// Whether the app counts as in use (DEL-001).
  func isInUse(under rules: SituationRules) -> Bool {
    rules.policy.isInUse(
      deliveryContext(under: rules), indicatorShows: indicator(under: rules).isVisible)
  }
}

extension Delivery.Arrival {
  /// Whether the app gets it, which may wake or launch the app.
  fileprivate var reachesApp: Bool {
    switch self {
    case .delivered, .deliveredReduced, .wakes, .relaunches: true
    case .waitsForApp, .held, .nothing, .ended, .fails, .raises, .notAvailable: false
    }
  }

  /// Whether positions reach the app, possibly later because it is suspended.
  fileprivate var flows: Bool {
    switch self {
    case .delivered, .deliveredReduced, .wakes, .waitsForApp: true
    case .relaunches, .held, .nothing, .ended, .fails, .raises, .notAvailable: false
    }
  }
}
