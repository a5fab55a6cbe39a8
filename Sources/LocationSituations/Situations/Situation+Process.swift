import LocationPolicy

/// What becomes of the app's process, in the order in which the simulated device has it.
extension Situation {
  /// Puts one input to the rules, and carries out what follows for the process.
  mutating func decide(under rules: SituationRules, _ input: (inout AuthorizationState) -> Decision) {
    let before = authorization
    let decision = input(&authorization)
    let after = authorization
    if decision.callback != .none, after.phase == .suspended, rules.policy.changeWakesSuspendedApp.value {
      wake(under: rules)
    }
    let isAsBefore =
      before.status == after.status && before.grant == after.grant && before.memory == after.memory
      && before.chosenAccuracy == after.chosenAccuracy
    if !isAsBefore { useChanged(under: rules) }
  }

  mutating func enter(_ phase: AppPhase, under rules: SituationRules) {
    guard authorization.phase != phase else { return }
    decide(under: rules) { $0.enter(phase, under: rules.policy) }
    // In the foreground all sessions count as started in use (BG-009, BG-010).
    if phase == .foreground, updates == .startedInBackground { updates = .startedInUse }
    useChanged(under: rules)
  }

  /// Ends the process, and with it all that the app's objects were set to.
  mutating func endProcess(as phase: AppPhase, under rules: SituationRules) {
    guard hasProcess else { return }
    if screen == .app { screen = .home }
    updates = .stopped
    allowsBackgroundUpdates = false
    showsIndicator = false
    isWoken = false
    enter(phase, under: rules)
    endUseIfUnused(under: rules)
  }

  mutating func leaveScreen(under rules: SituationRules) {
    if screen == .app, authorization.phase == .foreground { enter(.grace, under: rules) }
  }

  /// The system lets the app run in the background for some seconds.
  mutating func runInBackground(under rules: SituationRules) {
    isWoken = true
    if authorization.phase == .suspended || !hasProcess { enter(.background, under: rules) }
  }

  private mutating func wake(under rules: SituationRules) { runInBackground(under: rules) }

  /// Something has changed that decides on use.
  mutating func useChanged(under rules: SituationRules) {
    if authorization.phase == .background, !isWoken, !locationKeepsRunning(under: rules) {
      enter(.suspended, under: rules)
    }
    endUseIfUnused(under: rules)
  }

  /// What was granted for once ends when the app is no longer in use (AUTH-068, AUTH-071).
  ///
  /// The seconds for which it outlives that are over with the first minute, as is the grace period.
  private mutating func endUseIfUnused(under rules: SituationRules) {
    guard authorization.grant == .temporary || authorization.memory.contains(.temporaryFullAccuracy) else {
      return
    }
    switch authorization.phase {
    case .foreground, .grace: return
    case .background, .suspended: if isInUse(under: rules) { return }
    case .terminated, .forceQuit, .rebooted: break
    }
    decide(under: rules) { $0.endUse(under: rules.policy) }
  }

  /// A minute passes.
  mutating func passMinute(under rules: SituationRules) {
    if authorization.phase == .grace { enter(.background, under: rules) }
    isWoken = false
    useChanged(under: rules)
    // What ended then may have woken the app once more.
    isWoken = false
    useChanged(under: rules)
  }

  /// Changes what the app started; when that no longer keeps it running, it still has a moment to go on.
  mutating func changeServices(under rules: SituationRules, _ change: (inout Situation) -> Void) {
    let keptRunning = locationKeepsRunning(under: rules)
    change(&self)
    if keptRunning, authorization.phase == .background, !locationKeepsRunning(under: rules) { isWoken = true }
    useChanged(under: rules)
  }
}
