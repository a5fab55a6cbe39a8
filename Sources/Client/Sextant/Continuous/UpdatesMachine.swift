import CoreLocation
import LocationPolicy

/// A session of updates: what its manager must do, and what is reported to the caller.
///
/// A state machine without I/O: each input returns effects, to be carried out in order and outside of any lock.
struct UpdatesMachine: Sendable {
  let request: UpdatesRequest
  /// The app's declarations, and the rules of the release that it runs on.
  let setting: AuthorizationSetting

  /// The app's authorization; nil before the first report.
  private(set) var authorization: LocationAuthorization?
  private(set) var state = State.ready

  enum State: Sendable {
    /// The session has not begun: the authorization is recorded without consequences.
    case ready
    /// Locations are being followed.
    case running(Run)
  }

  /// The state of a session that follows locations.
  struct Run: Sendable {
    var presence: Presence
    /// The number of times that updates were started.
    var starts = 1
    /// The authorization that a service session requires; sessions begin only in the foreground, so it
    /// changes only there.
    var goal: SessionGoal
    /// The number of times that the system has paused.
    var pauses = 0
    /// The number of the current pause; nil while the system does not pause.
    var pause: Int?
    /// Whether the app has returned to the foreground and no location was found since.
    ///
    /// An earlier pause is reported only then, and a phone that did not move while the app was away may pause at
    /// once.
    var isBack = false
    /// The last error, until a location arrives.
    var failure: CLError.Code?
    var filter: LocationFilter
  }

  /// The phase of the app, and the phase in which updates were last started.
  ///
  /// In the foreground they were always started there: updates started in the background are restarted when the app
  /// returns.
  enum Presence: Equatable, Sendable {
    /// In the foreground.
    case foreground
    /// Away; updates were started in the foreground, which keeps the app running (BG-009).
    case away
    /// Away; updates were started in the background, which does not keep the app running (BG-010).
    case startedAway
  }

  init(_ request: UpdatesRequest, in setting: AuthorizationSetting) {
    self.request = request
    self.setting = setting
  }

  /// The side effects that the caller must carry out.
  enum Effect: Sendable {
    /// Apply the manager's setup, which has changed.
    case setUp
    /// Call back after some seconds.
    case startTimer(Int, seconds: Double)
    /// Report an update to the caller.
    case tell(LocationUpdate)
  }

  // Inputs

  /// Begins the session.
  mutating func begin(isInForeground: Bool, now: Date) -> [Effect] {
    enter(
      Run(
        presence: isInForeground ? .foreground : .startedAway, goal: wantedGoal,
        filter: LocationFilter(began: now)))
  }

  /// Handles the authorization when it becomes known or changes.
  mutating func authorized(_ new: LocationAuthorization) -> [Effect] {
    let isBack = new.isAuthorized && authorization?.isAuthorized == false
    let told = interruption
    authorization = new
    guard case .running(var run) = state else { return [] }
    if isBack, run.failure == .denied { run.failure = nil }
    // In the background a new start may fail, while an earlier one continues (BG-009).
    if run.isInForeground {
      run.goal = wantedGoal
      if isBack { run.restart() }
    }
    return enter(run, since: told)
  }

  /// Handles an event of the app's scene.
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
    // A pause would prevent the session from continuing in the background, and can be ended while the app is in use.
    let mustGoOn = run.pause != nil && (run.isInForeground || goesOnInBackground)
    let mustBeginAnew = run.isInForeground && (wasStartedAway || run.failure == .denied)
    if mustGoOn || mustBeginAnew { run.restart() }
    return enter(run, since: interruption)
  }

  /// Handles locations, oldest first.
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

  /// Handles an error; the service continues (ERR-002).
  mutating func failed(_ code: CLError.Code) -> [Effect] {
    guard case .running(var run) = state else { return [] }
    run.failure = code
    return enter(run, since: interruption)
  }

  /// Handles a pause by the system (DEL-080); it ends when the app enters the foreground, where it can restart
  /// updates.
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

  /// Handles the end of a pause (DEL-081).
  mutating func resumed() -> [Effect] {
    guard case .running(var run) = state else { return [] }
    run.pause = nil
    return enter(run, since: interruption)
  }

  /// Handles a timer that has fired: the pause was long enough.
  mutating func timer(_ number: Int) -> [Effect] {
    guard case .running(var run) = state, run.pause == number,
      run.isInForeground || setup.sessions.activity
    else { return [] }
    run.restart()
    return enter(run, since: interruption)
  }

  // Consequences

  private mutating func enter(_ run: Run, since told: Interruption? = nil) -> [Effect] {
    state = .running(run)
    return changes(since: told)
  }

  private func changes(since told: Interruption?) -> [Effect] {
    [.setUp] + (Interruption.news(from: told, to: interruption).map { [.tell(Update($0))] } ?? [])
  }

  /// The interruption that was last reported to the caller; of several, the one to resolve first.
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
