import LocationPolicy

extension SimulatedDevice {
  /// Installs an app, or a new version of one with the same identifier (KEY-017).
  @discardableResult
  public mutating func install(_ bundle: AppBundle) -> AppID {
    record(.input(.person(.installs(bundle))))
    return installApp(bundle)
  }

  mutating func installApp(_ bundle: AppBundle) -> AppID {
    guard let known = apps.last(where: { $0.bundle.identifier == bundle.identifier }) else {
      let id = AppID(index: apps.count)
      var app = InstalledApp(id: id, bundle: bundle)
      app.authorization = AuthorizationState(grant: .notDetermined, phase: .terminated)
      apps.append(app)
      takeOverSwitches(id)
      return id
    }
    if known.isInstalled {
      endProcess(of: known.id, as: .terminated)
      apps[known.id.index].bundle = bundle
      decide(known.id) { $0.update(to: bundle.configuration, under: $2) }
    } else {
      apps[known.id.index].bundle = bundle
      apps[known.id.index].isInstalled = true
      decide(known.id) { $0.reinstall(under: $2) }
      takeOverSwitches(known.id)
    }
    return known.id
  }

  /// A newly installed app finds the device's switches as they are.
  private mutating func takeOverSwitches(_ app: AppID) {
    if !locationServicesOn { decide(app) { $0.setLocationServices(on: false, under: $2) } }
    if isRestricted { decide(app) { $0.setRestricted(true, under: $2) } }
  }

  mutating func launch(_ app: AppID, for reason: LaunchReason) {
    apps[app.index].process = AppProcess(generation: nextGeneration, launchReason: reason)
    nextGeneration += 1
    record(.launched(reason), app: app)
    switch reason {
    case .person:
      apps[app.index].leftAt = nil
      enter(app, .foreground)
    case .location, .background:
      enter(app, .background)
      keepRunning(app, for: timings.backgroundLaunch)
    }
    send(.launched(reason), to: nil, of: app)
  }

  /// Brings an app whose process is there to the foreground.
  mutating func bringToForeground(_ app: AppID) {
    apps[app.index].leftAt = nil
    enter(app, .foreground)
    handOverInbox(of: app)
    send(.enteredForeground, to: nil, of: app)
    decide(app) { $0.resumeSessions(of: $1, under: $2) }
  }

  /// The app that is in the foreground goes to the background, where it has a few seconds (DEL-001, DEL-003).
  mutating func leave(_ app: AppID) {
    guard self[app].phase == .foreground, let process = self[app].process else { return }
    apps[app.index].leftAt = now
    enter(app, .grace)
    send(.enteredBackground, to: nil, of: app)
    queue.plan(
      .graceEnds(app, generation: process.generation), at: now + policy.timings.grace)
    queue.plan(.temporaryGrantEnds(app), at: now + policy.timings.allowOnceExpiry)
  }

  mutating func graceEnds(_ app: AppID, generation: Int) {
    guard isCurrent(app, generation: generation), self[app].phase == .grace,
      let leftAt = self[app].leftAt, now - leftAt >= policy.timings.grace
    else { return }
    enter(app, .background)
    settle(app)
  }

  /// Looks whether anything keeps an app in the background running, and suspends it if not.
  mutating func settle(_ app: AppID) {
    guard self[app].phase == .background else { return }
    if !keepsRunning(app) { enter(app, .suspended) }
    endUseIfUnused(app)
  }

  private func keepsRunning(_ app: AppID) -> Bool {
    if let until = self[app].process?.backgroundUntil, until > now { return true }
    return locationKeepsRunning(app)
  }

  /// Gives an app in the background time to run, for a reason other than a location session (DEL-006).
  mutating func keepRunning(_ app: AppID, for seconds: Double) {
    guard let process = self[app].process else { return }
    let until = now + max(0, seconds)
    if let current = process.backgroundUntil, current >= until { return }
    apps[app.index].process?.backgroundUntil = until
    queue.plan(.backgroundTimeEnds(app, generation: process.generation), at: until)
  }

  /// Lets a suspended app run for a moment, so that it gets what waits for it.
  mutating func wake(_ app: AppID) {
    guard self[app].phase == .suspended else { return }
    enter(app, .background)
    keepRunning(app, for: timings.backgroundLaunch)
    handOverInbox(of: app)
  }

  private mutating func handOverInbox(of app: AppID) {
    guard let waiting = self[app].process?.inbox, !waiting.isEmpty else { return }
    apps[app.index].process?.inbox = []
    for message in waiting { send(message.content, to: message.client, of: app) }
  }

  /// What was granted for once ends when the app is no longer in use (AUTH-068, AUTH-071).
  mutating func endUseIfUnused(_ app: AppID) {
    let state = self[app]
    guard state.isInstalled, state.phase != .foreground else { return }
    if state.phase.isRunning || state.phase == .suspended {
      guard let leftAt = state.leftAt, now - leftAt >= policy.timings.allowOnceExpiry, !isInUse(app) else {
        return
      }
    }
    guard
      state.authorization.grant == .temporary
        || state.authorization.memory.contains(.temporaryFullAccuracy)
    else { return }
    decide(app) { $0.endUse(under: $2) }
  }

  /// Ends an app's process, if it has one.
  mutating func endProcess(of app: AppID, as phase: AppPhase) {
    guard self[app].process != nil else { return }
    if screen == .app(app) { screen = .home }
    send(.ended, to: nil, of: app)
    apps[app.index].process = nil
    apps[app.index].leftAt = nil
    enter(app, phase)
    endUseIfUnused(app)
  }

  /// Puts an app's process into another phase.
  mutating func enter(_ app: AppID, _ phase: AppPhase) {
    guard self[app].phase != phase else { return }
    record(.phase(phase), app: app)
    decide(app) { $0.enter(phase, under: $2) }
    phaseChanged(app)
  }
}
