import LocationPolicy

extension SimulatedDevice {
  /// Lets time pass, with everything that was planned for the meantime.
  ///
  /// Negative seconds count as zero.
  public mutating func advance(by seconds: Double) { advance(to: now + max(0, seconds)) }

  /// Lets time pass until a moment; a moment in the past changes nothing.
  public mutating func advance(to moment: Moment) {
    while let next = system.nextEvent, next <= moment { step() }
    system.pass(to: moment)
  }

  /// The moment of the next planned event; nil if there is none.
  public var nextEvent: Moment? { system.nextEvent }

  /// Lets time pass until the next planned event, and performs it.
  ///
  /// Returns whether there was one.
  @discardableResult
  public mutating func step() -> Bool {
    guard let event = system.nextPlanned() else { return false }
    handle(event)
    informExtensions()
    return true
  }

  private mutating func handle(_ event: DeviceEvent) {
    switch event {
    case .graceEnds(let app, let generation): with(app) { $0.graceEnds(generation: generation, on: &$1) }
    case .temporaryGrantEnds(let app): with(app) { $0.endUseIfUnused(on: &$1) }
    case .backgroundTimeEnds(let app, let generation):
      if self[app].process?.generation == generation { with(app) { $0.useChanged(on: &$1) } }
    case .sensorTick(let number): sensorTick(number: number)
    case .regionStateDue(let app): with(app) { $0.answerStateRequests(on: &$1) }
    case .requestLocationEnds(let client, let number):
      withEachApp { $0.requestLocationEnds(client, number: number, on: &$1) }
    case .secondPrompt(let app): waitForLeisure(of: app) { $0.secondPrompt.comeDue() }
    case .reminder(let app):
      let now = now
      waitForLeisure(of: app) { $0.reminder.comeDue(at: now) }
    case .patienceEnds(let app): with(app) { $0.showDuePrompts(on: &$1) }
    case .heldEventAges(let app, let since): with(app) { $0.heldEventAges(since: since, on: &$1) }
    case .useEnds(let app): with(app) { $0.useChanged(on: &$1) }
    case .rejoinEnds(let app, let generation): with(app) { $0.rejoinEnds(generation: generation, on: &$1) }
    case .extensionTimeEnds(let app, let generation):
      with(app) { $0.extensionTimeEnds(generation: generation, on: &$1) }
    case .morning(let app):
      with(app) { app, system in app.decide(on: &system) { $0.morning(of: $1, under: $2) } }
    }
  }

  private mutating func sensorTick(number: Int) {
    guard system.receiver.number == number, system.receiver.interval != nil else { return }
    if looksForPosition { handOut(system.samplePosition()) }
    // The app's reaction to it may have changed the plan.
    guard system.receiver.number == number, let interval = system.receiver.interval else { return }
    system.plan(.sensorTick(number: number), at: now + interval)
  }

  /// Makes a prompt of the system's own due, to appear as soon as the person is not busy.
  private mutating func waitForLeisure(of app: AppID, when comes: (inout InstalledApp) -> Bool) {
    guard with(app, { app, _ in comes(&app) }) else { return }
    guard assumptions.systemPromptsWait else { return with(app) { $0.showDuePrompts(on: &$1) } }
    system.plan(.patienceEnds(app), at: now + timings.promptPatience)
    showDuePrompts()
  }
}
