import CoreLocation
import LocationPolicy

/// One session of updates: what its manager has to do, and what the caller is told.
///
/// A state machine without I/O: each input returns what has to be done, in order, outside of any lock.
struct UpdatesMachine: Sendable {
  let request: UpdatesRequest
  let policy: AuthorizationPolicy
  let app: AppConfiguration

  /// What the app may do; nil before the first word on it.
  private(set) var authorization: LocationAuthorization?
  private(set) var isInForeground = true
  private(set) var starts = 0
  /// What a service session asks for; new ones begin in the foreground only, so that it changes only there.
  private(set) var goal: SessionGoal?
  private(set) var isPaused = false
  /// What failed last, until a location comes.
  private(set) var failure: CLError.Code?
  /// Whether the last start was in the background, which keeps no app running (BG-010).
  private var wasStartedAway = false
  private var told: Interruption?
  private var sieve: LocationSieve?
  private var pauses = 0

  init(_ request: UpdatesRequest, of app: AppConfiguration, under policy: AuthorizationPolicy) {
    self.request = request
    self.app = app
    self.policy = policy
  }

  /// What has to be done.
  enum Effect: Hashable, Sendable {
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
    self.isInForeground = isInForeground
    sieve = LocationSieve(began: now)
    restart()
    goal = wantedGoal
    return changes()
  }

  /// What the app may do is known, or has changed.
  mutating func authorized(_ new: LocationAuthorization) -> [Effect] {
    let couldDeliver = authorization?.isAuthorized ?? true
    authorization = new
    guard hasBegun else { return [] }
    let isBack = new.isAuthorized && !couldDeliver
    if isBack, failure == .denied { failure = nil }
    // In the background a new start may fail, while one from before goes on by itself (BG-009).
    if isInForeground {
      goal = wantedGoal
      if isBack { restart() }
    }
    return changes()
  }

  /// Something happened to the app's scene.
  mutating func scene(_ event: LifecycleEvent) -> [Effect] {
    switch event {
    case .resignedActive, .becameActive, .ended: return []
    case .enteredBackground: isInForeground = false
    case .enteredForeground:
      isInForeground = true
      goal = wantedGoal
    }
    guard hasBegun else { return [] }
    // A pause would keep the session from going on in the background, and can be ended while the app is in use.
    let mustGoOn = isPaused && (isInForeground || goesOnInBackground)
    if mustGoOn || (isInForeground && (wasStartedAway || failure == .denied)) { restart() }
    return changes()
  }

  /// Locations came, oldest first.
  mutating func found(_ locations: [CLLocation]) -> [Effect] {
    let accuracy = request.accuracy == .reduced ? .reduced : authorization?.accuracy ?? .full
    let distance = mustFilter ? request.distanceFilter.distance : nil
    let passed = locations.filter { sieve?.passes($0, accuracy: accuracy, distance: distance) ?? false }
    guard isPaused || failure != nil else { return passed.map { .tell(.value($0)) } }
    isPaused = false
    failure = nil
    return changes() + passed.map { .tell(.value($0)) }
  }

  /// Something failed; the service goes on (ERR-002).
  mutating func failed(_ code: CLError.Code) -> [Effect] {
    failure = code
    return changes()
  }

  /// The system paused (DEL-080).
  mutating func paused() -> [Effect] {
    isPaused = true
    pauses += 1
    var timer: [Effect] = []
    if case .allowed(let seconds) = request.pausing, seconds.isFinite {
      timer = [.startTimer(pauses, seconds: max(0, seconds))]
    }
    return changes() + timer
  }

  /// Updates run again (DEL-081).
  mutating func resumed() -> [Effect] {
    isPaused = false
    return changes()
  }

  /// A timer that was asked for has run out: the pause was long enough.
  mutating func timer(_ number: Int) -> [Effect] {
    guard isPaused, number == pauses, isInForeground || setup.sessions.activity else { return [] }
    restart()
    return changes()
  }

  // What follows from them

  private var hasBegun: Bool { starts > 0 }

  private mutating func restart() {
    starts += 1
    wasStartedAway = !isInForeground
    if failure == .denied { failure = nil }
  }

  private mutating func changes() -> [Effect] {
    guard hasBegun else { return [] }
    let now = interruption
    defer { told = now }
    if now == told { return [.setUp] }
    return [.setUp, .tell(now.map(LocationUpdate.interrupted) ?? .resumed)]
  }

  /// What is in the way just now: of several things, the one that has to go first.
  private var interruption: Interruption? {
    if let authorization, !authorization.isAuthorized {
      return authorization.servicesOn == false ? .servicesOff : .notAuthorized(authorization.status)
    }
    if !isInForeground, !goesOnInBackground || failure == .denied { return .inBackground }
    if isPaused { return .paused }
    if let failure { return failure == .locationUnknown ? .locationUnknown : .failed(failure) }
    let isCoarse = authorization?.accuracy == .reduced && request.accuracy != .reduced
    return isCoarse ? .reducedAccuracy : nil
  }
}
