import Foundation
import LocationPolicy

/// The part of a client that asks for authorization and tells what it is: puts what happens to the state machine,
/// and carries out what it says.
///
/// State is a value behind a lock; everything that may call back is done outside of it.
final class AuthorizationCore: Sendable {
  /// What the app declares, and the rules of the release that it runs on.
  let setting: AuthorizationSetting
  let state: Locked<State>
  private let environment: LocationEnvironment
  private let manager: ManagerHolder<SharedManager>
  private let configuration: ConfigurationCheck
  private let memory: AuthorizationMemory
  /// Nil in apps that don't import SextantAlways.
  private let alwaysRequest = Locked<AlwaysRequest?>(nil)

  /// One who is told what the app may do.
  struct Watcher: Sendable {
    /// Told after each change.
    let tell: @Sendable (LocationAuthorization) -> Void
    /// Told when nothing more will come.
    let end: @Sendable () -> Void
  }

  /// All that is known of the authorization, and of those who ask for it and watch it.
  struct State: Sendable {
    var machine: AuthorizationMachine
    var waiters = Waiters<AuthorizationOutcome>()
    var watchers = ByCaller<Watcher>()
    /// The timer that was started last, with the machine's number: of an older one it wants to hear nothing.
    var timer: (number: Int, timer: Cancellation)?
    /// The time limits that run, by the caller that gave them.
    var limits = ByCaller<Cancellation>()
    /// Gives the owner of this and of the manager, as long as there is one.
    var owner: @Sendable () -> (any AnyObject & Sendable)? = { nil }
    /// The owner while the system is asked, because a prompt goes with its manager (AUTH-009).
    var keptWhileAsking: (any AnyObject & Sendable)?
    var requests = RequestID.Counter()
    /// What the app may do, as it was worked out last, and what from: it takes the rules of many possible states.
    private var worked: (from: AuthorizationMachine.Knowledge, authorization: LocationAuthorization)?

    init(machine: AuthorizationMachine) { self.machine = machine }

    /// What the app may do; nil before the first reading, and after the process has ended.
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

  /// Names who has to be kept while the system is asked.
  func start(for owner: @escaping @Sendable () -> (any AnyObject & Sendable)?) {
    state.withLock { $0.owner = owner }
  }

  // Requests

  /// Makes a request of the system, and waits for its one end.
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

  /// Names a request that is about to be made, so that it can be called off from now on.
  func announce() -> RequestID {
    state.withLock { state in
      let id = state.requests.next()
      state.waiters.announce(id)
      return id
    }
  }

  /// Makes an announced request of the system, and tells its one end.
  func request(
    _ request: SystemRequest, as id: RequestID, timeLimit: TimeInterval?,
    end: @escaping @Sendable (AuthorizationOutcome) -> Void
  ) {
    configuration.check(request.intendedUse)
    // One step under the lock, so that a cancellation comes before or after it and never between.
    let effects = state.withLock { state in
      state.waiters.wait(id, end) ? state.machine.request(request, id: id) : nil
    }
    // Before it waits, a request has no time limit: it can only have been canceled.
    guard let effects else { return end(.cancelled) }
    carryOut(effects)
    if let timeLimit { limit(id, to: timeLimit) }
  }

  /// Takes the request for Always, which only apps that need Always have.
  func enableAlways(with request: AlwaysRequest) { alwaysRequest.withLock { $0 = request } }

  /// Ends a request for its caller, whatever the system does.
  func abandon(_ id: RequestID, as outcome: AuthorizationOutcome) {
    let waits = state.withLock { $0.waiters.abandon(id) }
    if waits { handle { $0.abandon(id, as: outcome) } }
  }

  /// Ends a caller's request after some seconds, unless it has ended before.
  private func limit(_ id: RequestID, to seconds: TimeInterval) {
    let timer = environment.after(seconds) { [weak self] in self?.abandon(id, as: .timedOut) }
    let isNeeded = state.withLock { state in
      let waits = state.waiters.waits(id)
      if waits { state.limits[id] = timer }
      return waits
    }
    if !isNeeded { timer.cancel() }
  }

  // What happens, and what is done

  /// What happens, in the order of its coming.
  func handle(_ input: (inout AuthorizationMachine) -> [AuthorizationMachine.Effect]) {
    carryOut(state.withLock { input(&$0.machine) })
  }

  private func carryOut(_ effects: [AuthorizationMachine.Effect]) {
    for effect in effects { carryOut(effect) }
    keepOwnerWhileAsking()
  }

  private func keepOwnerWhileAsking() {
    let owner = state.withLock(\.owner)()
    // What was held is let go of outside the lock.
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
      // Only now: the machine awaits it no longer, so that nobody keeps it after this.
      _ = takeTimer(number)
    }
    // It may have run out, or be of no interest anymore, before it was known.
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

  // What the app may do

  /// What the app may do now; nil before the first reading, and after the process has ended.
  var known: LocationAuthorization? { state.withLock { $0.authorization() } }

  /// What the app may do now; waits for the first reading only.
  func current() async -> LocationAuthorization? {
    if let known { return known }
    for await authorization in changes() { return authorization }
    return nil
  }

  /// What the app may do, now and after each change.
  ///
  /// - Parameter whenEnded: What is done when nobody listens anymore; what it holds is held until then.
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

  /// Tells what the app may do, at once where that is known and after each change, until it is called off.
  ///
  /// Tells on the location thread, but for the first time; the end comes when the client or the process ends.
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
      // What changed meanwhile may have been told before it, and the newest has to come last.
      if known != now { carryOut(.believed) }
    }
    // What the watcher holds is let go of outside the lock.
    return Cancellation { [weak self] in _ = self?.state.withLock { $0.watchers.remove(id) } }
  }

  /// Saves what is believed, and tells those who watch; on the location thread, so that the newest comes last.
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
