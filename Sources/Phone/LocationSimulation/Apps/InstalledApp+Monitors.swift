import LocationDelivery
import LocationPolicy

extension InstalledApp {
  /// What the system keeps of an app's monitor with a name; nil when the app never made one (MON-007).
  func monitor(named name: String) -> MonitorRecord? {
    monitors.first { $0.name == name }
  }

  mutating func keepMonitor(named name: String) {
    if monitor(named: name) == nil { monitors.append(MonitorRecord(name: name)) }
  }

  private mutating func update(monitor name: String, _ change: (inout MonitorRecord) -> Void) {
    guard let index = monitors.firstIndex(where: { $0.name == name }) else { return }
    monitors.withElement(at: index, change)
  }

  mutating func add(
    _ condition: MonitorCondition, identifier: String, assuming assumed: ConditionState?,
    toMonitor name: String, on system: inout PhoneSystem
  ) {
    remove(identifier: identifier, fromMonitor: name, on: &system)
    var event = MonitorEvent(identifier: identifier, state: assumed ?? .unknown, moment: system.now)
    event.conditionLimitExceeded = watchedCount >= system.assumptions.monitorLimit
    event.conditionUnsupported = !condition.isSupported
    var added = MonitoredCondition(identifier: identifier, condition: condition, lastEvent: event)
    if !added.isWatched {
      added.lastEvent.state = .unmonitored
      added.isUnseen = true
    }
    update(monitor: name) { $0.conditions.append(added) }
    monitorsChanged(on: &system)
    useChanged(on: &system)
  }

  mutating func remove(identifier: String, fromMonitor name: String, on system: inout PhoneSystem) {
    update(monitor: name) { $0.conditions.removeAll { $0.identifier == identifier } }
    useChanged(on: &system)
  }

  private var watchedCount: Int {
    monitors.reduce(0) { $0 + $1.conditions.count { $0.isWatched } }
  }

  /// Whether the app's monitors may tell it anything at the moment, be it by waking or launching it.
  func monitorsMayWork(on system: PhoneSystem) -> Bool {
    circumstances(on: system).arrival(of: .monitor, under: system.policy).mayReport
  }

  /// Looks at the conditions of an app's monitors, and tells the app of those whose state is another now.
  ///
  /// Services call it with each position sample and when beacons come and go.
  mutating func monitorsChanged(on system: inout PhoneSystem) {
    for monitor in monitors {
      for watched in monitor.conditions where watched.isWatched {
        guard let event = newEvent(of: watched, on: system) else { continue }
        let isFirst = watched.lastEvent.state == .unknown || watched.lastEvent.state == .unmonitored
        take(event, isFirst: isFirst, of: monitor.name, on: &system)
      }
    }
    handOverMonitorEvents(on: &system)
  }

  /// What was held is delivered or lost, so that the states count again as they are.
  mutating func forgetHeldStates() {
    for monitor in monitors {
      update(monitor: monitor.name) { record in
        for index in record.conditions.indices { record.conditions[index].heldState = nil }
      }
    }
  }

  /// The event that the present state of a condition makes; nil when nothing is new, or can be known.
  private func newEvent(of watched: MonitoredCondition, on system: PhoneSystem) -> MonitorEvent? {
    var event = MonitorEvent(identifier: watched.identifier, state: .unmonitored, moment: system.now)
    event.accuracyLimited =
      system.policy.accuracyChoice.value && authorization.accuracy(under: system.policy) == .reduced
    event.diagnostics = updateDiagnostics(on: system).subtracting(.insufficientlyInUse)
    if authorization.isAuthorized, !event.accuracyLimited,
      !circumstances(on: system).lacksExplicitSession(under: system.policy)
    {
      (event.state, event.refinement) = system.state(of: watched.condition, before: watched.lastEvent.state)
      if event.state == .unknown { return nil }
    }
    return event.state == watched.lastEvent.state || event.state == watched.heldState ? nil : event
  }

  private mutating func take(
    _ event: MonitorEvent, isFirst: Bool, of monitor: String, on system: inout PhoneSystem
  ) {
    if event.state == .unmonitored { return keep(event, of: monitor) }
    let runsApp = !isFirst || system.assumptions.firstStatesWake
    switch circumstances(on: system).arrival(of: .monitor, under: system.policy) {
    case .delivered, .deliveredReduced: keep(event, of: monitor)
    case .wakes:
      keep(event, of: monitor)
      if runsApp { wake(on: &system) }
    case .relaunches:
      keep(event, of: monitor)
      if runsApp, process == nil { launch(for: .location(.monitor), on: &system) }
    case .held:
      change(event.identifier, of: monitor) { $0.heldState = event.state }
      hold(.monitorEvent(event), of: .monitor, on: &system)
    case .waitsForApp, .nothing, .ended, .fails, .raises, .notAvailable: break
    }
  }

  private mutating func keep(_ event: MonitorEvent, of monitor: String) {
    change(event.identifier, of: monitor) {
      $0.lastEvent = event
      $0.heldState = nil
      $0.isUnseen = true
    }
  }

  private mutating func change(
    _ identifier: String, of monitor: String, _ change: (inout MonitoredCondition) -> Void
  ) {
    update(monitor: monitor) { record in
      guard let index = record.conditions.firstIndex(where: { $0.identifier == identifier }) else { return }
      change(&record.conditions[index])
    }
  }

  /// Hands the events that an app has not seen to its monitors that are being iterated (MON-007).
  private mutating func handOverMonitorEvents(on system: inout PhoneSystem) {
    guard phase.isRunning, let streams = process?.streams else { return }
    for stream in streams where stream.awaitsEvents {
      guard case .monitor(let name) = stream.kind, let record = monitor(named: name) else {
        continue
      }
      for unseen in record.conditions where unseen.isUnseen {
        change(unseen.identifier, of: name) { $0.isUnseen = false }
        noteBackgroundUse(on: &system)
        send(.monitorEvent(unseen.lastEvent), to: stream.id, on: &system)
      }
    }
  }
}
