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

  /// Whether an app counts as in use (DEL-001).
  func isInUse(_ app: AppID) -> Bool { self[app].phase == .foreground || self[app].phase == .grace }

  mutating func sensorTick(number: Int) {}

  mutating func requestLocationEnds(_ client: ClientID, number: Int) {}
}
