import CoreLocation
import LocationPolicy

/// The heart of a client: takes in what happens, puts it to the state machines, and carries out what they say.
///
/// State is a value behind a lock; everything that may call back is done outside of it.
final class ClientCore: Sendable {
  let environment: LocationEnvironment
  private let state: Locked<ClientState>
  private let manager: ManagerHolder<LocationManagerAdapter>
  /// Headings, significant changes, visits and regions.
  let services: ServiceHub
  private let lifecycle = Locked<Cancellation?>(nil)
  /// Calls Apple's method, which this module must not name; nil in apps that don't import SextantAlways.
  private let askForAlways = Locked<(@Sendable (CLLocationManager) -> Void)?>(nil)
  /// The core itself while the system is asked, for a prompt goes with its manager (AUTH-009).
  private let asking = Locked<ClientCore?>(nil)

  init(environment: LocationEnvironment) {
    self.environment = environment
    let setting = AuthorizationSetting(
      policy: environment.policy, app: environment.infoDictionary.configuration,
      purposeKeys: environment.infoDictionary.purposeKeys)
    state = Locked(
      ClientState(
        authorization: AuthorizationMachine(
          setting: setting, remembered: ClientMemory.load(from: environment.storage),
          isInForeground: environment.isInForeground())))
    manager = ManagerHolder(environment: environment)
    services = ServiceHub(environment: environment, manager: manager)
  }

  /// Makes the manager, and from then on listens to it and to the app's scene.
  func start() {
    manager.make { [environment, weak self] in
      LocationManagerAdapter(inBackground: environment.inBackground) { [weak self] event in
        self?.handle(event)
      }
    }
    let observation = environment.observeLifecycle { [weak self] event in
      self?.authorization { $0.scene(event) }
      self?.services.scene(event)
    }
    lifecycle.withLock { $0 = observation }
    manager.use { $0.read() }
  }

  deinit {
    lifecycle.withLock { $0 }?.cancel()
    manager.release()
  }

  // What happens

  private func handle(_ event: ManagerEvent) {
    switch event {
    case .authorization(let reading): take(reading) { $0.read(reading) }
    case .fullAccuracyAnswered(let promptShown, let reading):
      take(reading) { $0.fullAccuracyAnswered(promptShown: promptShown, reading: reading) }
    case .locations(let locations):
      let now = environment.now()
      oneShots { state in
        let accuracy = state.authorization.reading?.accuracy ?? .full
        return state.oneShots.found(locations, accuracy: accuracy, now: now)
      }
    case .monitoring(let event): services.handle(event)
    case .failed(let code): oneShots { $0.oneShots.failed(code) }
    }
  }

  private func take(
    _ reading: AuthorizationReading, _ input: (inout AuthorizationMachine) -> [AuthorizationMachine.Effect]
  ) {
    authorization(input)
    services.authorization(reading)
    guard reading.status == .denied || reading.status == .restricted || reading.status == .notDetermined
    else {
      return
    }
    oneShots { $0.oneShots.authorizationLost(servicesOff: reading.servicesOn == false) }
  }

  // Authorisation

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
      let id = state.newID()
      state.authorizationWaiters.announce(id)
      return id
    }
  }

  /// Makes an announced request of the system, and tells its one end.
  func authorization(
    _ request: SystemRequest, as id: RequestID, timeLimit: TimeInterval?,
    end: @escaping @Sendable (AuthorizationOutcome) -> Void
  ) {
    // One step under the lock, so that a cancellation comes before or after it and never between.
    let (early, effects) = state.withLock { state in
      let early = state.authorizationWaiters.wait(id, end)
      return (early, early == nil ? state.authorization.request(request, id: id) : [])
    }
    if let early { return end(early) }
    for effect in effects { carryOut(effect) }
    keepManagerWhileAsking()
    guard let timeLimit else { return }
    _ = environment.after(timeLimit) { [weak self] in self?.abandon(id, as: .timedOut) }
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

  private func authorization(_ input: (inout AuthorizationMachine) -> [AuthorizationMachine.Effect]) {
    let effects = state.withLock { input(&$0.authorization) }
    for effect in effects { carryOut(effect) }
    keepManagerWhileAsking()
  }

  private func keepManagerWhileAsking() {
    let isAsking = state.withLock { $0.authorization.isAsking }
    // What was held is let go of outside the lock.
    let held = asking.withLock { held in
      defer { held = isAsking ? self : nil }
      return held
    }
    withExtendedLifetime(held) {}
  }

  private func carryOut(_ effect: AuthorizationMachine.Effect) {
    switch effect {
    case .call(let request):
      let askForAlways = askForAlways.withLock(\.self)
      manager.use { $0.request(request, askForAlways: askForAlways) }
    case .read: manager.use { $0.read() }
    case .startTimer(let number, let seconds):
      _ = environment.after(seconds) { [weak self] in self?.authorization { $0.timer(number) } }
    case .finish(let id, let outcome):
      state.withLock { $0.authorizationWaiters.finish(id) }?(outcome)
    case .believed: tellWatchers()
    }
  }

  /// What the app may do now; waits for the first reading only.
  func currentAuthorization() async -> LocationAuthorization? {
    for await authorization in authorizations() { return authorization }
    return nil
  }

  /// What the app may do, now and after each change.
  func authorizations() -> AsyncStream<LocationAuthorization> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let watch = watchAuthorization { continuation.yield($0) }
      continuation.onTermination = { _ in watch.cancel() }
    }
  }

  /// Tells what the app may do, at once where that is known and after each change, until it is called off.
  ///
  /// Tells on whatever thread brought the news.
  func watchAuthorization(_ watcher: @escaping @Sendable (LocationAuthorization) -> Void) -> Cancellation {
    let (id, now) = state.withLock { state in
      let id = state.newID()
      state.watchers[id] = watcher
      return (id, state.currentAuthorization)
    }
    if let now { watcher(now) }
    // What the watcher holds is let go of outside the lock.
    return Cancellation { [weak self] in _ = self?.state.withLock { $0.watchers.removeValue(forKey: id) } }
  }

  private func tellWatchers() {
    let (now, watchers, memory) = state.withLock { state in
      (
        state.currentAuthorization, state.watchers.sorted { $0.key.number < $1.key.number }.map(\.value),
        state.authorization.belief?.candidates ?? []
      )
    }
    guard let now else { return }
    ClientMemory.save(memory, to: environment.storage)
    for watcher in watchers { watcher(now) }
  }

  // One location

  /// Searches one location, and waits for its one end.
  func location(_ request: LocationRequest) async -> Result<FoundLocation, LocationFailure> {
    let id = announceLocation()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        location(request, as: id) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      cancelLocation(id)
    }
  }

  /// Names a search that is about to begin, so that it can be called off from now on.
  func announceLocation() -> RequestID {
    state.withLock { state in
      let id = state.newID()
      state.locationWaiters.announce(id)
      return id
    }
  }

  /// Begins an announced search, and tells its one end.
  func location(
    _ request: LocationRequest, as id: RequestID,
    end: @escaping @Sendable (Result<FoundLocation, LocationFailure>) -> Void
  ) {
    let now = environment.now()
    let (early, effects) = state.withLock { state in
      let early = state.locationWaiters.wait(id, end)
      return (early, early == nil ? state.oneShots.begin(request, id: id, now: now) : [])
    }
    if let early { return end(early) }
    for effect in effects { carryOut(effect) }
  }

  /// Calls a search off.
  func cancelLocation(_ id: RequestID) {
    let waits = state.withLock { $0.locationWaiters.abandon(id, with: .failure(.cancelled)) }
    if waits { oneShots { $0.oneShots.cancel(id) } }
  }

  private func oneShots(_ input: (inout ClientState) -> [OneShotMachine.Effect]) {
    for effect in state.withLock(input) { carryOut(effect) }
  }

  private func carryOut(_ effect: OneShotMachine.Effect) {
    switch effect {
    case .startTimer(let id, let seconds):
      _ = environment.after(seconds) { [weak self] in self?.oneShots { $0.oneShots.timeIsOver(id) } }
    case .offerNewest(let id): offerNewest(to: id)
    case .changed: setUpManager()
    case .finish(let id, let result):
      state.withLock { $0.locationWaiters.finish(id) }?(result)
    }
  }

  /// The newest location that the system has may already do.
  private func offerNewest(to id: RequestID) {
    manager.use { [weak self] adapter in
      guard let self, let newest = adapter.newestLocation else { return }
      let now = environment.now()
      oneShots { $0.oneShots.offer(newest, to: id, now: now) }
    }
  }

  private func setUpManager() {
    manager.use { [weak self] adapter in
      guard let self else { return }
      adapter.apply(state.withLock { $0.managerSetup })
    }
  }

  /// How many callers wait for an end: none may be left when nothing is under way.
  var waitingCallers: Int { state.withLock { $0.authorizationWaiters.count + $0.locationWaiters.count } }
}
