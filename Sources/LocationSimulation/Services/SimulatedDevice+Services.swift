import LocationPolicy

extension SimulatedDevice {
  mutating func start(_ service: ManagerService, by client: ClientID, of app: AppID) {
    guard policy.services.value.contains(service.kind) else { return }
    promptImplicitly(for: client, of: app)
    changeServices(of: app) { device in
      switch service {
      case .locationUpdates: device.startUpdates(by: client, of: app)
      case .heading: device.startHeading(by: client, of: app)
      case .significantLocationChanges: device.startSignificantChanges(by: client, of: app)
      case .visits: device.startVisits(by: client, of: app)
      case .region(let region): device.startMonitoring(region, by: client, of: app)
      case .beacons(let constraint): device.startRanging(constraint, by: client, of: app)
      }
    }
  }

  mutating func stop(_ service: ManagerService, by client: ClientID, of app: AppID) {
    changeServices(of: app) { device in
      switch service {
      case .locationUpdates: device.stopUpdates(by: client, of: app)
      case .heading: device.update(client, of: app) { $0.services.heading = nil }
      case .significantLocationChanges: device.stopSignificantChanges(by: client, of: app)
      case .visits: device.apps[app.index].monitoring.visits = nil
      case .region(let region): device.stopMonitoring(region.identifier, of: app)
      case .beacons(let constraint): device.stopRanging(constraint, by: client, of: app)
      }
    }
  }

  /// Changes what an app started; when that no longer keeps it running, it still has a moment to go on.
  mutating func changeServices(of app: AppID, _ change: (inout SimulatedDevice) -> Void) {
    let keptRunning = locationKeepsRunning(app)
    change(&self)
    reconsiderServices(of: app)
    if keptRunning, !locationKeepsRunning(app), apps[app.index].phase == .background {
      runInBackground(app, for: timings.afterUpdates)
    }
    useChanged(app)
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
