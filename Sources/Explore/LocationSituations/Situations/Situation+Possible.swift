import LocationDelivery
import LocationPolicy

extension Situation {
  /// Returns whether a move is possible.
  package func canMake(_ move: SituationMove, under rules: SituationRules) -> Bool {
    var rules = rules
    return canMake(move, by: &rules)
  }

  /// Returns whether a move is possible.
  package func canMake(_ move: SituationMove, by decider: inout some SituationDecider) -> Bool {
    switch move {
    case .person(let action): canBeDone(action, by: &decider)
    case .reinstallsApp: canTouch(by: &decider) && screen != .app
    case .app(let call): authorization.phase.isRunning && canBeCalled(call)
    case .system(let action): canHappen(action, by: &decider)
    case .minutePasses: true
    }
  }

  private func canBeDone(
    _ action: PersonAction<OnlyApp>, by decider: inout some SituationDecider
  ) -> Bool {
    switch action {
    case .answers(let choice, let precise):
      guard let template = visiblePrompt?.template, template.choices.contains(choice) else { return false }
      return precise || template.hasPreciseToggle(for: decider.rules.app)
    case .opens: return canTouch(by: &decider) && screen != .app
    case .goesHome: return canTouch(by: &decider) && screen != .home
    case .opensSettings: return canTouch(by: &decider) && screen != .settings
    case .locksPhone: return !isLocked
    case .unlocksPhone: return isLocked
    case .forceQuits: return hasProcess && canTouch(by: &decider)
    case .restartsPhone: return true
    case .tapsLocationButton: return screen == .app && visiblePrompt == nil && canTouch(by: &decider)
    case .chooses(let row, _): return canUseSettings && offersRow(row, under: decider.rules)
    case .setsPrecise(let precise, _):
      return canUseSettings && authorization.isAuthorized && !authorization.isLocked
        && (authorization.chosenAccuracy == .full) != precise
    case .sets(let which, let isOn):
      let isLocked = which == .locationServices && authorization.isLocked
      return canUseSettings && !isLocked && isOn != authorization.isOn(which)
    case .resetsLocationAndPrivacy: return canUseSettings
    // The rest affects nothing in a situation, so there are no such moves.
    default: return false
    }
  }

  private func canBeCalled(_ call: SituationCall) -> Bool {
    switch call {
    case .requestsWhenInUse, .requestsAlways, .requestsFullAccuracy, .startsUpdates: true
    case .stopsUpdates: updates != .stopped
    case .allowsBackgroundUpdates: !allowsBackgroundUpdates
    case .showsIndicator: !showsIndicator
    case .iteratesLiveUpdates: !streams.iteratesLiveUpdates
    case .endsLiveUpdates: streams.iteratesLiveUpdates
    case .awaitsMonitorEvents: !streams.awaitsMonitorEvents
    case .endsMonitor: streams.awaitsMonitorEvents
    case .makesSession: streams.session == nil
    case .invalidatesSession: streams.session != nil
    case .makesActivitySession: !streams.hasActivity
    case .invalidatesActivitySession: streams.hasActivity
    }
  }

  private func canHappen(
    _ action: SystemAction<OnlyApp>, by decider: inout some SituationDecider
  ) -> Bool {
    switch action {
    case .terminates: hasProcess
    case .launchesInBackground: !authorization.phase.isUsed && authorization.phase != .rebooted
    case .showsSecondPrompt: shows(.showSecondPrompt, by: &decider)
    case .reminds: hasUsedAlways && shows(.remind, by: &decider)
    // The app has no watch app.
    case .deliversWatchMessage, .deliversLocationPush, .refreshesWidget: false
    }
  }

  /// Returns whether the system would now show a prompt without a request.
  private func shows(_ input: SituationInput.Plain, by decider: inout some SituationDecider) -> Bool {
    var state = authorization
    _ = decider.decide(.plain(input), in: &state)
    return state.prompt != authorization.prompt
  }

  /// Returns whether anything can be tapped: a locked phone shows nothing to tap, and a prompt of the system's own
  /// covers everything else.
  private func canTouch(by decider: inout some SituationDecider) -> Bool {
    if isLocked { return false }
    guard let prompt = visiblePrompt else { return true }
    return !prompt.cause.coversScreen(under: decider.rules.policy.assumptions)
  }

  private var canUseSettings: Bool { !isLocked && screen == .settings && visiblePrompt == nil }
}

extension Situation {
  /// Returns whether Settings offers a row for the app, which it lists once the app has made a request.
  func offersRow(_ row: SettingsRow, under rules: SituationRules) -> Bool {
    guard !authorization.isLocked, authorization.isOn(.locationServices) else { return false }
    guard hasAsked || rules.policy.assumptions.settingsListsAppsThatNeverAsked else { return false }
    return authorization.offersRow(row, of: rules.app, under: rules.policy)
  }
}

extension AppPhase {
  /// Whether the app is on screen, or was a few seconds ago.
  fileprivate var isUsed: Bool { self == .foreground || self == .grace }
}
