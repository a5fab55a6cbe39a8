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

  /// The app starts them, maybe again; after a pause it is a new start, which in the background may fail (DEL-080).
  mutating func start(inUse: Bool) {
    failure = nil
    if inUse { startedInUse = true }
    guard isPaused else { return }
    startedInUse = inUse
    isPaused = false
    wasPaused = true
    runsSince = nil
  }

  /// What becomes of the updates with one look for the position.
  enum Step {
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
    with look: Look, for settings: ManagerSettings, under rules: LookRules, isAway: Bool
  ) -> Step {
    guard flow != .none else { return .nothing }
    guard let found = look.fix(for: flow) else { return lost() }
    if settings.pausesAutomatically, hasStood(until: look, for: rules.pause) { return .pause }
    saidUnknown = false
    let fix = settings.adapted(found)
    let before = last
    guard isNews(fix, for: settings, improvement: rules.improvement) else { return .nothing }
    last = DeliveredPlace(fix)
    if deferral == nil || !isAway { return .deliver(fix) }
    deferral?.hold(fix, after: before)
    let isDue = deferral?.isDue(at: look.moment, limit: rules.deferralLimit) ?? true
    return isDue ? .deliverDeferred : .nothing
  }

  private mutating func lost() -> Step {
    if saidUnknown { return .nothing }
    saidUnknown = true
    return .unknown
  }

  private func hasStood(until look: Look, for pause: Double) -> Bool {
    guard let runsSince else { return false }
    return look.moment >= max(runsSince, look.stillSince) + pause
  }

  /// Whether a fix is far enough from the last one that the app got, or much more accurate (DEL-061).
  private func isNews(_ fix: Fix, for settings: ManagerSettings, improvement: Double) -> Bool {
    guard let last else { return true }
    // A reduced position is told again only when the phone came into another cell (ACC-002).
    if flow == .reduced, fix.coordinate == last.coordinate { return false }
    guard settings.distanceFilter > 0 else { return true }
    if fix.horizontalAccuracy <= last.accuracy * improvement { return true }
    return fix.coordinate.isFarther(than: settings.distanceFilter, from: last.coordinate)
  }
}

extension ManagerSettings {
  /// A fix as it is found for the accuracy that the manager asks for; an invalid one stays invalid (DEL-063).
  func adapted(_ fix: Fix) -> Fix {
    let isCoarse =
      fix.horizontalAccuracy >= 0 && desiredAccuracy >= DeviceAssumptions.coarseAccuracy
      && desiredAccuracy < LocationConstants.reducedAccuracy
    return isCoarse ? fix.coarsened(to: desiredAccuracy) : fix
  }
}
