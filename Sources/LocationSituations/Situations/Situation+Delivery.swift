package import LocationPolicy

extension Situation {
  /// What decides whether something reaches the app; in another phase than its own where one is given.
  package func deliveryContext(in phase: AppPhase? = nil, under rules: SituationRules) -> DeliveryContext {
    var context = DeliveryContext(
      grant: authorization.grant, app: rules.app, phase: phase ?? authorization.phase)
    context.accuracy = authorization.accuracy(under: rules.policy)
    context.manager = ManagerSettings(
      allowsBackgroundUpdates: allowsBackgroundUpdates, showsBackgroundIndicator: showsIndicator)
    context.startedInForeground = updates != .startedInBackground
    if isWoken { context.aids.insert(.otherBackgroundExecution) }
    if authorization.memory.contains(.servicesOff) || authorization.memory.contains(.restricted) {
      context.aids.insert(.unavailable)
    }
    return context
  }

  /// Whether standard updates keep the app running in the background.
  func locationKeepsRunning(under rules: SituationRules) -> Bool {
    guard updates == .startedInUse else { return false }
    let context = deliveryContext(under: rules)
    let session = rules.policy.backgroundSession(
      grant: context.grant, isRestricted: context.aids.contains(.unavailable), of: context.app,
      manager: context.manager)
    return session.inBackground == .goesOn
      && rules.policy.delivery(of: .standard, in: context).arrival.flows
  }

  /// The background location indicator of the app's updates.
  package func indicator(under rules: SituationRules) -> Indicator {
    guard updates != .stopped, hasProcess else { return .none }
    return rules.policy.delivery(of: .standard, in: deliveryContext(under: rules)).indicator
  }

  /// Whether the app counts as in use (DEL-001).
  func isInUse(under rules: SituationRules) -> Bool {
    rules.policy.isInUse(
      deliveryContext(under: rules), indicatorShows: indicator(under: rules).isVisible)
  }
}

extension Delivery.Arrival {
  /// Whether positions reach the app, be it later because it is suspended.
  fileprivate var flows: Bool {
    switch self {
    case .delivered, .deliveredReduced, .wakes, .waitsForApp: true
    case .relaunches, .held, .nothing, .ended, .fails, .raises, .notAvailable: false
    }
  }
}
