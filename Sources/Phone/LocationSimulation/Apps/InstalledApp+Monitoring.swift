import LocationDelivery
import LocationPolicy

extension InstalledApp {
  /// Re-evaluates which events of significant changes, visits and regions may be reported.
  mutating func reconsiderMonitoring(on system: inout PhoneSystem) {
    let services = monitoring.services
    var reportable: ServiceSet = []
    if !services.isEmpty {
      let context = deliveryContext(on: system)
      for service in services.services {
        let arrival = system.policy.delivery(of: service, in: context).arrival
        if arrival.mayReport { reportable.insert(ServiceSet(service)) }
        if service == .region { announceRegions(arrival, on: &system) }
      }
    }
    let isReduced = authorization.accuracy(under: system.policy) == .reduced
    monitoring.plan(reportable, isReduced: isReduced)
  }

  /// Reports an event to an app, waking or launching it if necessary.
  mutating func report(
    _ contents: [MessageContent], of service: LocationService, on system: inout PhoneSystem
  ) {
    // Before the first unlock there are no events of regions, even for an app that runs (DEL-009).
    if service == .region, system.awaitsFirstUnlock || system.isStartingUp { return }
    switch circumstances(on: system).arrival(of: service, under: system.policy) {
    case .delivered, .deliveredReduced: break
    case .wakes: wake(on: &system)
    case .relaunches: if process == nil { launch(for: .location(service), on: &system) }
    case .held:
      if let first = contents.first { hold(first, of: service, on: &system) }
      return
    case .waitsForApp, .nothing, .ended, .fails, .raises, .notAvailable: return
    }
    handOver(contents, of: service, on: &system)
  }

  private mutating func handOver(
    _ contents: [MessageContent], of service: LocationService, on system: inout PhoneSystem
  ) {
    let receivers = receivers(of: service, on: system)
    if !receivers.isEmpty || system.assumptions.untoldEventsCountForReminder {
      noteBackgroundUse(on: &system)
    }
    for content in contents {
      if receivers.isEmpty {
        monitoring.keep(PendingEvent(service: service, content: content))
      }
      for receiver in receivers { send(content, to: receiver, on: &system) }
    }
  }

  /// Returns the receivers of an event: all managers with a delegate; for significant changes only those that started
  /// them.
  private func receivers(of service: LocationService, on system: PhoneSystem) -> [ClientID] {
    let managers = (process?.managers ?? []).filter { $0.delegate != nil }
    return managers.filter { isTold($0, of: service, on: system) }.map { $0.id }
  }

  private func isTold(_ manager: Manager, of service: LocationService, on system: PhoneSystem) -> Bool {
    service != .significantChange || manager.services.significantChanges
      || system.assumptions.significantChangesReachAllManagers
  }

  /// Reports the events that the app was woken or launched for to a manager that can now receive them (MON-004,
  /// MON-005).
  mutating func handOverPendingEvents(to client: ClientID, on system: inout PhoneSystem) {
    guard !monitoring.pending.isEmpty, let manager = manager(client), manager.delegate != nil else { return }
    for event in monitoring.takePending() where mayHandOver(event, on: system) {
      if isTold(manager, of: event.service, on: system) {
        send(event.content, to: client, on: &system)
      } else {
        monitoring.keep(event)
      }
    }
  }

  /// Returns whether the app may still receive an event: it may have lost the authorization for it (SET-006, MON-001,
  /// MON-002).
  private func mayHandOver(_ event: PendingEvent, on system: PhoneSystem) -> Bool {
    circumstances(on: system).arrival(of: event.service, under: system.policy).reachesApp
  }

  /// Reports an error at the start of a monitoring service, unless the authorization is undetermined (AUTH-021,
  /// ERR-003).
  mutating func failAtStart(of service: LocationService, by client: ClientID, on system: inout PhoneSystem) {
    guard authorization.status != .notDetermined else { return }
    let arrival = circumstances(on: system).arrival(of: service, under: system.policy)
    if case .fails(let code) = arrival { tell(.failed(code), to: client, on: &system) }
  }
}

extension Delivery.Arrival {
  /// Whether an event of a monitoring service reaches the app, or waits for the second prompt.
  var mayReport: Bool { reachesApp || self == .held }
}

extension InstalledApp {
  /// Starts significant changes, or resumes them in the process that was launched for one; a second start
  /// by the same manager changes nothing (MON-004).
  mutating func startSignificantChanges(by client: ClientID, on system: inout PhoneSystem) {
    failAtStart(of: .significantChange, by: client, on: &system)
    let isWaitedFor = monitoring.pending.contains { $0.service == .significantChange }
    let isStarted = manager(client)?.services.significantChanges == true
    update(client) { $0.services.setSignificantChanges(true) }
    if isWaitedFor {
      handOverPendingEvents(to: client, on: &system)
    } else if !isStarted {
      monitoring.startSignificantChanges()
    }
  }

  /// Stops significant changes for a manager, and for the app if it was the last one.
  mutating func stopSignificantChanges(by client: ClientID) {
    update(client) { $0.services.setSignificantChanges(false) }
    let others = process?.managers ?? []
    if !others.contains(where: { $0.services.significantChanges }) {
      monitoring.stopSignificantChanges()
    }
  }

  /// Reports an event; of several significant changes that wait for the app, only the newest counts.
  mutating func report(
    _ event: MessageContent, of service: LocationService, on system: inout PhoneSystem
  ) {
    if service == .significantChange { monitoring.forgetPendingSignificantChanges() }
    report([event], of: service, on: &system)
  }
}

extension InstalledApp {
  mutating func startVisits(by client: ClientID, on system: inout PhoneSystem) {
    failAtStart(of: .visits, by: client, on: &system)
    monitoring.startVisits()
  }

  /// Reports a visit; with reduced accuracy, it is exact in time but coarse in space (ACC-003).
  mutating func report(_ visits: VisitTracking, until departure: Moment?, on system: inout PhoneSystem) {
    guard let place = visits.stay?.place else { return }
    var visit = Visit(
      coordinate: place, horizontalAccuracy: system.assumptions.visitRadius, arrival: visits.arrival,
      departure: departure)
    if authorization.accuracy(under: system.policy) == .reduced {
      visit.reduce(to: system.assumptions.reducedRadius)
    }
    report([.visit(visit)], of: .visits, on: &system)
  }
}
