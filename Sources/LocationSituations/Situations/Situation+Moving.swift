import LocationPolicy

extension Situation {
  /// Makes a move that is possible.
  package mutating func make(_ move: SituationMove, under rules: SituationRules) {
    switch move {
    case .answers(let choice, let precise):
      decide(under: rules) { $0.answer(choice, precise: precise, of: rules.app, under: rules.policy) }
      if choice == .settings { show(.settings, under: rules) }
    case .opensApp:
      screen = .app
      enter(.foreground, under: rules)
    case .goesHome: show(.home, under: rules)
    case .opensSettings: show(.settings, under: rules)
    case .locksPhone:
      isLocked = true
      leaveScreen(under: rules)
    case .unlocksPhone: unlock(under: rules)
    case .forceQuitsApp:
      leaveScreen(under: rules)
      endProcess(as: .forceQuit, under: rules)
    case .reinstallsApp: reinstall(under: rules)
    case .restartsPhone:
      isLocked = true
      endProcess(as: .rebooted, under: rules)
      enter(.rebooted, under: rules)
      screen = .home
    case .tapsLocationButton:
      decide(under: rules) { $0.tapLocationButton(of: rules.app, under: rules.policy) }
    case .chooses(let row): decide(under: rules) { $0.choose(row, of: rules.app, under: rules.policy) }
    case .setsPrecise(let precise): decide(under: rules) { $0.setPrecise(precise, under: rules.policy) }
    case .setsLocationServices(let isOn):
      decide(under: rules) { $0.setLocationServices(on: isOn, under: rules.policy) }
    case .setsRestriction(let restricts):
      decide(under: rules) { $0.setRestricted(restricts, under: rules.policy) }
    case .resetsLocationAndPrivacy: decide(under: rules) { $0.resetLocationAndPrivacy(under: rules.policy) }
    case .requestsWhenInUse: decide(under: rules) { $0.requestWhenInUse(of: rules.app, under: rules.policy) }
    case .requestsAlways: decide(under: rules) { $0.requestAlways(of: rules.app, under: rules.policy) }
    case .requestsFullAccuracy:
      decide(under: rules) {
        $0.requestFullAccuracy(purposeKeyExists: rules.hasPurpose, of: rules.app, under: rules.policy)
      }
    case .startsUpdates: startUpdates(under: rules)
    case .stopsUpdates: changeServices(under: rules) { $0.updates = .stopped }
    case .allowsBackgroundUpdates: changeServices(under: rules) { $0.allowsBackgroundUpdates = true }
    case .showsIndicator: changeServices(under: rules) { $0.showsIndicator = true }
    case .endsProcess: endProcess(as: .terminated, under: rules)
    case .launchesInBackground: runInBackground(under: rules)
    case .showsSecondPrompt: decide(under: rules) { $0.showSecondPrompt(under: rules.policy) }
    case .reminds: decide(under: rules) { $0.remind(under: rules.policy) }
    case .minutePasses: passMinute(under: rules)
    }
  }

  private mutating func show(_ next: Screen, under rules: SituationRules) {
    leaveScreen(under: rules)
    screen = next
  }

  private mutating func unlock(under rules: SituationRules) {
    isLocked = false
    if authorization.phase == .rebooted { enter(.terminated, under: rules) }
    if screen == .app { enter(.foreground, under: rules) }
  }

  private mutating func reinstall(under rules: SituationRules) {
    endProcess(as: .terminated, under: rules)
    decide(under: rules) { $0.dismissPrompt(under: rules.policy) }
    decide(under: rules) { $0.reinstall(under: rules.policy) }
  }

  private mutating func startUpdates(under rules: SituationRules) {
    // The first use of a service prompts by itself on iOS 7 (AUTH-020).
    decide(under: rules) { $0.startService(of: rules.app, under: rules.policy) }
    let isInUse = isInUse(under: rules)
    changeServices(under: rules) { situation in
      if isInUse {
        situation.updates = .startedInUse
      } else if situation.updates == .stopped {
        situation.updates = .startedInBackground
      }
    }
  }
}
