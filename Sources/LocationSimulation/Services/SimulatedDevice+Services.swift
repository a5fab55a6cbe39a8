import LocationPolicy

extension SimulatedDevice {
  mutating func carryOut(_ change: WorldChange) throws(Refusal) {}

  mutating func set(_ property: ManagerProperty, of client: ClientID, in app: AppID) throws(CallError) {
    switch property {
    case .allowsBackgroundLocationUpdates(let allows):
      let raises =
        allows && policy.backgroundSwitch.value == .property
        && !configuration(of: app).traits.contains(.backgroundMode)
      if raises { try raise(.backgroundUpdatesWithoutMode, in: app) }
      update(client, of: app) { $0.settings.allowsBackgroundUpdates = allows }
      servicesChanged(app)
    case .showsBackgroundLocationIndicator(let shows):
      update(client, of: app) { $0.settings.showsBackgroundIndicator = shows }
      servicesChanged(app)
    case .pausesLocationUpdatesAutomatically(let pauses):
      update(client, of: app) { $0.settings.pausesAutomatically = pauses }
    case .distanceFilter(let metres):
      update(client, of: app) { $0.settings.distanceFilter = metres }
      servicesChanged(app)
    case .desiredAccuracy(let metres):
      update(client, of: app) { $0.settings.desiredAccuracy = metres }
      servicesChanged(app)
    case .headingFilter, .activityType: break
    }
  }

  mutating func start(_ service: ManagerService, by client: ClientID, of app: AppID) {}

  mutating func stop(_ service: ManagerService, by client: ClientID, of app: AppID) {}

  mutating func requestLocation(by client: ClientID, of app: AppID) throws(CallError) {}

  mutating func requestState(ofRegion identifier: String, by client: ClientID, of app: AppID) {}

  mutating func allowDeferredUpdates(
    distance: Double, timeout: Double, by client: ClientID, of app: AppID
  ) {}

  mutating func disallowDeferredUpdates(by client: ClientID, of app: AppID) {}

  /// Core Location raises, which ends the process.
  mutating func raise(_ exception: LocationException, in app: AppID) throws(CallError) {
    record(.raised(exception), app: app, facts: FactList(.bg001, .bg002))
    endProcess(of: app, as: .terminated)
    throw .raised(exception)
  }

  /// What an app started, stopped or set has changed.
  mutating func servicesChanged(_ app: AppID) { settle(app) }

  /// What an app may have has changed.
  mutating func authorizationChanged(_ app: AppID) {}

  /// An app's process does something else now.
  mutating func phaseChanged(_ app: AppID) {}

  /// Whether a location session keeps an app in the background running.
  func locationKeepsRunning(_ app: AppID) -> Bool { false }

  /// The background location indicator that the standard sessions of an app show just now.
  func sessionIndicator(of app: AppID) -> Indicator { .none }

  /// Whether a standard session of an app stops after grace because the app is only provisionally always (AUTH-066).
  func stopsForWantOfAlways(_ app: AppID) -> Bool { false }

  /// The state of a monitor's condition just now, and what met it; the state before matters where there is a margin.
  func state(
    of condition: MonitorCondition, before: ConditionState
  ) -> (state: ConditionState, refinement: MonitorCondition?) { (.unknown, nil) }

  /// Delivers an event of a monitoring service that was held, waking or launching the app where that is due.
  mutating func deliverHeld(_ content: MessageContent, of service: LocationService, to app: AppID) {}

  mutating func sensorTick(number: Int) {}

  mutating func requestLocationEnds(_ client: ClientID, number: Int) {}
}
