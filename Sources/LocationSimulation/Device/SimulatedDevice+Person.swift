import LocationPolicy

extension SimulatedDevice {
  mutating func carryOut(_ action: PersonAction) throws(Refusal) {
    switch action {
    case .answers(let choice, let precise): try answer(choice, precise: precise)
    case .opens(let app): try open(app)
    case .goesHome: try show(.home)
    case .opensSettings: try show(.settings)
    case .locksPhone: try lock()
    case .unlocksPhone: try unlock()
    case .forceQuits(let app): try forceQuit(app)
    case .deletes(let app): try delete(app)
    case .installs(let bundle): try installByHand(bundle)
    case .chooses(let row, let app): try choose(row, for: app)
    case .setsPrecise(let precise, let app): try setPrecise(precise, for: app)
    case .setsLocationServices(let on): try setLocationServices(on: on)
    case .setsBackgroundAppRefresh(let on, let app): try setBackgroundAppRefresh(on: on, for: app)
    case .resetsLocationAndPrivacy: try resetLocationAndPrivacy()
    case .setsRestriction(let restricted): try setRestriction(restricted)
    case .tapsIndicator: try tapIndicator()
    case .tapsLocationButton(let isLegible): try tapLocationButton(isLegible: isLegible)
    case .addsWidget(let app): try addWidget(app)
    case .looksAtWidget(let app): try lookAtWidget(app)
    case .restartsPhone: restart()
    }
  }

  // The screen

  /// A locked phone shows nothing to tap, and a prompt of the system's own covers everything else.
  func requireUsableScreen() throws(Refusal) {
    if isLocked { throw Refusal("the phone is locked: it has to be unlocked first") }
    if let (app, prompt) = visiblePrompt,
      !prompt.cause.belongsToApp || !policy.assumptions.promptGoesWithForeground
    {
      throw Refusal("a prompt for \(self[app].bundle.name) is on the screen: it has to be answered first")
    }
  }

  func requireInstalled(_ app: AppID) throws(Refusal) {
    guard self[app].isInstalled else {
      throw Refusal("\(self[app].bundle.name) is not installed any more")
    }
  }

  private mutating func open(_ app: AppID) throws(Refusal) {
    try requireInstalled(app)
    try requireUsableScreen()
    guard screen != .app(app) else { throw Refusal("\(self[app].bundle.name) is on the screen already") }
    leaveScreen()
    screen = .app(app)
    if self[app].process == nil { launch(app, for: .person) } else { bringToForeground(app) }
  }

  private mutating func show(_ next: Screen) throws(Refusal) {
    try requireUsableScreen()
    guard screen != next else {
      throw Refusal(next == .home ? "the Home screen is there already" : "Settings is open already")
    }
    leaveScreen()
    screen = next
  }

  private mutating func leaveScreen() {
    if case .app(let app) = screen { leave(app) }
  }

  private mutating func lock() throws(Refusal) {
    guard !isLocked else { throw Refusal("the phone is locked already") }
    isLocked = true
    leaveScreen()
  }

  private mutating func unlock() throws(Refusal) {
    guard isLocked else { throw Refusal("the phone is not locked") }
    isLocked = false
    for app in apps where app.phase == .rebooted { enter(app.id, .terminated) }
    if case .app(let app) = screen { bringToForeground(app) }
    promptCameUp(after: nil)
  }

  private mutating func restart() {
    screen = .home
    isLocked = true
    for app in apps where app.isInstalled {
      endProcess(of: app.id, as: .rebooted)
      enter(app.id, .rebooted)
    }
  }

  // Prompts

  private mutating func answer(_ choice: Choice, precise: Bool) throws(Refusal) {
    guard let (app, prompt) = visiblePrompt else {
      throw Refusal(isLocked ? "the phone is locked" : "no prompt is on the screen")
    }
    guard prompt.template.choices.contains(choice) else {
      let offered = prompt.template.choices.map { "\($0)" }.joined(separator: ", ")
      throw Refusal("the prompt has no button \(choice); it has \(offered)")
    }
    if !precise,
      !prompt.template.hasPreciseToggle || configuration(of: app).traits.contains(.defaultAccuracyReduced)
    {
      throw Refusal("the prompt has no Precise toggle")
    }
    decide(app, isAnswer: true) { $0.answer(choice, precise: precise, of: $1, under: $2) }
    decide(app) { $0.resumeSessions(of: $1, under: $2) }
  }

  private mutating func tapLocationButton(isLegible: Bool) throws(Refusal) {
    try requireUsableScreen()
    guard case .app(let app) = screen else { throw Refusal("no app is on the screen") }
    let decision = decide(app) {
      $0.tapLocationButton(isLegible: isLegible, of: $1, under: $2)
    }
    if decision.outcome == .ignored(.notAvailable) { throw Refusal("the release has no location buttons") }
    if !isLegible { send(.console(.illegibleLocationButton), to: nil, of: app) }
    send(.locationButtonAction, to: nil, of: app)
  }

  // Apps

  private mutating func forceQuit(_ app: AppID) throws(Refusal) {
    try requireInstalled(app)
    try requireUsableScreen()
    guard self[app].process != nil else {
      throw Refusal("\(self[app].bundle.name) has no process to end")
    }
    if screen == .app(app) { leave(app) }
    endProcess(of: app, as: .forceQuit)
  }

  private mutating func delete(_ app: AppID) throws(Refusal) {
    try requireInstalled(app)
    try requireUsableScreen()
    guard screen != .app(app) else {
      throw Refusal("\(self[app].bundle.name) is on the screen: the Home screen has to be there first")
    }
    endProcess(of: app, as: .terminated)
    apps[app.index].isInstalled = false
    apps[app.index].monitoring = Monitoring()
    decide(app) { $0.dismissPrompt(under: $2) }
  }

  private mutating func installByHand(_ bundle: AppBundle) throws(Refusal) {
    try requireUsableScreen()
    _ = installApp(bundle)
  }
}
