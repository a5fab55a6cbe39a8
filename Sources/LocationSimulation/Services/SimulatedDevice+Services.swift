import LocationPolicy

extension SimulatedDevice {
  mutating func start(_ service: ManagerService, by client: ClientID, of app: AppID) {
    guard policy.services.value.contains(service.kind) else { return }
    promptImplicitly(for: client, of: app)
    switch service {
    case .locationUpdates: startUpdates(by: client, of: app)
    case .heading: startHeading(by: client, of: app)
    case .significantLocationChanges: startSignificantChanges(by: client, of: app)
    case .visits: startVisits(by: client, of: app)
    case .region(let region): startMonitoring(region, by: client, of: app)
    case .beacons(let constraint): startRanging(constraint, by: client, of: app)
    }
    servicesChanged(app)
  }

  mutating func stop(_ service: ManagerService, by client: ClientID, of app: AppID) {
    switch service {
    case .locationUpdates: stopUpdates(by: client, of: app)
    case .heading: update(client, of: app) { $0.services.heading = nil }
    case .significantLocationChanges: stopSignificantChanges(by: client, of: app)
    case .visits: apps[app.index].monitoring.visits = nil
    case .region(let region):
      apps[app.index].monitoring.regions.removeAll { $0.region.identifier == region.identifier }
    case .beacons(let constraint):
      update(client, of: app) { $0.services.ranging.removeAll { $0.constraint == constraint } }
    }
    servicesChanged(app)
  }

  /// The first use of a service prompts by itself on iOS 7 only (AUTH-020, AUTH-021).
  private mutating func promptImplicitly(for client: ClientID, of app: AppID) {
    let decision = decide(app, client: client, isQuiet: true) { $0.startService(of: $1, under: $2) }
    if case .prompt = decision.outcome { apps[app.index].process?.promptOwner = client }
  }

  /// Core Location raises, which ends the process.
  mutating func raise(_ exception: LocationException, in app: AppID, facts: FactList) throws(CallError) {
    record(.raised(exception), app: app, facts: facts)
    endProcess(of: app, as: .terminated)
    throw .raised(exception)
  }

  /// What an app started, stopped or set has changed.
  mutating func servicesChanged(_ app: AppID) { useChanged(app) }

  /// What an app may have has changed.
  mutating func authorizationChanged(_ app: AppID) {
    if !apps[app.index].authorization.isAuthorized { dropWaitingLocations(of: app) }
  }

  /// An app's process does something else now.
  mutating func phaseChanged(_ app: AppID) {
    switch apps[app.index].phase {
    case .foreground:
      renewSessions(of: app)
      endDeferrals(of: app)
    case .suspended, .terminated, .forceQuit, .rebooted: apps[app.index].monitoring.pending = []
    case .grace, .background: break
    }
    reconsiderServices(of: app)
    if apps[app.index].phase.isRunning { tellHeading(of: app) }
  }
}

extension ManagerService {
  /// The service that the rules know.
  var kind: LocationService {
    switch self {
    case .locationUpdates: .standard
    case .heading: .heading
    case .significantLocationChanges: .significantChange
    case .visits: .visits
    case .region: .region
    case .beacons: .ranging
    }
  }
}
