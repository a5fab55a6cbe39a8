import LocationDelivery
import LocationPolicy
import LocationTracks
import Phrases

extension InstalledApp {
  /// Returns why an app can't create an object of the Swift API at the moment; nil if it can.
  func obstacle(toOpening kind: StreamKind, on system: PhoneSystem) -> Refusal? {
    switch kind {
    case .liveUpdates:
      return system.policy.asyncUpdates.value == .unavailable
        ? Refusal("the release has no live updates") : nil
    case .monitor(let name):
      if system.policy.asyncUpdates.value == .unavailable { return Refusal("the release has no monitors") }
      guard system.assumptions.secondMonitorIsRefused,
        process?.streams.contains(where: { $0.kind == kind }) ?? false
      else { return nil }
      return Refusal("a monitor named \(name) is open already, and there can be one only (MON-007)")
    case .serviceSession:
      return system.policy.serviceSessions.value ? nil : Refusal("the release has no service sessions")
    case .backgroundActivitySession:
      guard system.policy.backgroundActivitySession.value else {
        return Refusal("the release has no background activity sessions")
      }
      return nil
    }
  }

  /// Returns why a call on an object of the Swift API is impossible; nil if it is possible.
  func obstacle(to call: StreamCall, on client: ClientID, on system: PhoneSystem) -> Refusal? {
    switch (call, stream(client)?.kind) {
    case (.close, _), (_, .monitor): nil
    case (.add, _), (.remove, _), (.awaitEvents, _):
      Refusal("the object that \(bundle.name) calls is not a monitor")
    }
  }

  mutating func open(_ kind: StreamKind, on system: inout PhoneSystem) -> ClientID {
    let lacksFile = kind.isMonitor && monitorsLackFiles(on: system)
    let stream = AppStream(
      id: system.newClient(), kind: kind, isInEffect: comesIntoEffect(kind), lacksFile: lacksFile)
    process?.add(stream)
    streamMemory.takeUp(kind)
    if case .monitor(let name) = kind, !lacksFile { monitorRecords.make(named: name) }
    ask(for: stream, on: &system)
    streamsChanged(on: &system)
    return stream.id
  }

  mutating func carryOut(_ call: StreamCall, on client: ClientID, on system: inout PhoneSystem) {
    guard let stream = stream(client) else { return }
    switch (call, stream.kind) {
    case (.close, _): close(client, on: &system)
    case (.add(_, let identifier, _), .monitor) where stream.lacksFile:
      reportUnstored(identifier, to: client, on: &system)
    case (.remove, .monitor) where stream.lacksFile: break
    case (.add(let condition, let identifier, let assumed), .monitor(let name)):
      add(condition, identifier: identifier, assuming: assumed, toMonitor: name, on: &system)
    case (.remove(let identifier), .monitor(let name)):
      remove(identifier: identifier, fromMonitor: name, on: &system)
    case (.awaitEvents, .monitor): awaitEvents(of: client, on: &system)
    case (.add, _), (.remove, _), (.awaitEvents, _): break
    }
  }

  /// Returns an object of the Swift API that the app holds; nil if it no longer exists.
  func stream(_ client: ClientID) -> AppStream? {
    process?.streams.first { $0.id == client }
  }

  private mutating func close(_ client: ClientID, on system: inout PhoneSystem) {
    guard let closed = stream(client) else { return }
    changeServices(on: &system) { app, system in
      app.process?.removeStream(client)
      app.keepSessions(on: system)
      app.dismissPrompt(of: closed, on: &system)
      app.resumeSessions(on: &system)
      app.tellOfStreams(on: &system)
    }
  }

  private mutating func awaitEvents(of client: ClientID, on system: inout PhoneSystem) {
    process?.update(stream: client) { $0.awaitEvents() }
    if let stream = stream(client) { ask(for: stream, on: &system) }
    handOverUnstored(to: client, on: &system)
    streamsChanged(on: &system)
  }

  /// Handles a change of the circumstances that decide what streams deliver.
  mutating func streamsChanged(on system: inout PhoneSystem) {
    tellOfStreams(on: &system)
    useChanged(on: &system)
  }

  private mutating func tellOfStreams(on system: inout PhoneSystem) {
    tellStreams(on: &system)
    monitorsChanged(on: &system)
  }

  // Live updates

  /// Returns whether the app's live updates need each position that is found, possibly to launch the app (DEL-044).
  ///
  /// Services call it to determine how often to look for a position.
  func liveUpdatesWantFixes(on system: PhoneSystem) -> Bool {
    (wantsRelaunch || hasLiveUpdates { !$0.isStationary }) && liveUpdatesMayArrive(on: system)
  }

  /// Returns whether the app's live updates wait for the phone to move again (DEL-045), or a monitor watches
  /// conditions.
  ///
  /// Services call it to determine whether to look for a position occasionally.
  func streamsWatchMovement(on system: PhoneSystem) -> Bool {
    if hasLiveUpdates(where: { $0.isStationary }), liveUpdatesMayArrive(on: system) { return true }
    return monitorRecords.areWatching && monitorsMayWork(on: system)
  }

  /// Delivers a position to the live updates of an app; nil means that none can be found at the moment.
  ///
  /// Services call it for every app with each position sample. Apps with reduced accuracy receive the reduced
  /// position, which is nil if the last one is still valid.
  mutating func deliverToLiveUpdates(fix: Fix?, reduced: Fix?, on system: inout PhoneSystem) {
    guard wantsRelaunch || hasLiveUpdates(where: { _ in true }) else { return }
    switch circumstances(on: system).arrival(of: .liveUpdates, under: system.policy) {
    case .delivered, .wakes: passOn(fix, place: fix?.coordinate, isLimited: false, on: &system)
    case .deliveredReduced:
      passOn(fix == nil ? nil : reduced, place: fix?.coordinate, isLimited: true, on: &system)
    case .relaunches: if fix != nil, wantsRelaunch { launch(for: .location(.liveUpdates), on: &system) }
    case .waitsForApp, .held, .nothing, .ended, .fails, .raises, .notAvailable: tellStreams(on: &system)
    }
  }

  /// Returns whether live updates keep an app in the background running: while they arrive and are not paused
  /// (DEL-006).
  func streamsKeepRunning(on system: PhoneSystem) -> Bool {
    if system.assumptions.activitySessionKeepsRunning, process != nil,
      circumstances(on: system).hasActivitySession
    {
      return true
    }
    return system.assumptions.liveUpdatesKeepRunning && hasLiveUpdates { !$0.isStationary }
      && circumstances(on: system).liveUpdatesKeepRunning(under: system.policy)
  }

  private func liveUpdatesMayArrive(on system: PhoneSystem) -> Bool {
    circumstances(on: system).arrival(of: .liveUpdates, under: system.policy).reachesApp
  }

  private func hasLiveUpdates(where isMeant: (AppStream) -> Bool) -> Bool {
    guard let streams = process?.streams else { return false }
    return streams.contains { $0.kind.isLiveUpdates && isMeant($0) }
  }

  private var wantsRelaunch: Bool {
    process == nil && streamMemory.lost.contains { $0.isLiveUpdates }
  }

  private mutating func passOn(_ fix: Fix?, place: Coordinate?, isLimited: Bool, on system: inout PhoneSystem)
  {
    let streams = (process?.streams ?? []).filter { $0.kind.isLiveUpdates }
    for stream in streams {
      guard let place else {
        sayUnavailable(to: stream, on: &system)
        continue
      }
      guard let isStationary = note(place, by: stream, on: system), let fix else { continue }
      var update = LiveUpdate(fix: fix)
      update.isStationary = isStationary
      update.accuracyLimited = isLimited && system.policy.serviceSessions.value
      wake(on: &system)
      noteBackgroundUse(goesOn: true, on: &system)
      send(.liveUpdate(update), to: stream.id, on: &system)
      if isStationary != stream.isStationary { useChanged(on: &system) }
    }
  }

  /// Reports once that no position can be found, on releases whose updates report that (AUTH-087).
  private mutating func sayUnavailable(to stream: AppStream, on system: inout PhoneSystem) {
    guard system.policy.serviceSessions.value, phase.isRunning else { return }
    var isNews = false
    process?.update(stream: stream.id) { isNews = $0.noteUnavailable() }
    guard isNews else { return }
    var update = LiveUpdate()
    update.locationUnavailable = true
    send(.liveUpdate(update), to: stream.id, on: &system)
  }

  /// Records the phone's place; returns whether updates pause with it, or nil while they are paused (DEL-045).
  private mutating func note(_ place: Coordinate, by stream: AppStream, on system: PhoneSystem) -> Bool? {
    let timings = system.timings
    var isStationary: Bool?
    process?.update(stream: stream.id) {
      isStationary = $0.note(
        place, at: system.now, radius: timings.stillnessRadius, pause: timings.liveUpdatesPause)
    }
    return isStationary
  }
}
