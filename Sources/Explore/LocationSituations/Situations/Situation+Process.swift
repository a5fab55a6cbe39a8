import LocationDelivery
import LocationPolicy

/// Changes of the app's process, in the same order as on the simulated device.
extension Situation {
  /// Passes one input to the rules, and applies the consequences for the process.
  mutating func decide(_ input: SituationInput, by decider: inout some SituationDecider) {
    let before = authorization
    let callsBack = decider.decide(input, in: &authorization)
    let after = authorization
    if isManagersPrompt, before.prompt != after.prompt { isManagersPrompt = false }
    if after.grant != .notDetermined || after.prompt?.cause.asksForPermission ?? false { hasAsked = true }
    if after.grant != .always { hasUsedAlways = false }
    if callsBack, after.phase == .suspended, decider.rules.policy.changeWakesSuspendedApp.value {
      runInBackground(by: &decider)
    }
    if !before.permitsTheSame(as: after) { useChanged(by: &decider) }
  }

  mutating func enter(_ phase: AppPhase, by decider: inout some SituationDecider) {
    guard authorization.phase != phase else { return }
    decide(.enter(phase), by: &decider)
    // In the foreground, all sessions count as started in use (BG-009, BG-010).
    if phase == .foreground, updates == .startedInBackground { updates = .startedInUse }
    useChanged(by: &decider)
  }

  /// Ends the process, and resets the properties of the app's objects.
  mutating func endProcess(as phase: AppPhase, by decider: inout some SituationDecider) {
    guard hasProcess else { return }
    if screen == .app { screen = .home }
    updates = .stopped
    allowsBackgroundUpdates = false
    showsIndicator = false
    isWoken = false
    streams.loseProcess()
    enter(phase, by: &decider)
    endUseIfUnused(by: &decider)
  }

  mutating func leaveScreen(by decider: inout some SituationDecider) {
    if screen == .app, authorization.phase == .foreground { enter(.grace, by: &decider) }
  }

  /// Lets the app run in the background for some seconds.
  mutating func runInBackground(by decider: inout some SituationDecider) {
    isWoken = true
    if authorization.phase == .suspended || !hasProcess { enter(.background, by: &decider) }
  }

  /// Handles a change of the circumstances that decide whether the app is in use.
  mutating func useChanged(by decider: inout some SituationDecider) {
    if authorization.phase == .background, !isWoken, !decider.use(in: self).keepsRunning {
      enter(.suspended, by: &decider)
    }
    endUseIfUnused(by: &decider)
  }

  /// Ends a one-time grant if the app is no longer in use (AUTH-068, AUTH-071).
  ///
  /// The seconds for which it remains valid are over within the first minute, as is the grace period.
  private mutating func endUseIfUnused(by decider: inout some SituationDecider) {
    guard authorization.endsWithUse else { return }
    switch authorization.phase {
    case .foreground, .grace: return
    case .background, .suspended: if decider.use(in: self).isInUse { return }
    case .terminated, .forceQuit, .rebooted: break
    }
    decide(.plain(.endUse), by: &decider)
  }

  /// Lets a minute pass.
  mutating func passMinute(by decider: inout some SituationDecider) {
    if hasProcess { streams.forgetLost() }
    if authorization.phase == .grace { enter(.background, by: &decider) }
    noteUse(by: &decider)
    isWoken = false
    useChanged(by: &decider)
    // The end of something may have woken the app once more.
    isWoken = false
    useChanged(by: &decider)
  }

  /// Records that a position within the minute reaches the app in the background because of Always (SET-020).
  private mutating func noteUse(by decider: inout some SituationDecider) {
    guard authorization.grant == .always, !hasUsedAlways, decider.use(in: self).usesAlways else { return }
    hasUsedAlways = authorization.mayBeReminded(under: decider.rules.policy)
  }

  /// Changes the services that the app started; if they no longer keep it running, it still has a moment to continue.
  mutating func changeServices<Decider: SituationDecider>(
    by decider: inout Decider, _ change: (inout Situation, inout Decider) -> Void
  ) {
    let before = decider.use(in: self)
    change(&self, &decider)
    let after = decider.use(in: self)
    let lost =
      before.updatesKeepRunning && !after.updatesKeepRunning
      || before.streamsKeepRunning && !after.streamsKeepRunning
    if lost, authorization.phase == .background { isWoken = true }
    useChanged(by: &decider)
  }
}
