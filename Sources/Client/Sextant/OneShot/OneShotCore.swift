import CoreLocation
import LocationPolicy

/// The part of a client that finds single locations.
///
/// It passes events to the state machine, and carries out the effects that the machine returns.
///
/// All searches share the client's one manager, which runs while there is a search, with the best accuracy that any
/// of them needs. The manager's location property is never read, because that waits for another process on the
/// manager's thread; updates begin with the newest location that the system has (DEL-060), and the client keeps the
/// newest that it received.
final class OneShotCore: Sendable {
  private let environment: LocationEnvironment
  private let manager: ManagerHolder<SharedManager>
  let state = Locked(State())

  /// Everything known about the searches.
  struct State: Sendable {
    var machine = OneShotMachine()
    var waiters = Waiters<Result<FoundLocation, LocationFailure>>()
    var timers = ByCaller<Cancellation>()
    private var requests = RequestID.Counter()

    /// Returns an identifier for a caller that is about to wait.
    mutating func newCaller() -> RequestID {
      let id = requests.next()
      waiters.announce(id)
      return id
    }

    /// Keeps the timer of a search; returns whether the search is still running.
    mutating func keep(_ timer: Cancellation, of id: RequestID) -> Bool {
      guard machine.isSearching(id) else { return false }
      timers[id] = timer
      return true
    }
  }

  init(environment: LocationEnvironment, manager: ManagerHolder<SharedManager>) {
    self.environment = environment
    self.manager = manager
  }

  /// Searches for a location, and waits until the search ends.
  func location(_ request: LocationRequest) async -> Result<FoundLocation, LocationFailure> {
    let id = announce()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        location(request, as: id) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// Registers a search that is about to begin, so that it can be canceled from now on.
  func announce() -> RequestID { state.withLock { $0.newCaller() } }

  /// Begins a registered search, and reports its result.
  func location(
    _ request: LocationRequest, as id: RequestID,
    end: @escaping @Sendable (Result<FoundLocation, LocationFailure>) -> Void
  ) {
    let now = environment.now()
    // A single step under the lock, so that a cancellation comes before or after it, never in between.
    let effects = state.withLock { state in
      state.waiters.wait(id, end) ? state.machine.begin(request, id: id, now: now) : nil
    }
    if let effects { carryOut(effects) } else { end(.failure(.cancelled)) }
  }

  /// Cancels a search.
  func cancel(_ id: RequestID) {
    let waits = state.withLock { $0.waiters.abandon(id) }
    if waits { perform { $0.cancel(id) } }
  }

  // Events

  /// Handles a reading of the authorization.
  func read(_ reading: AuthorizationReading) {
    let isInForeground = environment.isInForeground()
    perform { $0.read(reading, isInForeground: isInForeground) }
  }

  /// Handles locations, oldest first.
  func found(_ locations: [CLLocation]) {
    let now = environment.now()
    perform { $0.found(locations, now: now) }
  }

  /// Handles an error of Core Location.
  func failed(_ code: CLError.Code) { perform { $0.failed(code) } }

  /// Handles the end of the process, which ends all searches.
  func end() { perform { $0.end() } }

  private func perform(_ input: (inout OneShotMachine) -> [OneShotMachine.Effect]) {
    carryOut(state.withLock { input(&$0.machine) })
  }

  // Effects

  private func carryOut(_ effects: [OneShotMachine.Effect]) {
    for effect in effects {
      switch effect {
      case .startTimer(let id, let seconds): startTimer(of: id, seconds: seconds)
      case .stopTimer(let id): state.withLock { $0.timers.remove(id) }?.cancel()
      case .changed: setUpManager()
      case .read: manager.use { $0.read() }
      case .finish(let id, let result):
        state.withLock { $0.waiters.finish(id) }?(result)
      }
    }
  }

  private func startTimer(of id: RequestID, seconds: Double) {
    let timer = environment.after(seconds) { [weak self] in self?.perform { $0.timeIsOver(id) } }
    // The search may have ended on another thread before its timer was stored.
    if !state.withLock({ $0.keep(timer, of: id) }) { timer.cancel() }
  }

  private func setUpManager() {
    manager.use { [weak self] manager in
      guard let self else { return }
      let desiredAccuracy = state.withLock { $0.machine.desiredAccuracy }
      manager.apply(ManagerSetup(desiredAccuracy: desiredAccuracy, needsSession: environment.needsSession))
    }
  }
}

extension LocationEnvironment {
  /// Whether locations arrive only while a service session is held (AUTH-082).
  fileprivate var needsSession: Bool {
    policy.serviceSessions.value && infoDictionary.configuration.traits.contains(.explicitServiceSession)
  }
}
