import LocationPolicy

extension Situation {
  /// Whether a move is possible.
  package func canMake(_ move: SituationMove, under rules: SituationRules) -> Bool {
    switch move {
    case .answers(let choice, let precise):
      guard let template = visiblePrompt?.template, template.choices.contains(choice) else { return false }
      return precise || template.hasPreciseToggle
    case .opensApp: return canTouch(under: rules) && screen != .app
    case .goesHome: return canTouch(under: rules) && screen != .home
    case .opensSettings: return canTouch(under: rules) && screen != .settings
    case .locksPhone: return !isLocked
    case .unlocksPhone: return isLocked
    case .forceQuitsApp: return hasProcess && canTouch(under: rules)
    case .reinstallsApp: return canTouch(under: rules) && screen != .app
    case .restartsPhone, .minutePasses: return true
    case .tapsLocationButton: return screen == .app && visiblePrompt == nil && canTouch(under: rules)
    case .chooses, .setsPrecise, .setsLocationServices, .setsRestriction, .resetsLocationAndPrivacy:
      return canUseSettings && canSet(move, under: rules)
    case .requestsWhenInUse, .requestsAlways, .requestsFullAccuracy, .startsUpdates:
      return authorization.phase.isRunning
    case .stopsUpdates: return authorization.phase.isRunning && updates != .stopped
    case .allowsBackgroundUpdates: return authorization.phase.isRunning && !allowsBackgroundUpdates
    case .showsIndicator: return authorization.phase.isRunning && !showsIndicator
    case .endsProcess: return hasProcess
    case .launchesInBackground: return !authorization.phase.isUsed && authorization.phase != .rebooted
    case .showsSecondPrompt:
      var state = authorization
      return state.showSecondPrompt(under: rules.policy).outcome.isEffective
    case .reminds:
      var state = authorization
      return state.remind(under: rules.policy).outcome.isEffective
    }
  }

  /// A locked phone shows nothing to tap, and a prompt of the system's own covers everything else.
  private func canTouch(under rules: SituationRules) -> Bool {
    if isLocked { return false }
    guard let prompt = visiblePrompt else { return true }
    return prompt.cause.belongsToApp && rules.policy.assumptions.promptGoesWithForeground
  }

  private var canUseSettings: Bool { !isLocked && screen == .settings && visiblePrompt == nil }

  private func canSet(_ move: SituationMove, under rules: SituationRules) -> Bool {
    let isRestricted = authorization.memory.contains(.restricted)
    let isOff = authorization.memory.contains(.servicesOff)
    switch move {
    case .chooses(let row):
      return !isRestricted && !isOff && authorization.offersRow(row, of: rules.app, under: rules.policy)
    case .setsPrecise(let precise):
      return authorization.isAuthorized && !isRestricted
        && (authorization.chosenAccuracy == .full) != precise
    case .setsLocationServices(let isOn): return !isRestricted && isOn == isOff
    case .setsRestriction(let restricts): return restricts != isRestricted
    // Only what Settings has is asked about.
    default: return true
    }
  }
}

extension AppPhase {
  /// Whether the app is on the screen, or was seconds ago.
  fileprivate var isUsed: Bool { self == .foreground || self == .grace }
}

extension Outcome {
  /// Whether an input led to something.
  fileprivate var isEffective: Bool {
    switch self {
    case .ignored: false
    case .prompt, .changed, .proceeds, .deferred, .failed: true
    }
  }
}
