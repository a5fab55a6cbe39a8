import LocationPolicy

/// A session of updates, from its start until it is stopped or released.
///
/// It handles its events on the location thread, one after the other; only stopping may happen on any thread, at any
/// time.
final class UpdatesSession: Sendable {
  private struct State: Sendable {
    var machine: UpdatesMachine
    var observations: [Cancellation] = []
    /// The sessions that are in the record.
    var recorded = HeldSessions()
    var isStopped = false
    /// The timer that ends the current pause.
    var pauseTimer: Cancellation?
  }

  private let core: ClientCore
  private let state: Locked<State>
  private let manager: ManagerHolder<UpdatesManager>
  private let record: String?
  private let receive: @Sendable (LocationUpdate?) -> Void

  /// Creates a session for an app whose permission was already requested.
  ///
  /// - Parameter receive: Called for each update, on the location thread; nil when the process ends.
  init(
    _ request: UpdatesRequest, of core: ClientCore, receive: @escaping @Sendable (LocationUpdate?) -> Void
  ) {
    self.core = core
    self.receive = receive
    let environment = core.environment
    state = Locked(State(machine: UpdatesMachine(request, in: core.authorization.setting)))
    manager = ManagerHolder(environment: environment)
    record = core.updates.begin(request)
    if request.background != .none { core.configuration.check(.backgroundUpdates) }
  }

  deinit { stop() }

  /// Starts updates.
  func start() {
    core.environment.onLocationThread { [weak self] in
      self?.makeManager()
      self?.observe()
      self?.begin()
    }
  }

  /// Stops everything permanently; later events are discarded.
  func stop() {
    guard close() else { return }
    manager.use { $0.apply(UpdatesSetup()) }
    manager.release()
    core.updates.end(record)
  }

  /// Handles the end of the process: nothing can be stopped anymore, and the record keeps the updates as unfinished.
  private func end() {
    guard close() else { return }
    manager.release()
    receive(nil)
  }

  /// Stops accepting events; returns false if that had already happened.
  private func close() -> Bool {
    let last = state.withLock { state in
      defer {
        state.isStopped = true
        state.observations = []
        state.pauseTimer = nil
      }
      return state
    }
    for observation in last.observations { observation.cancel() }
    last.pauseTimer?.cancel()
    return !last.isStopped
  }

  private func makeManager() {
    let isForBackground = record != nil
    manager.make { [core, weak self] in
      UpdatesManager(
        on: core.environment.system, sessions: isForBackground ? core.updates.takeEarlySessions() : nil
      ) { [weak self] event in self?.take(event) }
    }
  }

  private func observe() {
    let lifecycle = core.environment.observeLifecycle { [weak self] event in
      if event == .ended { self?.end() } else { self?.take { $0.scene(event) } }
    }
    keep(lifecycle)
    let watch = core.authorization.watch { [environment = core.environment, weak self] authorization in
      environment.onLocationThread { [weak self] in self?.take { $0.authorized(authorization) } }
    }
    keep(watch)
  }

  /// Keeps an observation until the session is stopped, which may already have happened.
  private func keep(_ observation: Cancellation) {
    let isStopped = state.withLock { state in
      if !state.isStopped { state.observations.append(observation) }
      return state.isStopped
    }
    if isStopped { observation.cancel() }
  }

  /// Starts the timer that ends the pause, replacing an earlier one.
  private func startTimer(_ number: Int, seconds: Double) {
    let timer = core.environment.after(seconds) { [environment = core.environment, weak self] in
      environment.onLocationThread { [weak self] in self?.take { $0.timer(number) } }
    }
    let last = state.withLock { state -> Cancellation? in
      if state.isStopped { return timer }
      defer { state.pauseTimer = timer }
      return state.pauseTimer
    }
    last?.cancel()
  }

  private func begin() {
    let (isInForeground, now) = (core.environment.isInForeground(), core.environment.now())
    take { $0.begin(isInForeground: isInForeground, now: now) }
  }

  // Events

  private func take(_ event: SystemEvent) {
    switch event {
    case .locations(let locations):
      let now = core.environment.now()
      take { $0.found(locations, now: now) }
    case .failed(let code): take { $0.failed(code) }
    case .paused: take { $0.paused() }
    case .resumed: take { $0.resumed() }
    case .authorizationChanged, .fullAccuracyAnswered, .heading, .monitoring: break
    }
  }

  private func take(_ input: (inout UpdatesMachine) -> [UpdatesMachine.Effect]) {
    carryOut(state.withLock { state in state.isStopped ? [] : input(&state.machine) })
  }

  private func carryOut(_ effects: [UpdatesMachine.Effect]) {
    for effect in effects { carryOut(effect) }
  }

  private func carryOut(_ effect: UpdatesMachine.Effect) {
    switch effect {
    case .setUp: setUpManager()
    case .startTimer(let number, let seconds): startTimer(number, seconds: seconds)
    case .tell(let update): receive(update)
    }
  }

  private func setUpManager() {
    manager.use { [weak self] manager in
      guard let self else { return }
      let setup = state.withLock { $0.isStopped ? UpdatesSetup() : $0.machine.setup }
      manager.apply(setup)
      note(setup.sessions)
    }
  }

  private func note(_ sessions: HeldSessions) {
    let isNew = state.withLock { state in
      defer { state.recorded = sessions }
      return state.recorded != sessions
    }
    if isNew { core.updates.note(sessions, of: record) }
  }
}
