import CoreLocation
import LocationPolicy

/// One session of updates: what its manager has to do, and what the caller is told.
///
/// A state machine without I/O: each input returns what has to be done, in order, outside of any lock.
struct UpdatesMachine: Sendable {
  let request: UpdatesRequest
  /// What the app declares, and the rules of the release that it runs on.
  let setting: AuthorizationSetting

  /// What the app may do; nil before the first word on it.
  private(set) var authorization: LocationAuthorization?
  private(set) var state = State.ready

  enum State: Sendable {
    /// It has not begun: what the app may do is noted, and nothing is done about it.
    case ready
    /// Locations are followed.
    case running(Run)
  }

  /// How things stand while locations are followed.
  struct Run: Sendable {
    var presence: Presence
    /// How often updates were started.
    var starts = 1
    /// What a service session asks for; new ones begin in the foreground only, so that it changes only there.
    var goal: SessionGoal
    /// How often the system has paused.
    var pauses = 0
    /// The number of the pause that lasts; nil while the system does not pause.
    var pause: Int?
    /// Whether the app has come back and nothing was found since.
    ///
    /// A pause from before is told only then, and standing still while the app was away may bring one at once.
    var isBack = false
    /// What failed last, until a location comes.
    var failure: CLError.Code?
    var filter: LocationFilter
  }

  /// Where the app is, and where updates were started last.
  ///
  /// In the foreground they were always started there: those from elsewhere are started again when it comes back.
  enum Presence: Equatable, Sendable {
    /// In the foreground.
    case foreground
    /// Away; updates were started in the foreground, which keeps the app running (BG-009).
    case away
    /// Away; updates were started there too, which keeps no app running (BG-010).
    case startedAway
  }

  init(_ request: UpdatesRequest, in setting: AuthorizationSetting) {
    self.request = request
    self.setting = setting
  }

  /// What has to be done.
  enum Effect: Sendable {
    /// What the manager has to do has changed.
    case setUp
    /// Call back after some seconds.
    case startTimer(Int, seconds: Double)
    /// The caller is told something.
    case tell(LocationUpdate)
  }

  // Inputs

  /// The session begins.
  mutating func begin(isInForeground: Bool, now: Date) -> [Effect] {
    enter(
      Run(
        presence: isInForeground ? .foreground : .startedAway, goal: wantedGoal,
        filter: LocationFilter(began: now)))
  }

  /// What the app may do is known, or has changed.
  mutating func authorized(_ new: LocationAuthorization) -> [Effect] {
    let isBack = new.isAuthorized && authorization?.isAuthorized == false
    let told = interruption
    authorization = new
    guard case .running(var run) = state else { return [] }
    if isBack, run.failure == .denied { run.failure = nil }
    // In the background a new start may fail, while one from before goes on by itself (BG-009).
    if run.isInForeground {
      run.goal = wantedGoal
      if isBack { run.restart() }
    }
    return enter(run, since: told)
  }

  /// Something happened to the app's scene.
  mutating func scene(_ event: LifecycleEvent) -> [Effect] {
    guard case .running(var run) = state else { return [] }
    let wasStartedAway = run.presence == .startedAway
    switch event {
    case .resignedActive, .becameActive, .ended: return []
    case .enteredBackground: if run.isInForeground { run.presence = .away }
    case .enteredForeground:
      run.presence = .foreground
      run.isBack = true
      run.goal = wantedGoal
    }
    // A pause would keep the session from going on in the background, and can be ended while the app is in use.
    let mustGoOn = run.pause != nil && (run.isInForeground || goesOnInBackground)
    let mustBeginAnew = run.isInForeground && (wasStartedAway || run.failure == .denied)
    if mustGoOn || mustBeginAnew { run.restart() }
    return enter(run, since: interruption)
  }

  /// Locations came, oldest first.
  mutating func found(_ locations: [CLLocation], now: Date) -> [Effect] {
    guard case .running(var run) = state else { return [] }
    let accuracy = request.accuracy == .reduced ? .reduced : authorization?.accuracy ?? .full
    let distance = mustFilter ? request.distanceFilter.distance : nil
    let passed = locations.filter {
      run.filter.passes($0, accuracy: accuracy, distance: distance, now: now)
    }
    let news = passed.map { Effect.tell(.value($0)) }
    run.isBack = false
    guard run.pause != nil || run.failure != nil else {
      state = .running(run)
      return news
    }
    let told = interruption
    (run.pause, run.failure) = (nil, nil)
    return enter(run, since: told) + news
  }

  /// Something failed; the service goes on (ERR-002).
  mutating func failed(_ code: CLError.Code) -> [Effect] {
    guard case .running(var run) = state else { return [] }
    run.failure = code
    return enter(run, since: interruption)
  }

  /// The system paused (DEL-080); a pause ends when the app comes to the foreground, where it can start updates again.
  mutating func paused() -> [Effect] {
    guard case .running(var run) = state else { return [] }
    if run.isInForeground, run.isBack {
      run.isBack = false
      run.restart()
      return enter(run, since: interruption)
    }
    run.pauses += 1
    run.pause = run.pauses
    var timer: [Effect] = []
    if case .allowed(let seconds) = request.pausing, seconds.isFinite {
      timer = [.startTimer(run.pauses, seconds: max(0, seconds))]
    }
    return enter(run, since: interruption) + timer
  }

  /// Updates run again (DEL-081).
  mutating func resumed() -> [Effect] {
    guard case .running(var run) = state else { return [] }
    run.pause = nil
    return enter(run, since: interruption)
  }

  /// A timer that was asked for has run out: the pause was long enough.
  mutating func timer(_ number: Int) -> [Effect] {
    guard case .running(var run) = state, run.pause == number,
      run.isInForeground || setup.sessions.activity
    else { return [] }
    run.restart()
    return enter(run, since: interruption)
  }

  // What follows from them

  private mutating func enter(_ run: Run, since told: Interruption? = nil) -> [Effect] {
    state = .running(run)
    return changes(since: told)
  }

  private func changes(since told: Interruption?) -> [Effect] {
    [.setUp] + (Interruption.news(from: told, to: interruption).map { [.tell(Update($0))] } ?? [])
  }

  /// What is in the way now, which the caller has been told: of several things, the one that has to go first.
  private var interruption: Interruption? {
    guard case .running(let run) = state else { return nil }
    if let authorization, !authorization.isAuthorized {
      return authorization.servicesOn == false ? .servicesOff : .notAuthorized(authorization.status)
    }
    if !run.isInForeground, !goesOnInBackground || run.failure == .denied { return .inBackground }
    if run.pause != nil { return .paused }
    if let failure = run.failure { return failure == .locationUnknown ? .locationUnknown : .failed(failure) }
    let isCoarse = authorization?.accuracy == .reduced && request.accuracy != .reduced
    return isCoarse ? .reducedAccuracy : nil
  }
}

extension UpdatesMachine.Run {
  var isInForeground: Bool { presence == .foreground }

  fileprivate mutating func restart() {
    starts += 1
    if presence == .away { presence = .startedAway }
    if failure == .denied { failure = nil }
  }
}
