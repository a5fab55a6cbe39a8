import LocationDelivery
import LocationPolicy

extension InstalledApp {
  /// Installs the app again after it was deleted, or as another version (KEY-017).
  mutating func replaceBundle(_ bundle: AppBundle, on system: inout PhoneSystem) {
    let wasInstalled = isInstalled
    take(bundle)
    if wasInstalled {
      decide(on: &system) { $0.update(to: bundle.configuration, under: $2) }
    } else {
      decide(on: &system) { $0.reinstall(under: $2) }
    }
  }

  /// Applies the device's current switches to a newly installed app.
  mutating func takeOver(_ switches: PhoneSwitches, on system: inout PhoneSystem) {
    for which in PhoneSwitch.allCases where switches[which] != authorization.isOn(which) {
      decide(on: &system) { $0.set(which, to: switches[which], under: $2) }
    }
  }

  /// Deletes an app, with everything that the system stores for it.
  mutating func delete(on system: inout PhoneSystem) {
    decide(isQuiet: true, on: &system) { $0.dismissPrompt(under: $2) }
    decide(isQuiet: true, on: &system) { $0.dropHeldEvent(under: $2) }
    forgetSecondPrompt(on: &system)
    markDeleted()
    monitoring = Monitoring()
    monitorRecords = Monitors()
    streamMemory.forgetLost()
    use.delete()
    reminder.cancel()
    useChanged(on: &system)
  }

  /// Opens the app for the person.
  mutating func open(on system: inout PhoneSystem) {
    if process == nil { launch(for: .person, on: &system) } else { comeToForeground(on: &system) }
  }

  /// Starts the app's process, which runs in the foreground or, for a while, in the background.
  mutating func launch(for reason: LaunchReason, on system: inout PhoneSystem) {
    let generation = system.newGeneration()
    process = AppProcess(generation: generation, launchReason: reason, launchedAt: system.now)
    system.record(.launched(reason), app: id)
    if !streamMemory.lost.isEmpty {
      system.plan(
        .rejoinEnds(id, generation: generation), at: system.now + system.policy.timings.sessionRejoin)
    }
    switch reason {
    case .person: enter(.foreground, on: &system)
    case .location, .background:
      letRun(for: system.timings.backgroundLaunch, on: &system)
      enter(.background, on: &system)
    }
    send(.launched(reason), to: nil, on: &system)
  }

  /// Brings an app with a running process to the foreground.
  mutating func comeToForeground(on system: inout PhoneSystem) {
    use.endAbsence()
    process?.backgroundTime.pauseTask(at: system.now)
    enter(.foreground, on: &system)
    handOverInbox(on: &system)
    send(.enteredForeground, to: nil, on: &system)
    sessionsComeIntoEffect(on: &system)
    resumeSessions(on: &system)
  }

  /// Moves the app from the foreground to the background, where it has a few seconds (DEL-001, DEL-003).
  mutating func leave(on system: inout PhoneSystem) {
    guard phase == .foreground, let process else { return }
    use.leave(at: system.now)
    enter(.grace, on: &system)
    if system.assumptions.leavingAgainPrompts { secondPrompt.leave() }
    startBackgroundTask(on: &system)
    send(.enteredBackground, to: nil, on: &system)
    system.plan(.graceEnds(id, generation: process.generation), at: system.now + system.policy.timings.grace)
    planLapse(on: &system)
  }

  /// Schedules the moment at which a one-time grant may have to end.
  mutating func planLapse(on system: inout PhoneSystem) {
    guard authorization.endsWithUse, phase != .foreground else { return }
    system.plan(.temporaryGrantEnds(id), at: system.now + system.policy.timings.allowOnceExpiry)
  }

  /// Handles the end of the few seconds after leaving an app.
  mutating func graceEnds(generation: Int, on system: inout PhoneSystem) {
    guard process?.generation == generation, phase == .grace,
      let leftAt, system.now >= leftAt + system.policy.timings.grace
    else { return }
    let stops = stopsForWantOfAlways
    enter(.background, on: &system)
    if stops { backgroundSessionStopped(on: &system) }
    useChanged(on: &system)
  }

  /// Suspends the app in the background if nothing keeps it running anymore.
  mutating func settle(on system: inout PhoneSystem) {
    guard phase == .background, !keepsRunning(on: system) else { return }
    if role != nil { return endProcess(as: .terminated, on: &system) }
    process?.suspend(reading: authorization.status, authorization.accuracy(under: system.policy))
    giveUpUnclaimedConditions(on: system)
    enter(.suspended, on: &system)
    endUseIfUnused(on: &system)
  }

  private func keepsRunning(on system: PhoneSystem) -> Bool {
    if let until = process?.backgroundUntil, until > system.now { return true }
    if role != nil { return false }
    return use.isOnCarDisplay || locationKeepsRunning || streamsKeepRunning(on: system)
  }

  /// Handles a request of the app for time in the background; it counts from when the app is left (DEL-006).
  mutating func beginBackgroundTask(for seconds: Double, on system: inout PhoneSystem) {
    process?.backgroundTime.beginTask(for: seconds)
    if phase != .foreground { startBackgroundTask(on: &system) }
  }

  mutating func endBackgroundTask(on system: inout PhoneSystem) {
    process?.backgroundTime.endTask()
    useChanged(on: &system)
  }

  private mutating func startBackgroundTask(on system: inout PhoneSystem) {
    guard let generation = process?.generation, let end = process?.backgroundTime.startTask(at: system.now)
    else { return }
    system.plan(.backgroundTimeEnds(id, generation: generation), at: end)
  }

  /// Gives an app in the background time to handle the event that it was launched or woken for (DEL-006).
  mutating func letRun(for seconds: Double, on system: inout PhoneSystem) {
    let end = system.now + max(0, seconds)
    guard let generation = process?.generation, process?.backgroundTime.extend(to: end) == true else {
      return
    }
    system.plan(.backgroundTimeEnds(id, generation: generation), at: end)
  }

  /// Lets a suspended app run for a moment to receive the messages that wait for it.
  mutating func wake(for seconds: Double? = nil, on system: inout PhoneSystem) {
    guard phase == .suspended else { return }
    letRun(for: seconds ?? system.timings.backgroundLaunch, on: &system)
    enter(.background, on: &system)
    handOverInbox(on: &system)
  }

  /// Lets an app run in the background for a while: launches it, wakes it, or gives it more time.
  mutating func runInBackground(for seconds: Double, on system: inout PhoneSystem) {
    if process == nil { launch(for: .background, on: &system) }
    letRun(for: seconds, on: &system)
    wake(on: &system)
  }

  private mutating func handOverInbox(on system: inout PhoneSystem) {
    if !authorization.isAuthorized { process?.inbox.dropLocations() }
    if !system.assumptions.undoneChangesAreTold,
      process?.readsAsBefore(authorization.status, authorization.accuracy(under: system.policy)) == true
    {
      process?.inbox.dropChangesOfAuthorization()
    }
    for message in process?.inbox.takeAll() ?? [] { send(message.content, to: message.client, on: &system) }
  }

  /// Ends a one-time grant if the app is no longer in use (AUTH-068, AUTH-071).
  mutating func endUseIfUnused(on system: inout PhoneSystem) {
    guard authorization.endsWithUse, phase != .foreground, role == nil else { return }
    if process != nil {
      guard let start = use.lapseBegins(countsFromLeaving: system.assumptions.lapseCountsFromLeaving),
        system.now >= start + system.policy.timings.allowOnceExpiry,
        !isInUse(on: system)
      else { return }
    }
    decide(on: &system) { $0.endUse(under: $2) }
  }

  /// Ends an app's process, if it has one.
  mutating func endProcess(as phase: AppPhase, on system: inout PhoneSystem) {
    guard let process else { return }
    giveUpUnclaimedConditions(on: system)
    if role == nil { streamMemory.lose(process.streams) } else { forgetMonitoring() }
    // No one listens anymore, whether the app ran or not: this is for the host of the process.
    system.record(.delivered(.ended), app: id)
    system.post(Message(app: id, generation: process.generation, client: nil, content: .ended))
    self.process = nil
    use.endAbsence()
    use.showInCar(false)
    // Until the first unlock, the app is again one that the system launches for no location (DEL-009).
    enter(system.awaitsFirstUnlock ? .rebooted : phase, on: &system)
    endUseIfUnused(on: &system)
  }

  /// Moves the app's process to another phase.
  mutating func enter(_ phase: AppPhase, on system: inout PhoneSystem) {
    guard self.phase != phase else { return }
    system.record(.phase(phase), app: id)
    decide(isQuiet: true, on: &system) { $0.enter(phase, under: $2) }
    phaseChanged(on: &system)
    useChanged(on: &system)
  }

  /// Handles a restart of the phone, which ends all processes and sessions (DEL-009).
  mutating func restart(on system: inout PhoneSystem) {
    endProcess(as: .rebooted, on: &system)
    streamMemory.forgetLost()
    use.restart()
    enter(.rebooted, on: &system)
    useChanged(on: &system)
  }

  // Other kinds of use

  /// Adds a widget of the app to the Home screen (AUTH-054).
  mutating func addWidget(on system: inout PhoneSystem) {
    use.addWidget()
    decide(on: &system) { $0.addWidget(of: $1, under: $2) }
  }

  /// Shows or removes the app's Live Activity, which keeps the app in use (BG-027).
  mutating func showLiveActivity(_ isShown: Bool, on system: inout PhoneSystem) {
    changeServices(on: &system) { app, system in
      app.use.showLiveActivity(isShown)
      app.streamsChanged(on: &system)
    }
  }

  /// Shows the app on the car's display, where it runs whether or not the phone is locked, or removes it there.
  mutating func showInCar(_ isShown: Bool, on system: inout PhoneSystem) {
    use.showInCar(isShown)
    if isShown { runInBackground(for: 0, on: &system) }
    useChanged(on: &system)
  }

  /// Makes the app count as in use for a while after its widget was seen, if its widgets may use the location
  /// (DEL-004).
  mutating func showWidget(on system: inout PhoneSystem) {
    guard authorization.widgetsAreAuthorized else { return }
    let end = system.now + system.policy.timings.widgetInUse
    use.seeWidget(until: end)
    system.plan(.useEnds(id), at: end)
    useChanged(on: &system)
  }

  /// Lets the phone's app handle a message of its watch app, and count as in use in the meantime (DEL-002).
  mutating func handleWatchMessage(on system: inout PhoneSystem) {
    let end = system.now + system.timings.watchMessage
    use.handleWatchMessage(until: end)
    system.plan(.useEnds(id), at: end)
    runInBackground(for: system.timings.watchMessage, on: &system)
    useChanged(on: &system)
  }

  /// Handles a tap on the app's location button (AUTH-073).
  mutating func locationButtonTapped(isLegible: Bool, on system: inout PhoneSystem) {
    let decision = decide(on: &system) { $0.tapLocationButton(isLegible: isLegible, of: $1, under: $2) }
    logMissingDescription(after: decision, to: nil, on: &system)
    if !isLegible { send(.console(.illegibleLocationButton), to: nil, on: &system) }
    if case .prompt(let prompt) = decision.outcome, prompt.cause == .locationButton { return }
    send(.locationButtonAction, to: nil, on: &system)
  }

  /// Handles the answer to the prompt of the first tap, which grants before it runs the action (AUTH-073).
  mutating func locationButtonAnswered(_ choice: Choice, on system: inout PhoneSystem) {
    guard choice == .ok || system.assumptions.declinedButtonRunsAction else { return }
    send(.locationButtonAction, to: nil, on: &system)
  }

  /// Changes the app's Background App Refresh switch (BG-014).
  mutating func setBackgroundAppRefresh(isOn: Bool, on system: inout PhoneSystem) {
    use.setBackgroundAppRefresh(isOn: isOn)
    authorizationChanged(on: system)
    useChanged(on: &system)
  }
}
