import LocationDelivery
import LocationPolicy

extension InstalledApp {
  mutating func start(_ service: ManagerService, by client: ClientID, on system: inout PhoneSystem) {
    guard system.policy.services.value.contains(service.kind) else { return }
    promptImplicitly(for: client, on: &system)
    changeServices(on: &system) { app, system in
      switch service {
      case .locationUpdates: app.startUpdates(by: client, on: &system)
      case .heading: app.startHeading(by: client, on: &system)
      case .significantLocationChanges: app.startSignificantChanges(by: client, on: &system)
      case .visits: app.startVisits(by: client, on: &system)
      case .region(let region): app.startMonitoring(region, by: client, on: &system)
      case .beacons(let constraint): app.update(client) { $0.services.startRanging(constraint) }
      }
    }
  }

  mutating func stop(_ service: ManagerService, by client: ClientID, on system: inout PhoneSystem) {
    changeServices(on: &system) { app, system in
      switch service {
      case .locationUpdates: app.stopUpdates(by: client, on: &system)
      case .heading: app.update(client) { $0.services.heading = nil }
      case .significantLocationChanges: app.stopSignificantChanges(by: client)
      case .visits: app.monitoring.stopVisits()
      case .region(let region): app.monitoring.removeRegion(region.identifier)
      case .beacons(let constraint): app.update(client) { $0.services.stopRanging(constraint) }
      }
    }
  }

  /// Changes the services that an app started; if they no longer keep it running, it still has a moment to continue.
  mutating func changeServices(
    on system: inout PhoneSystem, _ change: (inout InstalledApp, inout PhoneSystem) -> Void
  ) {
    let (updatesKept, streamsKept) = (locationKeepsRunning, streamsKeepRunning(on: system))
    change(&self, &system)
    reconsiderServices(on: &system)
    let lost = updatesKept && !locationKeepsRunning || streamsKept && !streamsKeepRunning(on: system)
    if lost, phase == .background {
      runInBackground(for: system.timings.afterUpdates, on: &system)
    }
    useChanged(on: &system)
  }

  /// Shows the prompt of a service's first use, on iOS 7 only; any use offers to turn on Location Services (AUTH-020,
  /// AUTH-031).
  mutating func promptImplicitly(for client: ClientID, on system: inout PhoneSystem) {
    let decision = decide(client: client, isQuiet: true, on: &system) { $0.startService(of: $1, under: $2) }
    if case .prompt = decision.outcome { process?.promptIsShown(for: client) }
  }

  /// Raises an exception of Core Location; the caller ends the process.
  func raise(
    _ exception: LocationException, facts: FactList, on system: inout PhoneSystem
  ) throws(CallError) {
    system.record(.raised(exception), app: id, facts: facts)
    throw .raised(exception)
  }

  /// Handles a change of what the app may have.
  mutating func authorizationChanged(on system: PhoneSystem) {
    guard !authorization.isAuthorized, system.assumptions.lossForgetsWhatWaits else { return }
    process?.inbox.dropLocations()
    monitoring.forgetPending()
  }

  /// Handles the loss of full accuracy, which takes effect at once: queued locations are delivered only coarsely
  /// (ACC-006).
  mutating func accuracyReduced(on system: PhoneSystem) {
    let radius = system.assumptions.reducedRadius
    process?.inbox.reduceLocations(to: radius)
    monitoring.reducePending(to: radius)
    secondPrompt.reduceHeldEvent(to: radius)
    for index in 0..<(process?.managers.count ?? 0) {
      process?.update(managerAt: index) { $0.services.reduceFixes(to: radius) }
    }
  }

  /// Handles a change of the process's phase.
  mutating func phaseChanged(on system: inout PhoneSystem) {
    switch phase {
    case .foreground:
      renewSessions()
      endDeferrals(on: &system)
      if system.assumptions.openingDeliversHeldEvent {
        decide(isQuiet: true, on: &system) { $0.deliverHeldEvent(under: $2) }
      }
    case .suspended: if system.assumptions.untoldEventsEndWithSuspension { monitoring.forgetPending() }
    case .terminated, .forceQuit, .rebooted: monitoring.forgetPending()
    case .grace, .background: break
    }
    reconsiderServices(on: &system)
    if phase.isRunning { tellHeading(on: &system) }
  }
}

extension InstalledApp {
  /// Re-evaluates everything that the app started, because a circumstance of the decisions may have changed.
  ///
  /// The results are kept until the next time, so that handling a position costs next to nothing.
  mutating func reconsiderServices(on system: inout PhoneSystem) {
    let count = process?.managers.count ?? 0
    if count > 0 {
      let context = servicesContext(on: system)
      for index in 0..<count {
        reconsiderUpdates(ofManagerAt: index, context, on: &system)
        reconsiderRequest(ofManagerAt: index, context, on: &system)
        reconsiderRanging(ofManagerAt: index, context, on: &system)
      }
    }
    reconsiderMonitoring(on: &system)
    let need = need(on: system)
    system.changeNeed(from: note(need), to: need)
  }

  /// Returns the context for the services of all managers: one that keeps the app running or in use does so for all
  /// (DEL-001, DEL-006).
  private func servicesContext(on system: PhoneSystem) -> DeliveryContext {
    let alone = circumstancesBesideUpdates(on: system).contextBesideUpdates(under: system.policy)
    guard phase == .background, let managers = process?.managers else { return alone }
    var context = alone
    for index in managers.indices {
      guard let (updates, _) = updates(ofManagerAt: index, alone, on: system) else { continue }
      if updates.keepsRunning { context.aids.insert(.otherBackgroundExecution) }
      if updates.indicator.isVisible { context.aids.insert(.sessionIndicator) }
    }
    return context
  }

  private func need(on system: PhoneSystem) -> ReceiverNeed {
    var need = managersNeed
    if need < .fixes, liveUpdatesWantFixes(on: system) { need = .fixes }
    if need < .watch, monitoring.isActive || streamsWatchMovement(on: system) { need = .watch }
    return need
  }

  private var managersNeed: ReceiverNeed {
    var need = ReceiverNeed.none
    guard let managers = process?.managers else { return need }
    // Positions that wait for a suspended app are found along the way.
    let best: ReceiverNeed = phase.isRunning ? .fixes : .watch
    for index in managers.indices where !managers[index].services.needs.isEmpty { need = max(need, best) }
    return need
  }
}
