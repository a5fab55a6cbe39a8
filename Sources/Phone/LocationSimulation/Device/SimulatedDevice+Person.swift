import LocationPolicy

extension SimulatedDevice {
  mutating func carryOut(_ action: PersonAction<AppID>) throws(Refusal) {
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
    case .chooses(let row, let app): choose(row, for: app)
    case .setsPrecise(let precise, let app):
      with(app) { app, system in app.decide(on: &system) { $0.setPrecise(precise, under: $2) } }
    case .sets(let which, let isOn): set(which, to: isOn)
    case .setsBackgroundAppRefresh(let on, let app):
      with(app) { $0.setBackgroundAppRefresh(isOn: on, on: &$1) }
    case .resetsLocationAndPrivacy:
      withInstalledApps { $0.resetLocationAndPrivacy(on: &$1) }
    case .tapsIndicator: tapIndicator()
    case .tapsLocationButton(let isLegible): tapLocationButton(isLegible: isLegible)
    case .addsWidget(let app): with(app) { $0.addWidget(on: &$1) }
    case .looksAtWidget(let app): with(app) { $0.showWidget(on: &$1) }
    case .turnsOnDisplay: turnOnDisplay()
    case .showsInCar(let isShown, let app): with(app) { $0.showInCar(isShown, on: &$1) }
    case .removesLiveActivity(let app): with(app) { $0.showLiveActivity(false, on: &$1) }
    case .restartsPhone: restart()
    case .updatesSystem(let release): updateSystem(to: release)
    }
  }

  private mutating func withInstalledApps(_ act: (inout InstalledApp, inout PhoneSystem) -> Void) {
    withEachApp { app, system in if app.isInstalled, app.role == nil { act(&app, &system) } }
  }

  // The screen

  private mutating func open(_ app: AppID) {
    leaveScreen()
    screen = .app(app)
    with(app) { $0.open(on: &$1) }
  }

  private mutating func show(_ next: Screen) {
    leaveScreen()
    screen = next
    showDuePrompts()
  }

  private mutating func leaveScreen() {
    if case .app(let app) = screen { with(app) { $0.leave(on: &$1) } }
  }

  /// Turns the display off, which locks the phone.
  private mutating func lock() {
    system.displayIsOn = false
    guard !isLocked else { return }
    system.isLocked = true
    leaveScreen()
  }

  private mutating func unlock() {
    system.isLocked = false
    system.awaitsFirstUnlock = false
    withEachApp { app, system in
      if app.phase == .rebooted { app.enter(.terminated, on: &system) }
    }
    if !system.displayIsOn { turnOnDisplay() }
    if case .app(let app) = screen { with(app) { $0.comeToForeground(on: &$1) } }
    system.promptCameUp(after: nil)
    showDuePrompts()
  }

  private mutating func turnOnDisplay() {
    system.displayIsOn = true
    withEachApp { $0.displayTurnedOn(on: &$1) }
  }

  /// Turns the phone off and on, which ends all processes and sessions (DEL-009).
  private mutating func restart() {
    system.isLocked = true
    system.awaitsFirstUnlock = true
    system.restartedAt = system.now
    system.displayIsOn = false
    endExtensions()
    withInstalledApps { $0.restart(on: &$1) }
    screen = .home
  }

  /// Opens the app that shows the indicator (IND-003).
  private mutating func tapIndicator() {
    if let app = indicatedApp { open(app) }
  }

  private mutating func forceQuit(_ app: AppID) {
    if screen == .app(app) { leaveScreen() }
    endProcess(of: app, as: .forceQuit)
    showDuePrompts()
  }

  /// Ends an app's process, if it has one; an app on screen disappears from it.
  mutating func endProcess(of app: AppID, as phase: AppPhase) {
    if screen == .app(app), self[app].process != nil { screen = .home }
    with(app) { $0.endProcess(as: phase, on: &$1) }
  }

  // Prompts

  private mutating func answer(_ choice: Choice, precise: Bool) {
    guard let (app, prompt) = visiblePrompt else { return }
    with(app) { app, system in
      let isOfManager = app.process?.promptOwner != nil
      app.decide(isAnswer: true, on: &system) { $0.answer(choice, precise: precise, of: $1, under: $2) }
      if isOfManager, prompt.cause == .fullAccuracy, !system.assumptions.refusalToManagerCountsForSessions {
        app.forgetRefusedAccuracy()
      }
      if prompt.cause == .locationButton { app.locationButtonAnswered(choice, on: &system) }
    }
    if choice == .settings { show(.settings) }
    with(app) { $0.resumeSessions(on: &$1) }
    showDuePrompts()
  }

  private mutating func tapLocationButton(isLegible: Bool) {
    guard case .app(let app) = screen else { return }
    with(app) { $0.locationButtonTapped(isLegible: isLegible, on: &$1) }
  }

  /// Shows the prompts that waited until the person is not busy, if that is the case now (AUTH-062).
  mutating func showDuePrompts() {
    guard !isLocked, screen == .home else { return }
    withEachApp { app, system in if system.visiblePrompt == nil { app.showDuePrompts(on: &system) } }
  }

  // Settings

  private mutating func choose(_ row: SettingsRow, for app: AppID) {
    let decision = with(app) { app, system in
      app.decide(on: &system) { $0.choose(row, of: $1, under: $2) }
    }
    if decision.outcome == .changed, assumptions.settingsChangeEndsApp {
      endProcess(of: app, as: .terminated)
    }
  }

  private mutating func set(_ which: PhoneSwitch, to isOn: Bool) {
    switches[which] = isOn
    withInstalledApps { app, system in
      app.decide(isQuiet: true, on: &system) { $0.set(which, to: isOn, under: $2) }
    }
  }

  /// Installs a later release: the phone restarts, and grants remain (SET-011, SET-012, SET-013).
  private mutating func updateSystem(to release: Release) {
    let before = policy.reminder.value
    restart()
    system.update(to: release)
    guard policy.reminder.value == .repeating, before != .repeating else { return }
    // Apps that had Always before the update cause a reminder soon.
    withInstalledApps { app, system in
      guard app.authorization.grant == .always else { return }
      app.planReminder(after: system.draw(from: system.timings.reminderAfterUpdate), on: &system)
    }
  }

  // Installing and deleting apps

  /// Installs an app, or a new version of one with the same identifier (KEY-017).
  ///
  /// Unlike an installation by the person, this is possible at any moment.
  @discardableResult
  public mutating func install(_ bundle: AppBundle) -> AppID {
    system.record(.input(.person(.installs(bundle))))
    return installApp(bundle)
  }

  @discardableResult
  private mutating func installApp(_ bundle: AppBundle) -> AppID {
    let known = apps.last { $0.bundle.identifier == bundle.identifier }
    let app = known?.id ?? add(bundle)
    let wasThere = known?.isInstalled ?? false
    if wasThere {
      endProcess(of: app, as: .terminated)
      endExtensions(of: app)
    }
    if known != nil { with(app) { $0.replaceBundle(bundle, on: &$1) } }
    if !wasThere {
      let switches = switches
      with(app) { $0.takeOver(switches, on: &$1) }
    }
    return app
  }

  private mutating func deleteApp(_ app: AppID) {
    endProcess(of: app, as: .terminated)
    endExtensions(of: app)
    with(app) { $0.delete(on: &$1) }
  }
}
