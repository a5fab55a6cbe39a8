import CoreLocation
import LocationPolicy

/// The heart of a client: takes in what happens, puts it to the state machines, and carries out what they say.
///
/// State is a value behind a lock; everything that may call back is done outside of it.
final class ClientCore: Sendable {
  let environment: LocationEnvironment
  /// What the app declares, and the rules of the release that it runs on.
  let setting: AuthorizationSetting
  /// The updates that are meant to go on in the background.
  let updates: UpdatesRegistry
  private let state: Locked<ClientState>
  private let manager: ManagerHolder<LocationManagerAdapter>
  private let memory: ClientMemory
  /// The searches for one location, on the same manager.
  let oneShots: OneShotCore
  /// Headings, significant changes, visits and regions.
  let services: ServiceHub
  /// Tells what is wrong with the Info.plist before the app needs it right.
  let configuration: ConfigurationCheck
  private let lifecycle = Locked<Cancellation?>(nil)
  /// Calls Apple's method, which this module must not name; nil in apps that don't import SextantAlways.
  private let askForAlways = Locked<(@Sendable (CLLocationManager) -> Void)?>(nil)

  init(environment: LocationEnvironment) {
    self.environment = environment
    updates = UpdatesRegistry(environment: environment)
    setting = AuthorizationSetting(
      policy: environment.policy, app: environment.infoDictionary.configuration,
      purposeKeys: environment.infoDictionary.purposeKeys, times: environment.authorizationTimes)
    memory = ClientMemory(storage: environment.storage)
    state = Locked(
      ClientState(
        authorization: AuthorizationMachine(
          setting: setting, remembered: memory.load(), isInForeground: environment.isInForeground(),
          isActive: environment.isActive())))
    manager = ManagerHolder(environment: environment)
    oneShots = OneShotCore(environment: environment, manager: manager)
    services = ServiceHub(environment: environment, manager: manager)
    configuration = ConfigurationCheck(environment: environment)
  }

  /// Makes the manager, and from then on listens to it and to the app's scene.
  func start() {
    manager.make { [environment, weak self] in
      LocationManagerAdapter(environment: environment) { [weak self] event in self?.handle(event) }
    }
    let observation = environment.observeLifecycle { [weak self] event in
      self?.scene(event)
    }
    lifecycle.withLock { $0 = observation }
    updates.takeUpSessions()
    manager.use { $0.read() }
  }

  deinit {
    lifecycle.withLock { $0 }?.cancel()
    endWatchers()
    for timer in state.withLock({ Array($0.timers.values) + Array($0.limits.values) }) { timer.cancel() }
    manager.release()
  }

  // What happens

  private func scene(_ event: LifecycleEvent) {
    authorization { $0.scene(event) }
    if event == .ended { oneShots.end() }
    services.scene(event)
  }

  private func handle(_ event: ManagerEvent) {
    switch event {
    case .authorization(let reading): take(reading) { $0.read(reading) }
    case .fullAccuracyAnswered(let promptShown, let reading):
      take(reading) { $0.fullAccuracyAnswered(promptShown: promptShown, reading: reading) }
    case .locations(let locations): oneShots.found(locations)
    case .monitoring(let event): services.handle(event)
    case .failed(let code): oneShots.failed(code)
    }
  }

  private func take(
    _ reading: AuthorizationReading, _ input: (inout AuthorizationMachine) -> [AuthorizationEffect]
  ) {
    // First, so that a caller whose request this answers finds the searches allowed.
    oneShots.read(reading)
    authorization(input)
    services.authorization(reading)
  }

  // Authorization

  /// Makes a request of the system, and waits for its one end.
  func authorization(_ request: SystemRequest, timeLimit: TimeInterval?) async -> AuthorizationOutcome {
    let id = announceAuthorization()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        authorization(request, as: id, timeLimit: timeLimit) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      abandon(id, as: .cancelled)
    }
  }

  /// Names a request that is about to be made, so that it can be called off from now on.
  func announceAuthorization() -> RequestID {
    state.withLock { state in
      let id = state.requests.next()
      state.authorizationWaiters.announce(id)
      return id
    }
  }

  /// Makes an announced request of the system, and tells its one end.
  func authorization(
    _ request: SystemRequest, as id: RequestID, timeLimit: TimeInterval?,
    end: @escaping @Sendable (AuthorizationOutcome) -> Void
  ) {
    configuration.check(request.intendedUse)
    // One step under the lock, so that a cancellation comes before or after it and never between.
    let (early, effects) = state.withLock { state in
      let early = state.authorizationWaiters.wait(id, end)
      return (early, early == nil ? state.authorization.request(request, id: id) : [])
    }
    if let early { return end(early) }
    for effect in effects { carryOut(effect) }
    keepManagerWhileAsking()
    if let timeLimit { limit(id, to: timeLimit) }
  }

  /// Takes the function that asks for Always, which only apps that need Always have.
  func enableAlways(by ask: @escaping @Sendable (CLLocationManager) -> Void) {
    askForAlways.withLock { $0 = ask }
  }

  /// Ends a request for its caller, whatever the system does.
  func abandon(_ id: RequestID, as outcome: AuthorizationOutcome) {
    let waits = state.withLock { $0.authorizationWaiters.abandon(id, with: outcome) }
    if waits { authorization { $0.abandon(id, as: outcome) } }
  }

  private func authorization(_ input: (inout AuthorizationMachine) -> [AuthorizationEffect]) {
    let effects = state.withLock { input(&$0.authorization) }
    for effect in effects { carryOut(effect) }
    keepManagerWhileAsking()
  }

  /// Ends a caller's request after some seconds, unless it has ended before.
  private func limit(_ id: RequestID, to seconds: TimeInterval) {
    let timer = environment.after(seconds) { [weak self] in self?.abandon(id, as: .timedOut) }
    let isNeeded = state.withLock { state in
      let waits = state.authorizationWaiters.waits(id)
      if waits { state.limits[id] = timer }
      return waits
    }
    if !isNeeded { timer.cancel() }
  }

  private func keepManagerWhileAsking() {
    // What was held is let go of outside the lock.
    let held = state.withLock { state in
      defer { state.keptWhileAsking = state.authorization.isAsking ? self : nil }
      return state.keptWhileAsking
    }
    withExtendedLifetime(held) {}
  }

  private func carryOut(_ effect: AuthorizationEffect) {
    switch effect {
    case .call(let request):
      let askForAlways = askForAlways.withLock(\.self)
      manager.use { $0.request(request, askForAlways: askForAlways) }
    case .read: manager.use { $0.read() }
    case .startTimer(let number, let seconds): startTimer(number, seconds: seconds)
    case .stopTimer(let number): state.withLock { $0.timers.removeValue(forKey: number) }?.cancel()
    case .finish(let id, let outcome):
      let (waiter, limit) = state.withLock {
        ($0.authorizationWaiters.finish(id), $0.limits.removeValue(forKey: id))
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
      authorization { $0.timer(number) }
      // Only now: the machine awaits it no longer, so that nobody keeps it after this.
      _ = state.withLock { $0.timers.removeValue(forKey: number) }
    }
    // It may have run out, or be of no interest any more, before it was known.
    let isNeeded = state.withLock { state in
      let isNeeded = state.authorization.awaits(timer: number)
      if isNeeded { state.timers[number] = timer }
      return isNeeded
    }
    if !isNeeded { timer.cancel() }
  }

  /// What the app may do now; nil before the first reading, and after the process has ended.
  var knownAuthorization: LocationAuthorization? { state.withLock { $0.currentAuthorization() } }

  /// What the app may do now; waits for the first reading only.
  func currentAuthorization() async -> LocationAuthorization? {
    if let knownAuthorization { return knownAuthorization }
    for await authorization in authorizations() { return authorization }
    return nil
  }

  /// What the app may do, now and after each change.
  func authorizations() -> AsyncStream<LocationAuthorization> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let watch = watchAuthorization {
        continuation.yield($0)
      } end: {
        continuation.finish()
      }
      continuation.onTermination = { _ in watch.cancel() }
    }
  }

  /// Tells what the app may do, at once where that is known and after each change, until it is called off.
  ///
  /// Tells on the location thread, but for the first time; the end comes when the client or the process ends.
  func watchAuthorization(
    _ tell: @escaping @Sendable (LocationAuthorization) -> Void, end: @escaping @Sendable () -> Void = {}
  ) -> Cancellation {
    let (id, now, hasEnded) = state.withLock { state in
      let id = state.requests.next()
      let hasEnded = state.authorization.hasEnded
      if !hasEnded { state.watchers[id] = AuthorizationWatcher(tell: tell, end: end) }
      return (id, state.currentAuthorization(), hasEnded)
    }
    if hasEnded { end() }
    if let now {
      tell(now)
      // What changed meanwhile may have been told before it, and the newest has to come last.
      if knownAuthorization != now { carryOut(.believed) }
    }
    // What the watcher holds is let go of outside the lock.
    return Cancellation { [weak self] in _ = self?.state.withLock { $0.watchers.removeValue(forKey: id) } }
  }

  /// Saves what is believed, and tells those who watch; on the location thread, so that the newest comes last.
  private func tellWatchers() {
    let (watchers, now, belief) = state.withLock { state in
      let watchers = state.watchers.sorted { $0.key < $1.key }.map(\.value)
      return (
        watchers, watchers.isEmpty ? nil : state.currentAuthorization(),
        state.authorization.belief?.candidates ?? []
      )
    }
    memory.save(belief)
    guard let now else { return }
    for watcher in watchers { watcher.tell(now) }
  }

  private func endWatchers() {
    let watchers = state.withLock { state in
      defer { state.watchers = [:] }
      return state.watchers.sorted { $0.key < $1.key }.map(\.value)
    }
    for watcher in watchers { watcher.end() }
  }

  /// How many are told of the authorization.
  var watchingCallers: Int { state.withLock { $0.watchers.count } }

  /// How many callers wait for an end: none may be left when nothing is under way.
  var waitingCallers: Int { state.withLock { $0.authorizationWaiters.count } + oneShots.waitingCallers }
}
