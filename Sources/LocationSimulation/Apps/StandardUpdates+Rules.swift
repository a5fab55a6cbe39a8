import LocationPolicy

extension StandardUpdates {
  /// Takes over what the rules say.
  mutating func consider(_ delivery: Delivery, session: BackgroundSession, in context: DeliveryContext) {
    flow = isPaused ? .none : FixFlow(delivery, in: context)
    indicator = isPaused ? .none : delivery.indicator
    let goesOn = flow != .none && startedInUse
    keepsRunning = goesOn && session.inBackground == .goesOn
    stopsForWantOfAlways = goesOn && session.inBackground == .stopsAfterGrace
  }

  /// The error that the app has to be told of now, once for each time that it comes up (ERR-003).
  mutating func newFailure(for delivery: Delivery) -> LocationErrorCode? {
    guard case .fails(let code) = delivery.arrival else {
      failure = nil
      return nil
    }
    defer { failure = code }
    return failure == code ? nil : code
  }

  /// Positions begin to reach the app.
  mutating func begin(at moment: Moment) {
    runsSince = moment
    wasPaused = false
    last = nil
    saidUnknown = false
  }

  /// The app starts them again, after the system paused them (DEL-080).
  mutating func resume() {
    guard isPaused else { return }
    isPaused = false
    wasPaused = true
    runsSince = nil
  }

  /// The system pauses them.
  mutating func pause() {
    isPaused = true
    flow = .none
  }
}

extension Manager {
  /// What becomes of the standard updates with one look for the position.
  enum UpdateStep {
    /// Nothing reaches the app.
    case nothing
    /// A fix does.
    case deliver(Fix)
    /// The fixes that were held back do (DEL-085).
    case deliverDeferred
    /// No position can be found, and the app is told so once (ERR-002).
    case unknown
    /// The updates pause (DEL-080).
    case pause
  }

  /// Takes note of what a look brought; returns what the app gets of it.
  mutating func next(
    with look: Look, pausingAfter pause: Double, improvement: Double, isAway: Bool, limit: Int
  ) -> UpdateStep {
    guard let updates = services.standard, updates.flow != .none else { return .nothing }
    guard let found = look.fix(for: updates.flow) else { return lost() }
    if settings.pausesAutomatically, let since = updates.runsSince,
      look.moment >= max(since, look.stillSince) + pause
    {
      services.standard?.pause()
      return .pause
    }
    let fix = adapted(found)
    guard isNews(fix, since: updates.last, flow: updates.flow, improvement: improvement) else {
      if updates.saidUnknown { services.standard?.saidUnknown = false }
      return .nothing
    }
    services.standard?.saidUnknown = false
    services.standard?.last = DeliveredPlace(fix)
    if updates.deferral != nil, isAway {
      return holdBack(fix, after: updates.last, at: look.moment, limit: limit)
    }
    return .deliver(fix)
  }

  private mutating func lost() -> UpdateStep {
    guard services.standard?.saidUnknown == false else { return .nothing }
    services.standard?.saidUnknown = true
    return .unknown
  }

  /// The fix as it is found for the accuracy that the manager asks for.
  func adapted(_ fix: Fix) -> Fix {
    let desired = settings.desiredAccuracy
    let isCoarse = desired >= DeviceAssumptions.coarseAccuracy && desired < LocationConstants.reducedAccuracy
    return isCoarse ? fix.coarsened(to: desired) : fix
  }

  /// Whether a fix is far enough from the last one that the app got, or much more accurate (DEL-061).
  private func isNews(_ fix: Fix, since last: DeliveredPlace?, flow: FixFlow, improvement: Double) -> Bool {
    guard let last else { return true }
    // A reduced position is told again only when the phone came into another cell (ACC-002).
    if flow == .reduced, fix.coordinate == last.coordinate { return false }
    guard settings.distanceFilter > 0 else { return true }
    if fix.horizontalAccuracy <= last.accuracy * improvement { return true }
    return fix.coordinate.isFarther(than: settings.distanceFilter, from: last.coordinate)
  }
}
