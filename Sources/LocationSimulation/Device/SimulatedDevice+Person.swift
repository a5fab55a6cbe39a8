import LocationPolicy

extension SimulatedDevice {
  mutating func carryOut(_ action: PersonAction) throws(Refusal) {
    if let refusal = obstacle(to: action) { throw refusal }
    switch action {
    case .answers(let choice, let precise): answer(choice, precise: precise)
    case .opens(let app): open(app)
    case .goesHome: show(.home)
    case .opensSettings: show(.settings)
    case .locksPhone: lock()
    case .unlocksPhone: unlock()
    case .forceQuits(let app): forceQuit(app)
    case .deletes(let app): deleteApp(app)
    case .installs(let bundle): installApp(bundle)
    case .chooses(let row, let app): decide(app) { $0.choose(row, of: $1, under: $2) }
    case .setsPrecise(let precise, let app): decide(app) { $0.setPrecise(precise, under: $2) }
    case .setsLocationServices(let on): setLocationServices(on: on)
    case .setsBackgroundAppRefresh(let on, let app): setBackgroundAppRefresh(on: on, for: app)
    case .resetsLocationAndPrivacy: resetLocationAndPrivacy()
    case .setsRestriction(let restricted): setRestriction(restricted)
    case .tapsIndicator: tapIndicator()
    case .tapsLocationButton(let isLegible): tapLocationButton(isLegible: isLegible)
    case .addsWidget(let app): addWidget(app)
    case .looksAtWidget(let app): lookAtWidget(app)
    case .restartsPhone: restart()
    case .updatesSystem(let release): updateSystem(to: release)
    }
  }

  // The screen

  private mutating func open(_ app: AppID) {
    leaveScreen()
    screen = .app(app)
    if self[app].process == nil { launch(app, for: .person) } else { bringToForeground(app) }
  }

  private mutating func show(_ next: Screen) {
    leaveScreen()
    screen = next
    showDuePrompts()
  }

  private mutating func leaveScreen() {
    if case .app(let app) = screen { leave(app) }
  }

  private mutating func lock() {
    isLocked = true
    leaveScreen()
  }

  private mutating func unlock() {
    isLocked = false
    for app in apps where app.phase == .rebooted { enter(app.id, .terminated) }
    if case .app(let app) = screen { bringToForeground(app) }
    promptCameUp(after: nil)
    showDuePrompts()
  }

  /// The phone is turned off and on: no process is left, and no session outlives it (DEL-009).
  mutating func restart() {
    isLocked = true
    for app in apps where app.isInstalled {
      endProcess(of: app.id, as: .rebooted)
      apps[app.id.index].lostStreams = []
      apps[app.id.index].widgetSeenUntil = nil
      apps[app.id.index].watchMessageUntil = nil
      enter(app.id, .rebooted)
      useChanged(app.id)
    }
    screen = .home
  }

  /// The app that shows the indicator comes up; of several the one that was left last (IND-003).
  private mutating func tapIndicator() {
    if let app = indicatedApp { open(app) }
  }

  /// The app whose background location indicator shows; of several the one that was left last.
  var indicatedApp: AppID? {
    let shown = apps.filter { $0.indicator.isVisible && screen != .app($0.id) }
    return shown.max { ($0.leftAt ?? .start, $0.id) < ($1.leftAt ?? .start, $1.id) }?.id
  }

  // Prompts

  private mutating func answer(_ choice: Choice, precise: Bool) {
    guard let (app, _) = visiblePrompt else { return }
    decide(app, isAnswer: true) { $0.answer(choice, precise: precise, of: $1, under: $2) }
    if choice == .settings { show(.settings) }
    resumeSessions(of: app)
    showDuePrompts()
  }

  private mutating func tapLocationButton(isLegible: Bool) {
    guard case .app(let app) = screen else { return }
    decide(app) { $0.tapLocationButton(isLegible: isLegible, of: $1, under: $2) }
    if !isLegible { send(.console(.illegibleLocationButton), to: nil, of: app) }
    send(.locationButtonAction, to: nil, of: app)
  }

  // Apps

  private mutating func forceQuit(_ app: AppID) {
    if screen == .app(app) { leave(app) }
    endProcess(of: app, as: .forceQuit)
    showDuePrompts()
  }
}
