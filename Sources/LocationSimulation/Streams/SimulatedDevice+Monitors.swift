import LocationPolicy
import LocationTracks

extension SimulatedDevice {
  /// What the system keeps of an app's monitor with a name; nil when the app never made one (MON-007).
  public func monitor(named name: String, of app: AppID) -> MonitorRecord? {
    apps[app.index].monitors.first { $0.name == name }
  }

  mutating func keepMonitor(named name: String, of app: AppID) {
    if monitor(named: name, of: app) == nil { apps[app.index].monitors.append(MonitorRecord(name: name)) }
  }

  private mutating func update(
    monitor name: String, of app: AppID, _ change: (inout MonitorRecord) -> Void
  ) {
    guard let index = apps[app.index].monitors.firstIndex(where: { $0.name == name }) else { return }
    apps[app.index].monitors.withElement(at: index, change)
  }

  mutating func add(
    _ condition: MonitorCondition, identifier: String, assuming assumed: ConditionState?,
    toMonitor name: String, of app: AppID
  ) {
    remove(identifier: identifier, fromMonitor: name, of: app)
    var event = MonitorEvent(identifier: identifier, state: assumed ?? .unknown, moment: now)
    event.conditionLimitExceeded = watchedCount(of: app) >= assumptions.monitorLimit
    event.conditionUnsupported = !condition.isSupported
    var added = MonitoredCondition(identifier: identifier, condition: condition, lastEvent: event)
    if !added.isWatched {
      added.lastEvent.state = .unmonitored
      added.isUnseen = true
    }
    update(monitor: name, of: app) { $0.conditions.append(added) }
    monitorsChanged(of: app)
    servicesChanged(app)
  }

  mutating func remove(identifier: String, fromMonitor name: String, of app: AppID) {
    update(monitor: name, of: app) { $0.conditions.removeAll { $0.identifier == identifier } }
    servicesChanged(app)
  }

  private func watchedCount(of app: AppID) -> Int {
    apps[app.index].monitors.reduce(0) { $0 + $1.conditions.count(where: \.isWatched) }
  }

  /// Whether the app's monitors may tell it anything just now, be it by waking or launching it.
  func monitorsMayWork(of app: AppID) -> Bool {
    switch policy.delivery(of: .monitor, in: deliveryContext(of: app)).arrival {
    case .delivered, .deliveredReduced, .wakes, .relaunches, .held: true
    case .waitsForApp, .nothing, .ended, .fails, .raises, .notAvailable: false
    }
  }

  /// Looks at the conditions of an app's monitors, and tells the app of those whose state is another now.
  ///
  /// Services call it with each look for a position and when beacons come and go.
  mutating func monitorsChanged(of app: AppID) {
    for monitor in apps[app.index].monitors {
      for watched in monitor.conditions where watched.isWatched {
        if let event = newEvent(of: watched, in: app) { take(event, of: monitor.name, in: app) }
      }
    }
    handOverMonitorEvents(of: app)
  }

  /// What was held is delivered or lost, so that the states count again as they are.
  mutating func forgetHeldStates(of app: AppID) {
    for monitor in apps[app.index].monitors {
      update(monitor: monitor.name, of: app) { record in
        for index in record.conditions.indices { record.conditions[index].heldState = nil }
      }
    }
  }

  /// The event that the present state of a condition makes; nil when nothing is new, or can be known.
  private func newEvent(of watched: MonitoredCondition, in app: AppID) -> MonitorEvent? {
    var event = MonitorEvent(identifier: watched.identifier, state: .unmonitored, moment: now)
    event.accuracyLimited =
      policy.accuracyChoice.value && apps[app.index].authorization.accuracy(under: policy) == .reduced
    event.diagnostics = updateDiagnostics(of: app).subtracting(.insufficientlyInUse)
    if apps[app.index].authorization.isAuthorized, !event.accuracyLimited {
      (event.state, event.refinement) = state(of: watched.condition, before: watched.lastEvent.state)
      if event.state == .unknown { return nil }
    }
    return event.state == watched.lastEvent.state || event.state == watched.heldState ? nil : event
  }

  private mutating func take(_ event: MonitorEvent, of monitor: String, in app: AppID) {
    if event.state == .unmonitored { return keep(event, of: monitor, in: app) }
    switch policy.delivery(of: .monitor, in: deliveryContext(of: app)).arrival {
    case .delivered, .deliveredReduced: keep(event, of: monitor, in: app)
    case .wakes:
      keep(event, of: monitor, in: app)
      wake(app)
    case .relaunches:
      keep(event, of: monitor, in: app)
      if apps[app.index].process == nil { launch(app, for: .location(.monitor)) }
    case .held:
      change(event.identifier, of: monitor, in: app) { $0.heldState = event.state }
      hold(.monitorEvent(event), of: .monitor, for: app)
    case .waitsForApp, .nothing, .ended, .fails, .raises, .notAvailable: break
    }
  }

  private mutating func keep(_ event: MonitorEvent, of monitor: String, in app: AppID) {
    change(event.identifier, of: monitor, in: app) {
      $0.lastEvent = event
      $0.heldState = nil
      $0.isUnseen = true
    }
  }

  private mutating func change(
    _ identifier: String, of monitor: String, in app: AppID, _ change: (inout MonitoredCondition) -> Void
  ) {
    update(monitor: monitor, of: app) { record in
      guard let index = record.conditions.firstIndex(where: { $0.identifier == identifier }) else { return }
      change(&record.conditions[index])
    }
  }

  /// Hands the events that an app has not seen to its monitors that are being iterated (MON-007).
  private mutating func handOverMonitorEvents(of app: AppID) {
    guard apps[app.index].phase.isRunning, let streams = apps[app.index].process?.streams else { return }
    for stream in streams where stream.awaitsEvents {
      guard case .monitor(let name) = stream.kind, let record = monitor(named: name, of: app) else {
        continue
      }
      for unseen in record.conditions where unseen.isUnseen {
        change(unseen.identifier, of: name, in: app) { $0.isUnseen = false }
        send(.monitorEvent(unseen.lastEvent), to: stream.id, of: app)
      }
    }
  }
}

extension MonitorCondition {
  /// Whether the condition can be monitored at all.
  var isSupported: Bool {
    switch self {
    case .circle(let center, let radius): center.isValid && radius.isFinite && radius > 0
    case .beacon: true
    }
  }
}
