import Foundation
import LocationPolicy

/// The part of a client that requests and reports authorization.
///
/// It passes events to the state machine, and carries out the effects that the machine returns. Its state is a value
/// behind a lock; anything that may call back runs outside of the lock.
final class AuthorizationCore: Sendable {
  /// The app's declarations, and the rules of the release that it runs on.
  let setting: AuthorizationSetting
  let state: Locked<State>
  private let environment: LocationEnvironment
  private let manager: ManagerHolder<SharedManager>
  private let configuration: ConfigurationCheck
  private let memory: AuthorizationMemory
  /// Nil in apps that don't import SextantAlways.
  private let alwaysRequest = Locked<AlwaysRequest?>(nil)

  /// An observer of what the app may do.
  struct Watcher: Sendable {
    /// Called after each change.
    let tell: @Sendable (LocationAuthorization) -> Void
    /// Called when there will be no more changes.
    let end: @Sendable () -> Void
  }

  /// Everything known about the authorization, and everyone who requests or watches it.
  struct State: Sendable {
    var machine: AuthorizationMachine
    var waiters = Waiters<AuthorizationOutcome>()
    var watchers = ByCaller<Watcher>()
    /// The timer that was started last, with the machine's number for it; older timers are ignored.
    var timer: (number: Int, timer: Cancellation)?
    /// The running time limits, by the caller that set them.
    var limits = ByCaller<Cancellation>()
    /// Returns the owner of this core and of the manager, while it exists.
    var owner: @Sendable () -> (any AnyObject & Sendable)? = { nil }
    /// The owner, retained while a request is pending, because a prompt disappears with its manager (AUTH-009).
    var keptWhileAsking: (any AnyObject & Sendable)?
    var requests = RequestID.Counter()
    /// The authorization that was last computed and its input, cached because it applies the rules to many possible
    /// states.
    private var worked: (from: AuthorizationMachine.Knowledge, authorization: LocationAuthorization)?

    init(machine: AuthorizationMachine) { self.machine = machine }

    /// Returns the app's authorization; nil before the first reading, and after the process has ended.
    mutating func authorization() -> LocationAuthorization? {
      guard let known = machine.knowledge else { return nil }
      if let worked, worked.from == known { return worked.authorization }
      let now = LocationAuthorization(known.reading, known.belief, in: machine.setting)
      worked = (known, now)
      return now
    }
  }

  init(
    environment: LocationEnvironment, manager: ManagerHolder<SharedManager>,
    configuration: ConfigurationCheck
  ) {
    self.environment = environment
    self.manager = manager
    self.configuration = configuration
    setting = AuthorizationSetting(
      policy: environment.policy, app: environment.infoDictionary.configuration,
      purposeKeys: environment.infoDictionary.purposeKeys, times: environment.authorizationTimes,
      seesPrompts: environment.seesPrompts)
    memory = AuthorizationMemory(storage: environment.storage)
    state = Locked(
      State(
        machine: AuthorizationMachine(
          setting: setting, remembered: memory.load(), isInForeground: environment.isInForeground(),
          isActive: environment.isActive())))
  }

  deinit {
    endWatchers()
    let (timer, limits) = state.withLock { ($0.timer?.timer, $0.limits.values) }
    timer?.cancel()
    for limit in limits { limit.cancel() }
  }

  /// Sets the object to retain while a request is pending.
  func start(for owner: @escaping @Sendable () -> (any AnyObject & Sendable)?) {
    state.withLock { $0.owner = owner }
  }

  // Requests

  /// Sends a request to the system, and waits until it ends.
  func request(_ request: SystemRequest, timeLimit: TimeInterval?) async -> AuthorizationOutcome {
    let id = announce()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        self.request(request, as: id, timeLimit: timeLimit) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      abandon(id, as: .cancelled)
    }
  }

  /// Registers a request that is about to be made, so that it can be canceled from now on.
  func announce() -> RequestID {
    state.withLock { state in
      let id = state.requests.next()
      state.waiters.announce(id)
      return id
    }
  }

  /// Sends a registered request to the system, and reports how it ends.
  func request(
    _ request: SystemRequest, as id: RequestID, timeLimit: TimeInterval?,
    end: @escaping @Sendable (AuthorizationOutcome) -> Void
  ) {
    configuration.check(request.intendedUse)
    // A single step under the lock, so that a cancellation comes before or after it, never in between.
    let effects = state.withLock { state in
      state.waiters.wait(id, end) ? state.machine.request(request, id: id) : nil
    }
    // Before it waits, a request has no time limit, so it can only have been canceled.
    guard let effects else { return end(.cancelled) }
    carryOut(effects)
    if let timeLimit { limit(id, to: timeLimit) }
  }

  /// Installs the request for Always, which only apps that need Always have.
  func enableAlways(with request: AlwaysRequest) { alwaysRequest.withLock { $0 = request } }

  /// Ends a request for its caller, regardless of what the system does.
  func abandon(_ id: RequestID, as outcome: AuthorizationOutcome) {
    let waits = state.withLock { $0.waiters.abandon(id) }
    if waits { handle { $0.abandon(id, as: outcome) } }
  }

  /// Ends a caller's request after some seconds unless it has already ended.
  private func limit(_ id: RequestID, to seconds: TimeInterval) {
    let timer = environment.after(seconds) { [weak self] in self?.abandon(id, as: .timedOut) }
    let isNeeded = state.withLock { state in
      let waits = state.waiters.waits(id)
      if waits { state.limits[id] = timer }
      return waits
    }
    if !isNeeded { timer.cancel() }
  }

  // Events and effects

  /// Handles an input, in the order of arrival.
  func handle(_ input: (inout AuthorizationMachine) -> [AuthorizationMachine.Effect]) {
    carryOut(state.withLock { input(&$0.machine) })
  }

  private func carryOut(_ effects: [AuthorizationMachine.Effect]) {
    for effect in effects { carryOut(effect) }
    keepOwnerWhileAsking()
  }

  private func keepOwnerWhileAsking() {
    let owner = state.withLock(\.owner)()
    // Anything that was retained is released outside the lock.
    let held = state.withLock { state in
      defer { state.keptWhileAsking = state.machine.isAsking ? owner : nil }
      return state.keptWhileAsking
    }
    withExtendedLifetime((owner, held)) {}
  }

  private func carryOut(_ effect: AuthorizationMachine.Effect) {
    switch effect {
    case .call(let request):
      let always = alwaysRequest.withLock(\.self)
      manager.use { request.make(of: $0.system, always: always) }
    case .read: manager.use { $0.read() }
    case .startTimer(let number, let seconds): startTimer(number, seconds: seconds)
    case .stopTimer(let number): takeTimer(number)?.cancel()
    case .finish(let id, let outcome):
      let (waiter, limit) = state.withLock {
        ($0.waiters.finish(id), $0.limits.remove(id))
      }
      limit?.cancel()
      waiter?(outcome)
    case .believed: environment.onLocationThread { [weak self] in self?.tellWatchers() }
    case .end: endWatchers()
    }
  }

  private func startTimer(_ number: Int, seconds: Double) {
    let timer = environment.after(seconds) { [weak self] in
      guard let self else { return }
      handle { $0.timer(number) }
      // Only now: the machine no longer expects the timer, so no one stores it after this.
      _ = takeTimer(number)
    }
    // The timer may have fired, or become unnecessary, before it was stored.
    let unneeded = state.withLock { state in
      guard state.machine.awaits(timer: number) else { return timer as Cancellation? }
      defer { state.timer = (number, timer) }
      return state.timer?.timer
    }
    unneeded?.cancel()
  }

  private func takeTimer(_ number: Int) -> Cancellation? {
    state.withLock { state in
      guard let (current, timer) = state.timer, current == number else { return nil }
      state.timer = nil
      return timer
    }
  }

  // The current authorization

  /// The app's current authorization; nil before the first reading, and after the process has ended.
  var known: LocationAuthorization? { state.withLock { $0.authorization() } }

  /// The current authorization; waits only for the first reading.
  func current() async -> LocationAuthorization? {
    if let known { return known }
    for await authorization in changes() { return authorization }
    return nil
  }

  /// Returns the app's authorization, now and after each change.
  ///
  /// - Parameter whenEnded: Called when no one listens anymore; whatever it captures is retained until then.
  func changes(
    whenEnded: @escaping @Sendable () -> Void = {}
  ) -> AsyncStream<LocationAuthorization> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let watch = watch {
        continuation.yield($0)
      } end: {
        continuation.finish()
      }
      continuation.onTermination = { _ in
        watch.cancel()
        whenEnded()
      }
    }
  }

  /// Reports what the app may do until canceled: immediately if that is known, and after each change.
  ///
  /// Reports arrive on the location thread, except for the first; the observation ends with the client or the
  /// process.
  func watch(
    _ tell: @escaping @Sendable (LocationAuthorization) -> Void, end: @escaping @Sendable () -> Void = {}
  ) -> Cancellation {
    let (id, now, hasEnded) = state.withLock { state in
      let id = state.requests.next()
      let hasEnded = state.machine.hasEnded
      if !hasEnded { state.watchers[id] = Watcher(tell: tell, end: end) }
      return (id, state.authorization(), hasEnded)
    }
    if hasEnded { end() }
    if let now {
      tell(now)
      // A change in the meantime may have been reported first, and the newest value must come last.
      if known != now { carryOut(.believed) }
    }
    // Anything that the watcher retains is released outside the lock.
    return Cancellation { [weak self] in _ = self?.state.withLock { $0.watchers.remove(id) } }
  }

  /// Saves the belief and notifies the watchers, on the location thread so that the newest value comes last.
  private func tellWatchers() {
    let (watchers, now, candidates) = state.withLock { state in
      let watchers = state.watchers.values
      return (
        watchers, watchers.isEmpty ? nil : state.authorization(),
        state.machine.knowledge?.belief.candidates ?? []
      )
    }
    memory.save(candidates)
    guard let now else { return }
    for watcher in watchers { watcher.tell(now) }
  }

  private func endWatchers() {
    let watchers = state.withLock { state in
      defer { state.watchers = ByCaller() }
      return state.watchers.values
    }
    for watcher in watchers { watcher.end() }
  }
}
