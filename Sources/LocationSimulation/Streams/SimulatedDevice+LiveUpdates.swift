import LocationPolicy
import LocationTracks

extension SimulatedDevice {
  /// Whether an app's live updates want each position that is found, be it to launch the app (DEL-044).
  ///
  /// Services ask, to know how often to look for a position.
  func liveUpdatesWantFixes(of app: AppID) -> Bool {
    liveUpdatesMayArrive(at: app) && (wantsRelaunch(app) || hasLiveUpdates(app) { !$0.isStationary })
  }

  /// Whether an app's live updates wait for the phone to move again (DEL-045), or a monitor watches conditions.
  ///
  /// Services ask, to know whether to look for a position now and then.
  func streamsWatchMovement(of app: AppID) -> Bool {
    if hasLiveUpdates(app, where: \.isStationary), liveUpdatesMayArrive(at: app) { return true }
    return apps[app.index].monitors.contains { $0.conditions.contains(where: \.isWatched) }
      && monitorsMayWork(of: app)
  }

  /// Hands a position to the live updates of an app; nil means that none can be found just now.
  ///
  /// Services call it for every app with each look for a position. The reduced position goes to apps with
  /// reduced accuracy; it is nil where the last one still holds.
  mutating func deliverToLiveUpdates(of app: AppID, fix: Fix?, reduced: Fix?) {
    guard wantsRelaunch(app) || hasLiveUpdates(app, where: { _ in true }) else { return }
    switch policy.delivery(of: .liveUpdates, in: deliveryContext(of: app)).arrival {
    case .delivered, .wakes: passOn(fix, of: app, place: fix?.coordinate, isLimited: false)
    case .deliveredReduced:
      passOn(fix == nil ? nil : reduced, of: app, place: fix?.coordinate, isLimited: true)
    case .relaunches: if fix != nil, wantsRelaunch(app) { launch(app, for: .location(.liveUpdates)) }
    case .waitsForApp, .held, .nothing, .ended, .fails, .raises, .notAvailable: tellStreams(of: app)
    }
  }

  /// Whether live updates keep an app in the background running: while they arrive and are not paused.
  func streamsKeepRunning(_ app: AppID) -> Bool {
    hasLiveUpdates(app) { !$0.isStationary } && liveUpdatesMayArrive(at: app)
  }

  private func liveUpdatesMayArrive(at app: AppID) -> Bool {
    switch policy.delivery(of: .liveUpdates, in: deliveryContext(of: app)).arrival {
    case .delivered, .deliveredReduced, .wakes, .relaunches: true
    case .waitsForApp, .held, .nothing, .ended, .fails, .raises, .notAvailable: false
    }
  }

  private func hasLiveUpdates(_ app: AppID, where isMeant: (Stream) -> Bool) -> Bool {
    guard let streams = apps[app.index].process?.streams else { return false }
    return streams.contains { $0.kind.isLiveUpdates && isMeant($0) }
  }

  private func wantsRelaunch(_ app: AppID) -> Bool {
    apps[app.index].process == nil && apps[app.index].lostStreams.contains(where: \.isLiveUpdates)
  }

  private mutating func passOn(_ fix: Fix?, of app: AppID, place: Coordinate?, isLimited: Bool) {
    let streams = (apps[app.index].process?.streams ?? []).filter(\.kind.isLiveUpdates)
    for stream in streams {
      guard let place else {
        sayUnavailable(to: stream, of: app)
        continue
      }
      guard let isStationary = notice(place, by: stream, of: app), let fix else { continue }
      var update = LiveUpdate(fix: fix)
      update.isStationary = isStationary
      update.accuracyLimited = isLimited && policy.serviceSessions.value
      wake(app)
      send(.liveUpdate(update), to: stream.id, of: app)
      if isStationary != stream.isStationary { useChanged(app) }
    }
  }

  /// Says once that no position can be found, on releases whose updates say so (AUTH-087).
  private mutating func sayUnavailable(to stream: Stream, of app: AppID) {
    guard !stream.saidUnavailable, policy.serviceSessions.value, apps[app.index].phase.isRunning else {
      return
    }
    var update = LiveUpdate()
    update.locationUnavailable = true
    self.update(stream: stream.id, of: app) { $0.saidUnavailable = true }
    send(.liveUpdate(update), to: stream.id, of: app)
  }

  /// Notices where the phone is; returns whether updates pause with it, or nil while they are paused (DEL-045).
  private mutating func notice(_ place: Coordinate, by stream: Stream, of app: AppID) -> Bool? {
    var stillness = stream.stillness ?? Stillness(place: place, since: now)
    let wasPaused = stillness.isPaused
    if place.distance(to: stillness.place) > timings.stillnessRadius {
      stillness = Stillness(place: place, since: now)
    } else if now >= stillness.since + timings.liveUpdatesPause {
      stillness.isPaused = true
    }
    update(stream: stream.id, of: app) {
      $0.stillness = stillness
      $0.saidUnavailable = false
    }
    return wasPaused && stillness.isPaused ? nil : stillness.isPaused
  }
}

extension StreamKind {
  /// Whether it is live updates, of whatever configuration.
  var isLiveUpdates: Bool {
    switch self {
    case .liveUpdates: true
    case .monitor, .serviceSession, .backgroundActivitySession: false
    }
  }
}
