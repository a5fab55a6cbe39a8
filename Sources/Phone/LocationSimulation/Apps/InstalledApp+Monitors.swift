import LocationDelivery
import LocationPolicy

extension InstalledApp {
  mutating func add(
    _ condition: MonitorCondition, identifier: String, assuming assumed: ConditionState?,
    toMonitor name: String, on system: inout PhoneSystem
  ) {
    remove(identifier: identifier, fromMonitor: name, on: &system)
    monitorRecords.add(
      condition, identifier: identifier, assuming: assumed, to: name, at: system.now,
      limit: system.assumptions.monitorLimit)
    monitorsChanged(on: &system)
    useChanged(on: &system)
  }

  mutating func remove(identifier: String, fromMonitor name: String, on system: inout PhoneSystem) {
    monitorRecords.remove(identifier: identifier, from: name)
    useChanged(on: &system)
  }

  /// Stops monitoring the conditions whose events wait for a monitor that the app's process, which is about to pause
  /// or end, did not open (MON-014).
  mutating func giveUpUnclaimedConditions(on system: PhoneSystem) {
    guard system.assumptions.unclaimedEventStopsMonitoring else { return }
    let streams = process?.streams ?? []
    for monitor in monitors where monitor.hasUnseenEvents {
      let isOpen = streams.contains { $0.kind == .monitor(name: monitor.name) }
      if !isOpen { monitorRecords.giveUpUnclaimed(of: monitor.name) }
    }
  }

  /// Returns whether the app's monitors may currently report anything, possibly by waking or launching the app.
  func monitorsMayWork(on system: PhoneSystem) -> Bool {
    // States that are never told are noticed nevertheless.
    !system.assumptions.withheldStatesAreTold
      || circumstances(on: system).arrival(of: .monitor, under: system.policy).mayReport
  }

  /// Checks the conditions of the app's monitors, and reports those whose state has changed.
  ///
  /// Services call it with each position sample and when beacons come and go.
  mutating func monitorsChanged(on system: inout PhoneSystem) {
    if monitorsLackFiles(on: system) { return }
    for monitor in monitors {
      for watched in monitor.conditions where watched.isWatched {
        guard let event = newEvent(of: watched, on: system) else { continue }
        let isFirst = watched.lastEvent.state == .unknown || watched.lastEvent.state == .unmonitored
        take(event, isFirst: isFirst, of: monitor.name, on: &system)
      }
    }
    handOverMonitorEvents(on: &system)
  }

  /// Returns the event for the current state of a condition; nil if nothing is new, or can be known.
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
    if event.state == .unmonitored { return monitorRecords.keep(event, of: monitor) }
    let runsApp = !isFirst || system.assumptions.firstStatesWake
    switch circumstances(on: system).arrival(of: .monitor, under: system.policy) {
    case .delivered, .deliveredReduced: monitorRecords.keep(event, of: monitor)
    case .wakes:
      monitorRecords.keep(event, of: monitor)
      if runsApp { wake(on: &system) }
    case .relaunches:
      monitorRecords.keep(event, of: monitor)
      if runsApp, process == nil { launch(for: .location(.monitor), on: &system) }
    case .held:
      monitorRecords.hold(event, of: monitor)
      hold(.monitorEvent(event), of: .monitor, on: &system)
    case .waitsForApp, .nothing, .ended, .fails, .raises, .notAvailable:
      // Otherwise the condition is checked again once the app is in use, and its state is then new.
      if !system.assumptions.withheldStatesAreTold { monitorRecords.skip(event, of: monitor) }
    }
  }

  /// Delivers the events that an app has not seen to its monitors that are being iterated (MON-007).
  private mutating func handOverMonitorEvents(on system: inout PhoneSystem) {
    guard phase.isRunning, let streams = process?.streams else { return }
    for stream in streams where stream.awaitsEvents && !stream.lacksFile {
      guard case .monitor(let name) = stream.kind else { continue }
      for event in monitorRecords.takeUnseenEvents(of: name) {
        noteBackgroundUse(on: &system)
        send(.monitorEvent(event), to: stream.id, on: &system)
      }
    }
  }
}
