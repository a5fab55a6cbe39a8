package import LocationPolicy

/// What of an app and its process decides whether the app is in use, keeps running, and shows an indicator.
///
/// The simulated device and the situations of the explorer keep different things of an app. Each makes this value of
/// them, so that what follows from it is determined in one place.
package struct AppCircumstances: Hashable, Sendable {
  /// What the system remembers of the app's authorization.
  package let authorization: AuthorizationState
  /// What the app declares.
  package let app: AppConfiguration
  /// What the process is doing; it may be another phase than the present one, to ask what would be.
  package let phase: AppPhase
  /// The sessions that count as held.
  package var sessions: HeldSessions
  /// What else helps or hinders delivery; what follows from the other properties need not be in it.
  package var aids: DeliveryContext.Aids
  /// The properties of the manager that is asked about.
  package var manager = ManagerSettings()
  /// Whether the standard updates that are asked about were started while the app was in use.
  package var startedInForeground = true
  /// The indicator that standard updates of the app show, or ``Indicator/none`` while that is being determined.
  package var updatesIndicator = Indicator.none

  /// Creates the circumstances of an app, in its present phase or in another one.
  package init(
    _ authorization: AuthorizationState, app: AppConfiguration, phase: AppPhase? = nil,
    sessions: HeldSessions = HeldSessions(), aids: DeliveryContext.Aids = []
  ) {
    self.authorization = authorization
    self.app = app
    self.phase = phase ?? authorization.phase
    self.sessions = sessions
    self.aids = aids
  }
}

/// Which sessions of the Swift API are in effect, or were before a launch and can still be made again (AUTH-085).
package struct HeldSessions: Hashable, Sendable {
  /// A service session, whatever it asks for.
  package var service = false
  /// A service session that asks for Always (AUTH-086).
  package var always = false
  /// A background activity session (BG-023).
  package var activity = false

  /// Creates none.
  package init() {}
}

extension AppCircumstances {
  // Sessions

  /// Whether a background activity session has an effect: it needs the background mode and authorization (BG-023).
  package var hasActivitySession: Bool {
    sessions.activity && app.traits.contains(.backgroundMode) && authorization.isAuthorized
  }

  /// Whether live updates and monitors wait for an explicit session, as the Info.plist demands (AUTH-082).
  package func lacksExplicitSession(under policy: AuthorizationPolicy) -> Bool {
    policy.demandsExplicitSession(of: app) && !sessions.service
  }

  // Delivery

  /// The context in which events of a service reach the app or not.
  package func context(under policy: AuthorizationPolicy) -> DeliveryContext {
    var context = contextBesideUpdates(under: policy)
    // Standard updates that show the indicator keep the app in use for everything else (DEL-001).
    if phase == .background, updatesIndicator.isVisible { context.aids.insert(.sessionIndicator) }
    return context
  }

  /// The context for standard updates themselves, whose indicator depends on it.
  package func contextBesideUpdates(under policy: AuthorizationPolicy) -> DeliveryContext {
    var context = DeliveryContext(grant: authorization.grant, app: app, phase: phase)
    context.accuracy = authorization.accuracy(under: policy)
    context.manager = manager
    context.startedInForeground = startedInForeground
    context.aids = aids
    if hasActivitySession { context.aids.insert(.backgroundActivity) }
    if sessions.always { context.aids.insert(.alwaysSession) }
    let memory = authorization.memory
    if memory.contains(.servicesOff) || memory.contains(.restricted) { context.aids.insert(.unavailable) }
    return context
  }

  /// Returns what becomes of an event of a service that was started.
  package func arrival(of service: LocationService, under policy: AuthorizationPolicy) -> Delivery.Arrival {
    let context: DeliveryContext
    switch service {
    case .standard: context = contextBesideUpdates(under: policy)
    case .liveUpdates, .monitor:
      if lacksExplicitSession(under: policy) { return .nothing }
      context = self.context(under: policy)
    case .significantChange, .region, .visits, .heading, .ranging, .requestLocation, .locationPush:
      context = self.context(under: policy)
    }
    return policy.delivery(of: service, in: context).arrival
  }

  // The process and the indicator

  /// Whether live updates that are iterated keep the app running in the background: while they arrive, with the
  /// background mode (DEL-006).
  package func liveUpdatesKeepRunning(under policy: AuthorizationPolicy) -> Bool {
    app.traits.contains(.backgroundMode) && arrival(of: .liveUpdates, under: policy).reachesApp
  }

  /// The indicator that shows for the app: of its standard updates, or else of a background activity session, which needs
  /// no updates (BG-023) and may stay without a process.
  package func indicator(barOutlivesProcess: Bool = true) -> Indicator {
    if updatesIndicator.isVisible || !hasActivitySession { return updatesIndicator }
    return switch phase {
    case .grace, .background, .suspended: .barOrPill
    case .terminated, .forceQuit: barOutlivesProcess ? .barOrPill : .none
    case .foreground, .rebooted: .none
    }
  }
}
