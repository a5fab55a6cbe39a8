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

  func isCurrent(_ app: AppID, generation: Int) -> Bool { self[app].process?.generation == generation }

  private mutating func handle(_ event: DeviceEvent) {
    switch event {
    case .graceEnds(let app, let generation): graceEnds(app, generation: generation)
    case .temporaryGrantEnds(let app): endUseIfUnused(app)
    case .backgroundTimeEnds(let app, let generation):
      if isCurrent(app, generation: generation) { settle(app) }
    case .sensorTick(let number): sensorTick(number: number)
    case .requestLocationEnds(let client, let number): requestLocationEnds(client, number: number)
    case .secondPrompt(let app): _ = decide(app) { $0.showSecondPrompt(under: $2) }
    case .reminder(let app): _ = decide(app) { $0.remind(under: $2) }
    case .heldEventAges(let app, let since): heldEventAges(app, since: since)
    }
  }
}
