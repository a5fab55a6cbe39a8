import LocationPolicy

extension SimulatedDevice {
  /// Installs an app, or a new version of one with the same identifier (KEY-017).
  ///
  /// Unlike the person's own installing, this is possible at any moment.
  @discardableResult
  public mutating func install(_ bundle: AppBundle) -> AppID {
    record(.input(.person(.installs(bundle))))
    return installApp(bundle)
  }

  @discardableResult
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
    let (on, restricted) = (locationServicesOn, isRestricted)
    let memory = apps[app.index].authorization.memory
    if on == memory.contains(.servicesOff) { decide(app) { $0.setLocationServices(on: on, under: $2) } }
    if restricted != memory.contains(.restricted) { decide(app) { $0.setRestricted(restricted, under: $2) } }
  }

  /// Deletes an app, and with it all that the system keeps for it.
  mutating func deleteApp(_ app: AppID) {
    endProcess(of: app, as: .terminated)
    decide(app, isQuiet: true) { $0.dismissPrompt(under: $2) }
    decide(app, isQuiet: true) { $0.dropHeldEvent(under: $2) }
    forgetSecondPrompt(of: app)
    apps[app.index].isInstalled = false
    apps[app.index].monitoring = Monitoring()
    apps[app.index].monitors = []
    apps[app.index].lostStreams = []
    apps[app.index].hasWidget = false
    apps[app.index].widgetSeenUntil = nil
    apps[app.index].watchMessageUntil = nil
    apps[app.index].reminder = .none
    useChanged(app)
  }

  /// Starts an app's process, which runs in the foreground or, for a while, in the background.
  mutating func launch(_ app: AppID, for reason: LaunchReason) {
    let generation = nextGeneration
    nextGeneration += 1
    apps[app.index].process = AppProcess(generation: generation, launchReason: reason, launchedAt: now)
    record(.launched(reason), app: app)
    if !apps[app.index].lostStreams.isEmpty {
      queue.plan(.rejoinEnds(app, generation: generation), at: now + policy.timings.sessionRejoin)
    }
    switch reason {
    case .person: enter(app, .foreground)
    case .location, .background:
      letRun(app, for: timings.backgroundLaunch)
      enter(app, .background)
    }
    send(.launched(reason), to: nil, of: app)
  }

  /// Brings an app whose process is there to the foreground.
  mutating func bringToForeground(_ app: AppID) {
    apps[app.index].leftAt = nil
    apps[app.index].process?.askedUntil = nil
    enter(app, .foreground)
    handOverInbox(of: app)
    send(.enteredForeground, to: nil, of: app)
    sessionsComeIntoEffect(of: app)
    resumeSessions(of: app)
  }

  /// The app that is in the foreground goes to the background, where it has a few seconds (DEL-001, DEL-003).
  mutating func leave(_ app: AppID) {
    guard self[app].phase == .foreground, let process = self[app].process else { return }
    apps[app.index].leftAt = now
    enter(app, .grace)
    leftAfterStopping(app)
    if let seconds = process.askedSeconds { goOn(app, generation: process.generation, for: seconds) }
    send(.enteredBackground, to: nil, of: app)
    queue.plan(.graceEnds(app, generation: process.generation), at: now + policy.timings.grace)
    if mayLapse(app) { queue.plan(.temporaryGrantEnds(app), at: now + policy.timings.allowOnceExpiry) }
  }

  /// The few seconds after leaving an app are over.
  mutating func graceEnds(_ app: AppID, generation: Int) {
    guard isCurrent(app, generation: generation), self[app].phase == .grace,
      let leftAt = self[app].leftAt, now >= leftAt + policy.timings.grace
    else { return }
    let stops = stopsForWantOfAlways(app)
    enter(app, .background)
    if stops { backgroundSessionStopped(of: app) }
    useChanged(app)
  }

  /// Looks whether anything keeps an app in the background running, and suspends it if not.
  mutating func settle(_ app: AppID) {
    guard apps[app.index].phase == .background, !keepsRunning(app) else { return }
    enter(app, .suspended)
    endUseIfUnused(app)
  }

  private func keepsRunning(_ app: AppID) -> Bool {
    if let until = apps[app.index].process?.backgroundUntil, until > now { return true }
    return locationKeepsRunning(app) || streamsKeepRunning(app)
  }

  /// The app asks for time to go on in the background; it counts from when the app is left (DEL-006).
  mutating func beginBackgroundTask(of app: AppID, for seconds: Double) {
    guard let process = apps[app.index].process else { return }
    apps[app.index].process?.askedSeconds = max(0, seconds)
    if apps[app.index].phase != .foreground { goOn(app, generation: process.generation, for: seconds) }
  }

  mutating func endBackgroundTask(of app: AppID) {
    apps[app.index].process?.askedSeconds = nil
    apps[app.index].process?.askedUntil = nil
    useChanged(app)
  }

  private mutating func goOn(_ app: AppID, generation: Int, for seconds: Double) {
    let until = now + max(0, seconds)
    apps[app.index].process?.askedSeconds = nil
    apps[app.index].process?.askedUntil = until
    queue.plan(.backgroundTimeEnds(app, generation: generation), at: until)
  }

  /// Gives an app in the background time to run, for what it was launched or woken for (DEL-006).
  private mutating func letRun(_ app: AppID, for seconds: Double) {
    guard let process = apps[app.index].process else { return }
    let until = now + max(0, seconds)
    if let current = process.wokenUntil, current >= until { return }
    apps[app.index].process?.wokenUntil = until
    queue.plan(.backgroundTimeEnds(app, generation: process.generation), at: until)
  }

  /// Lets a suspended app run for a moment, so that it gets what waits for it.
  mutating func wake(_ app: AppID) {
    guard apps[app.index].phase == .suspended else { return }
    letRun(app, for: timings.backgroundLaunch)
    enter(app, .background)
    handOverInbox(of: app)
  }

  /// Has an app run in the background for a while: launches it, wakes it, or gives it more time.
  mutating func runInBackground(_ app: AppID, for seconds: Double) {
    if apps[app.index].process == nil { launch(app, for: .background) }
    letRun(app, for: seconds)
    wake(app)
  }

  private mutating func handOverInbox(of app: AppID) {
    guard let waiting = apps[app.index].process?.inbox, !waiting.isEmpty else { return }
    apps[app.index].process?.inbox = []
    for message in waiting { send(message.content, to: message.client, of: app) }
  }

  /// Whether the app was granted something that lasts only while it is in use.
  private func mayLapse(_ app: AppID) -> Bool {
    let authorization = apps[app.index].authorization
    return authorization.grant == .temporary || authorization.memory.contains(.temporaryFullAccuracy)
  }

  /// What was granted for once ends when the app is no longer in use (AUTH-068, AUTH-071).
  mutating func endUseIfUnused(_ app: AppID) {
    guard mayLapse(app), apps[app.index].phase != .foreground else { return }
    if apps[app.index].process != nil {
      guard let leftAt = apps[app.index].leftAt, now >= leftAt + policy.timings.allowOnceExpiry,
        !isInUse(app)
      else { return }
    }
    decide(app) { $0.endUse(under: $2) }
  }

  /// Ends an app's process, if it has one.
  mutating func endProcess(of app: AppID, as phase: AppPhase) {
    guard let process = apps[app.index].process else { return }
    if screen == .app(app) { screen = .home }
    apps[app.index].lostStreams = process.streams.filter(\.isInEffect).map(\.kind)
    // Nobody listens any more, whether the app ran or not: this is for whoever carries the process.
    record(.delivered(.ended), app: app)
    outbox.append(Message(app: app, generation: process.generation, client: nil, content: .ended))
    apps[app.index].process = nil
    apps[app.index].leftAt = nil
    enter(app, phase)
    endUseIfUnused(app)
  }

  /// Puts an app's process into another phase.
  mutating func enter(_ app: AppID, _ phase: AppPhase) {
    guard apps[app.index].phase != phase else { return }
    record(.phase(phase), app: app)
    decide(app, isQuiet: true) { $0.enter(phase, under: $2) }
    phaseChanged(app)
    useChanged(app)
  }
}
