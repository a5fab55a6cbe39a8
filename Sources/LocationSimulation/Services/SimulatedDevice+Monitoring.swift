import LocationPolicy

extension SimulatedDevice {
  /// Looks which events of significant changes, visits and regions may be reported now.
  mutating func reconsiderMonitoring(of app: AppID) {
    let services = apps[app.index].monitoring.services
    var reportable: ServiceSet = []
    if !services.isEmpty {
      let context = monitoringContext(of: app)
      for service in services.services {
        let arrival = policy.delivery(of: service, in: context).arrival
        if arrival.mayReport { reportable.insert(ServiceSet(service)) }
        if service == .region { announceRegions(of: app, arrival) }
      }
    }
    let isReduced = apps[app.index].authorization.accuracy(under: policy) == .reduced
    apps[app.index].monitoring.plan(reportable, isReduced: isReduced)
  }

  /// Reports something to an app, waking or launching it where that is due.
  mutating func report(_ contents: [MessageContent], of service: LocationService, to app: AppID) {
    switch policy.delivery(of: service, in: monitoringContext(of: app)).arrival {
    case .delivered, .deliveredReduced: break
    case .wakes: wake(app)
    case .relaunches: if apps[app.index].process == nil { launch(app, for: .location(service)) }
    case .held:
      if let first = contents.first { hold(first, of: service, for: app) }
      return
    case .waitsForApp, .nothing, .ended, .fails, .raises, .notAvailable: return
    }
    handOver(contents, of: service, to: app)
  }

  /// Delivers an event of a monitoring service that was held, waking or launching the app where that is due.
  mutating func deliverHeld(_ content: MessageContent, of service: LocationService, to app: AppID) {
    report([content], of: service, to: app)
  }

  private mutating func handOver(_ contents: [MessageContent], of service: LocationService, to app: AppID) {
    if apps[app.index].phase != .foreground, apps[app.index].authorization.grant == .always {
      usedAlwaysInBackground(app)
    }
    let receivers = receivers(of: service, in: app)
    for content in contents {
      if receivers.isEmpty {
        apps[app.index].monitoring.keep(PendingEvent(service: service, content: content))
      }
      for receiver in receivers { send(content, to: receiver, of: app) }
    }
  }

  /// Those who are told: all managers with a delegate, of significant changes only those that started them.
  private func receivers(of service: LocationService, in app: AppID) -> [ClientID] {
    let managers = (apps[app.index].process?.managers ?? []).filter { $0.delegate != nil }
    guard service == .significantChange else { return managers.map(\.id) }
    return managers.filter(\.services.significantChanges).map(\.id)
  }

  /// Tells a manager what the app was woken or launched for, now that it can be told (MON-004, MON-005).
  mutating func handOverPendingEvents(to client: ClientID, of app: AppID) {
    let pending = apps[app.index].monitoring.pending
    guard !pending.isEmpty, let manager = manager(client, of: app), manager.delegate != nil else { return }
    apps[app.index].monitoring.pending = []
    for event in pending {
      if event.service == .significantChange, !manager.services.significantChanges {
        apps[app.index].monitoring.pending.append(event)
      } else {
        send(event.content, to: client, of: app)
      }
    }
  }

  /// Tells of an error at the start of a monitoring service, unless nobody decided yet (AUTH-021, ERR-003).
  mutating func failAtStart(of service: LocationService, by client: ClientID, in app: AppID) {
    guard apps[app.index].authorization.status != .notDetermined else { return }
    let arrival = policy.delivery(of: service, in: monitoringContext(of: app)).arrival
    if case .fails(let code) = arrival { tell(.failed(code), to: client, of: app) }
  }
}

extension Delivery.Arrival {
  /// Whether an event of a monitoring service gets anywhere.
  var mayReport: Bool {
    switch self {
    case .delivered, .deliveredReduced, .wakes, .relaunches, .held: true
    case .waitsForApp, .nothing, .ended, .fails, .raises, .notAvailable: false
    }
  }
}
