import LocationPolicy

extension SimulatedDevice {
  /// Lets time pass, and with it everything that was planned for the meantime.
  ///
  /// Seconds below zero count as none.
  public mutating func advance(by seconds: Double) { advance(to: now + max(0, seconds)) }

  /// Lets time pass until a moment; a moment in the past changes nothing.
  public mutating func advance(to moment: Moment) {
    while let next = queue.earliest, next <= moment { step() }
    now = max(now, moment)
  }

  /// The moment of the next thing that is planned; nil when nothing is.
  public var nextEvent: Moment? { queue.earliest }

  /// Lets time pass until the next thing that is planned, and does that.
  ///
  /// Returns whether there was one.
  @discardableResult
  public mutating func step() -> Bool {
    guard let (moment, event) = queue.removeEarliest() else { return false }
    now = max(now, moment)
    handle(event)
    return true
  }

  /// Whether an app's process is the one of a launch.
  func isCurrent(_ app: AppID, generation: Int) -> Bool {
    apps[app.index].process?.generation == generation
  }

  private mutating func handle(_ event: DeviceEvent) {
    switch event {
    case .graceEnds(let app, let generation): graceEnds(app, generation: generation)
    case .temporaryGrantEnds(let app): endUseIfUnused(app)
    case .backgroundTimeEnds(let app, let generation):
      if isCurrent(app, generation: generation) { useChanged(app) }
    case .sensorTick(let number): sensorTick(number: number)
    case .requestLocationEnds(let client, let number): requestLocationEnds(client, number: number)
    case .secondPrompt(let app): secondPromptComes(for: app)
    case .reminder(let app): reminderComes(for: app)
    case .patienceEnds(let app): showDuePrompts(of: app)
    case .heldEventAges(let app, let since): heldEventAges(app, since: since)
    case .useEnds(let app): useChanged(app)
    case .rejoinEnds(let app, let generation): rejoinEnds(app, generation: generation)
    case .morning(let app): decide(app) { $0.morning(of: $1, under: $2) }
    }
  }
}
