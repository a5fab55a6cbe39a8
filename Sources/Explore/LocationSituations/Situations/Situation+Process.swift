import LocationDelivery
import LocationPolicy

/// What becomes of the app's process, in the order in which the simulated device has it.
extension Situation {
  /// Puts one input to the rules, and carries out what follows for the process.
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
    // In the foreground all sessions count as started in use (BG-009, BG-010).
    if phase == .foreground, updates == .startedInBackground { updates = .startedInUse }
    useChanged(by: &decider)
  }

  /// Ends the process, and with it all that the app's objects were set to.
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

  /// The system lets the app run in the background for some seconds.
  mutating func runInBackground(by decider: inout some SituationDecider) {
    isWoken = true
    if authorization.phase == .suspended || !hasProcess { enter(.background, by: &decider) }
  }

  /// Something has changed that decides on use.
  mutating func useChanged(by decider: inout some SituationDecider) {
    if authorization.phase == .background, !isWoken, !decider.use(in: self).keepsRunning {
      enter(.suspended, by: &decider)
    }
    endUseIfUnused(by: &decider)
  }

  /// What was granted for once ends when the app is no longer in use (AUTH-068, AUTH-071).
  ///
  /// The seconds for which it outlives that are over with the first minute, as is the grace period.
  private mutating func endUseIfUnused(by decider: inout some SituationDecider) {
    guard authorization.endsWithUse else { return }
    switch authorization.phase {
    case .foreground, .grace: return
    case .background, .suspended: if decider.use(in: self).isInUse { return }
    case .terminated, .forceQuit, .rebooted: break
    }
    decide(.plain(.endUse), by: &decider)
  }

  /// A minute passes.
  mutating func passMinute(by decider: inout some SituationDecider) {
    if hasProcess { streams.forgetLost() }
    if authorization.phase == .grace { enter(.background, by: &decider) }
    noteUse(by: &decider)
    isWoken = false
    useChanged(by: &decider)
    // What ended then may have woken the app once more.
    isWoken = false
    useChanged(by: &decider)
  }

  /// Notes that a position within the minute reaches the app in the background because it has Always (SET-020).
  private mutating func noteUse(by decider: inout some SituationDecider) {
    guard authorization.grant == .always, !hasUsedAlways, decider.use(in: self).usesAlways else { return }
    hasUsedAlways = authorization.mayBeReminded(under: decider.rules.policy)
  }

  /// Changes what the app started; when that no longer keeps it running, it still has a moment to go on.
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
