package import LocationPolicy

/// The properties of an app and its process that decide whether the app is in use, keeps running, and shows an
/// indicator.
///
/// The simulated device and the situations of the explorer store different data about an app. Each creates this value
/// from its data, so that the consequences are determined in one place.
package struct AppCircumstances: Hashable, Sendable {
  /// The authorization that the system has stored for the app.
  package let authorization: AuthorizationState
  /// The app's declarations.
  package let app: AppConfiguration
  /// The phase of the process, which may be a hypothetical one rather than the current one.
  package let phase: AppPhase
  /// The sessions that count as held.
  package var sessions: HeldSessions
  /// Other circumstances that help or hinder delivery; those that follow from the other properties may be missing.
  package var aids: DeliveryContext.Aids
  /// The properties of the manager in question.
  package var manager = ManagerSettings()
  /// Whether the standard updates in question were started while the app was in use.
  package var startedInForeground = true
  /// The indicator that standard updates of the app show, or ``Indicator/none`` while that is being determined.
  package var updatesIndicator = Indicator.none

  /// Creates the circumstances of an app, in its current phase or in another one.
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

/// The sessions of the Swift API that are in effect, or were before a launch and can still be re-created (AUTH-085).
package struct HeldSessions: Hashable, Sendable {
  /// A service session, regardless of its goal.
  package var service = false
  /// A service session that requires Always (AUTH-086).
  package var always = false
  /// A background activity session (BG-023).
  package var activity = false
  /// A Live Activity, which outlives the process that started it (BG-027).
  package var liveActivity = false

  /// Creates an empty value.
  package init() {}
}

extension AppCircumstances {
  // Sessions

  /// Whether a background activity session has an effect: it needs the background mode and authorization (BG-024).
  package var hasActivitySession: Bool { sessions.activity && mayKeepInUse }

  /// Whether a Live Activity has an effect, on the same conditions (BG-027).
  package var hasLiveActivity: Bool { sessions.liveActivity && mayKeepInUse }

  private var mayKeepInUse: Bool { app.traits.contains(.backgroundMode) && authorization.isAuthorized }

  /// Returns whether live updates and monitors wait for an explicit session, as the Info.plist demands (AUTH-082).
  package func lacksExplicitSession(under policy: AuthorizationPolicy) -> Bool {
    policy.demandsExplicitSession(of: app) && !sessions.service
  }

  // Delivery

  /// Returns the context that decides whether events of a service reach the app.
  package func context(under policy: AuthorizationPolicy) -> DeliveryContext {
    var context = contextBesideUpdates(under: policy)
    // Standard updates that show the indicator keep the app in use for all other services (DEL-001).
    if phase == .background, updatesIndicator.isVisible { context.aids.insert(.sessionIndicator) }
    return context
  }

  /// Returns the context for standard updates themselves, whose indicator depends on it.
  package func contextBesideUpdates(under policy: AuthorizationPolicy) -> DeliveryContext {
    var context = DeliveryContext(grant: authorization.grant, app: app, phase: phase)
    context.accuracy = authorization.accuracy(under: policy)
    context.manager = manager
    context.startedInForeground = startedInForeground
    context.aids = aids
    if hasActivitySession { context.aids.insert(.backgroundActivity) }
    if hasLiveActivity { context.aids.insert(.liveActivity) }
    if sessions.always { context.aids.insert(.alwaysSession) }
    if authorization.memory.contains(.servicesOff) || authorization.isRestricted {
      context.aids.insert(.unavailable)
    }
    return context
  }

  /// Returns the fate of an event of a service that was started.
  package func arrival(of service: LocationService, under policy: AuthorizationPolicy) -> Delivery.Arrival {
    if service.mechanism == .sequence, lacksExplicitSession(under: policy) { return .nothing }
    let context = service == .standard ? contextBesideUpdates(under: policy) : self.context(under: policy)
    return policy.delivery(of: service, in: context).arrival
  }

  // The process and the indicator

  /// Returns whether live updates that are being iterated keep the app running in the background: while they arrive,
  /// with the background mode (DEL-006).
  package func liveUpdatesKeepRunning(under policy: AuthorizationPolicy) -> Bool {
    app.traits.contains(.backgroundMode) && arrival(of: .liveUpdates, under: policy).reachesApp
  }

  /// Returns the indicator that shows for the app: that of its standard updates, or else of a background activity
  /// session, which needs no updates (BG-023) and may remain without a process.
  package func indicator(barOutlivesProcess: Bool = true) -> Indicator {
    if updatesIndicator.isVisible || !hasActivitySession { return updatesIndicator }
    return switch phase {
    case .grace, .background, .suspended: .barOrPill
    case .terminated, .forceQuit: barOutlivesProcess ? .barOrPill : .none
    case .foreground, .rebooted: .none
    }
  }
}
