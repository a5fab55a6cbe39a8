import LocationDelivery
import LocationPolicy

extension Situation {
  /// Makes a move, which must be possible.
  package mutating func make(_ move: SituationMove, under rules: SituationRules) {
    var rules = rules
    make(move, by: &rules)
  }

  /// Makes a move, which must be possible.
  package mutating func make(_ move: SituationMove, by decider: inout some SituationDecider) {
    switch move {
    case .person(let action): carryOut(action, by: &decider)
    case .reinstallsApp: reinstall(by: &decider)
    case .app(let call): carryOut(call, by: &decider)
    case .system(let action): carryOut(action, by: &decider)
    case .minutePasses: passMinute(by: &decider)
    }
  }

  private mutating func carryOut(
    _ action: PersonAction<OnlyApp>, by decider: inout some SituationDecider
  ) {
    switch action {
    case .answers(let choice, let precise):
      decide(.answer(choice, precise: precise), by: &decider)
      if choice == .settings { show(.settings, by: &decider) }
      resumeSessions(by: &decider)
    case .opens:
      screen = .app
      comeToForeground(by: &decider)
    case .goesHome: show(.home, by: &decider)
    case .opensSettings: show(.settings, by: &decider)
    case .locksPhone:
      isLocked = true
      leaveScreen(by: &decider)
    case .unlocksPhone: unlock(by: &decider)
    case .forceQuits:
      leaveScreen(by: &decider)
      endProcess(as: .forceQuit, by: &decider)
    case .restartsPhone:
      isLocked = true
      endProcess(as: .rebooted, by: &decider)
      streams = Streams()
      enter(.rebooted, by: &decider)
      screen = .home
    case .tapsLocationButton: decide(.plain(.tapLocationButton), by: &decider)
    case .chooses(let row, _): decide(.choose(row), by: &decider)
    case .setsPrecise(let precise, _): decide(.setPrecise(precise), by: &decider)
    case .sets(let which, let isOn): decide(.set(which, to: isOn), by: &decider)
    case .resetsLocationAndPrivacy:
      decide(.plain(.resetLocationAndPrivacy), by: &decider)
      hasAsked = false
    // Never possible; see Situation+Possible.
    default: preconditionFailure("\(action) is not a move")
    }
  }

  private mutating func carryOut(_ call: SituationCall, by decider: inout some SituationDecider) {
    switch call {
    case .requestsWhenInUse: request(.requestWhenInUse, by: &decider)
    case .requestsAlways: request(.requestAlways, by: &decider)
    case .requestsFullAccuracy: request(.requestFullAccuracy, by: &decider)
    case .startsUpdates: startUpdates(by: &decider)
    case .stopsUpdates: changeServices(by: &decider) { situation, _ in situation.updates = .stopped }
    case .allowsBackgroundUpdates:
      changeServices(by: &decider) { situation, _ in situation.allowsBackgroundUpdates = true }
    case .showsIndicator:
      changeServices(by: &decider) { situation, _ in situation.showsIndicator = true }
    case .iteratesLiveUpdates: openStream(by: &decider) { $0.iteratesLiveUpdates = true }
    case .endsLiveUpdates: closeStream(by: &decider) { $0.iteratesLiveUpdates = false }
    case .awaitsMonitorEvents: openStream(by: &decider) { $0.awaitsMonitorEvents = true }
    case .endsMonitor: closeStream(by: &decider) { $0.awaitsMonitorEvents = false }
    case .makesSession(let wish):
      let inForeground = authorization.phase == .foreground
      openStream(by: &decider) { $0.open(wish, inForeground: inForeground) }
    case .invalidatesSession: closeStream(by: &decider) { $0.invalidateSession() }
    case .makesActivitySession:
      let inForeground = authorization.phase == .foreground
      openStream(by: &decider) { $0.openActivity(inForeground: inForeground) }
    case .invalidatesActivitySession: closeStream(by: &decider) { $0.activity = .none }
    }
  }

  private mutating func carryOut(
    _ action: SystemAction<OnlyApp>, by decider: inout some SituationDecider
  ) {
    switch action {
    case .terminates: endProcess(as: .terminated, by: &decider)
    case .launchesInBackground: runInBackground(by: &decider)
    case .showsSecondPrompt: decide(.plain(.showSecondPrompt), by: &decider)
    case .reminds:
      decide(.plain(.remind), by: &decider)
      hasUsedAlways = false
    case .deliversWatchMessage, .deliversLocationPush, .refreshesWidget: break
    }
  }

  private mutating func show(_ next: Screen, by decider: inout some SituationDecider) {
    leaveScreen(by: &decider)
    screen = next
  }

  private mutating func unlock(by decider: inout some SituationDecider) {
    isLocked = false
    if authorization.phase == .rebooted { enter(.terminated, by: &decider) }
    if screen == .app { comeToForeground(by: &decider) }
  }

  private mutating func reinstall(by decider: inout some SituationDecider) {
    endProcess(as: .terminated, by: &decider)
    decide(.plain(.dismissPrompt), by: &decider)
    streams = Streams()
    decide(.plain(.reinstall), by: &decider)
    hasAsked = authorization.grant != .notDetermined
    hasUsedAlways = false
  }

  private mutating func startUpdates(by decider: inout some SituationDecider) {
    // The first use of a service prompts by itself on iOS 7 (AUTH-020).
    decide(.plain(.startService), by: &decider)
    let isInUse = decider.use(in: self).isInUse
    changeServices(by: &decider) { situation, _ in
      if isInUse {
        situation.updates = .startedInUse
      } else if situation.updates == .stopped {
        situation.updates = .startedInBackground
      }
    }
  }
}
