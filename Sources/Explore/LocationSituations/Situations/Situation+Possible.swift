import LocationDelivery
import LocationPolicy

extension Situation {
  /// Whether a move is possible.
  package func canMake(_ move: SituationMove, under rules: SituationRules) -> Bool {
    var rules = rules
    return canMake(move, by: &rules)
  }

  /// Whether a move is possible.
  package func canMake(_ move: SituationMove, by decider: inout some SituationDecider) -> Bool {
    switch move {
    case .answers(let choice, let precise):
      guard let template = visiblePrompt?.template, template.choices.contains(choice) else { return false }
      return precise || template.hasPreciseToggle(for: decider.rules.app)
    case .opensApp: return canTouch(by: &decider) && screen != .app
    case .goesHome: return canTouch(by: &decider) && screen != .home
    case .opensSettings: return canTouch(by: &decider) && screen != .settings
    case .locksPhone: return !isLocked
    case .unlocksPhone: return isLocked
    case .forceQuitsApp: return hasProcess && canTouch(by: &decider)
    case .reinstallsApp: return canTouch(by: &decider) && screen != .app
    case .restartsPhone, .minutePasses: return true
    case .tapsLocationButton: return screen == .app && visiblePrompt == nil && canTouch(by: &decider)
    case .chooses, .setsPrecise, .setsLocationServices, .setsRestriction, .resetsLocationAndPrivacy:
      return canUseSettings && canSet(move, under: decider.rules)
    case .requestsWhenInUse, .requestsAlways, .requestsFullAccuracy, .startsUpdates:
      return authorization.phase.isRunning
    case .stopsUpdates: return authorization.phase.isRunning && updates != .stopped
    case .allowsBackgroundUpdates: return authorization.phase.isRunning && !allowsBackgroundUpdates
    case .showsIndicator: return authorization.phase.isRunning && !showsIndicator
    case .iteratesLiveUpdates: return authorization.phase.isRunning && !streams.iteratesLiveUpdates
    case .endsLiveUpdates: return authorization.phase.isRunning && streams.iteratesLiveUpdates
    case .awaitsMonitorEvents: return authorization.phase.isRunning && !streams.awaitsMonitorEvents
    case .endsMonitor: return authorization.phase.isRunning && streams.awaitsMonitorEvents
    case .makesSession: return authorization.phase.isRunning && streams.session == nil
    case .invalidatesSession: return authorization.phase.isRunning && streams.session != nil
    case .makesActivitySession: return authorization.phase.isRunning && !streams.hasActivity
    case .invalidatesActivitySession: return authorization.phase.isRunning && streams.hasActivity
    case .endsProcess: return hasProcess
    case .launchesInBackground: return !authorization.phase.isUsed && authorization.phase != .rebooted
    case .showsSecondPrompt: return shows(.showSecondPrompt, by: &decider)
    case .reminds: return hasUsedAlways && shows(.remind, by: &decider)
    }
  }

  /// Whether the system shows a prompt of its own now.
  private func shows(_ input: SituationInput.Plain, by decider: inout some SituationDecider) -> Bool {
    var state = authorization
    _ = decider.decide(.plain(input), in: &state)
    return state.prompt != authorization.prompt
  }

  /// A locked phone shows nothing to tap, and a prompt of the system's own covers everything else.
  private func canTouch(by decider: inout some SituationDecider) -> Bool {
    if isLocked { return false }
    guard let prompt = visiblePrompt else { return true }
    return !prompt.cause.coversScreen(under: decider.rules.policy.assumptions)
  }

  private var canUseSettings: Bool { !isLocked && screen == .settings && visiblePrompt == nil }

  private func canSet(_ move: SituationMove, under rules: SituationRules) -> Bool {
    let isRestricted = authorization.memory.contains(.restricted)
    let isOff = authorization.memory.contains(.servicesOff)
    switch move {
    case .chooses(let row): return offersRow(row, under: rules)
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

extension Situation {
  /// Whether Settings offers a row for the app, which it lists once the app has asked.
  func offersRow(_ row: SettingsRow, under rules: SituationRules) -> Bool {
    let memory = authorization.memory
    guard !memory.contains(.restricted), !memory.contains(.servicesOff) else { return false }
    guard hasAsked || rules.policy.assumptions.settingsListsAppsThatNeverAsked else { return false }
    return authorization.offersRow(row, of: rules.app, under: rules.policy)
  }
}

extension AppPhase {
  /// Whether the app is on the screen, or was a few seconds ago.
  fileprivate var isUsed: Bool { self == .foreground || self == .grace }
}
