import CoreLocation
import LocationPolicy

/// One session of updates, from its start until it is stopped or let go of.
///
/// All that happens to it is taken in on the location thread, one thing after the other; only stopping may come
/// from anywhere, at any time.
final class UpdatesSession: Sendable {
  private struct State: Sendable {
    var machine: UpdatesMachine
    var observations: [Cancellation] = []
    /// The sessions that the record knows of.
    var recorded = HeldSessions()
    var isStopped = false
  }

  private let core: ClientCore
  private let state: Locked<State>
  private let manager: ManagerHolder<UpdatesAdapter>
  private let record: UpdatesRecord.Entry.ID?
  private let receive: @Sendable (LocationUpdate) -> Void
  private let processEnded: @Sendable () -> Void

  /// Creates a session for an app that was asked for authorisation already.
  ///
  /// - Parameters:
  ///   - receive: Told all that comes, on the location thread.
  ///   - processEnded: Told when the process ends, so that nothing comes any more.
  init(
    _ request: UpdatesRequest, of core: ClientCore, receive: @escaping @Sendable (LocationUpdate) -> Void,
    processEnded: @escaping @Sendable () -> Void = {}
  ) {
    self.core = core
    self.receive = receive
    self.processEnded = processEnded
    let environment = core.environment
    let machine = UpdatesMachine(
      request, of: environment.infoDictionary.configuration, under: environment.policy)
    state = Locked(State(machine: machine))
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

  /// Stops everything, for good; what comes later is lost.
  func stop() {
    let observations = state.withLock { state in
      state.isStopped = true
      defer { state.observations = [] }
      return state.observations
    }
    for observation in observations { observation.cancel() }
    manager.use { $0.apply(UpdatesSetup()) }
    manager.release()
    core.updates.end(record)
  }

  private func makeManager() {
    let isForBackground = record != nil
    manager.make { [core, weak self] in
      UpdatesAdapter(sessions: isForBackground ? core.updates.takeEarlySessions() : nil) {
        [weak self] event in self?.take(event)
      }
    }
  }

  private func observe() {
    let scene = core.environment.observeLifecycle { [processEnded, weak self] event in
      if event == .ended { return processEnded() }
      self?.take { $0.scene(event) }
    }
    keep(scene)
    let watch = core.watchAuthorization { [environment = core.environment, weak self] authorization in
      environment.onLocationThread { [weak self] in self?.take { $0.authorized(authorization) } }
    }
    keep(watch)
  }

  /// Keeps an observation until the session is stopped, which may have happened already.
  private func keep(_ observation: Cancellation) {
    let isStopped = state.withLock { state in
      if !state.isStopped { state.observations.append(observation) }
      return state.isStopped
    }
    if isStopped { observation.cancel() }
  }

  private func begin() {
    let (isInForeground, now) = (core.environment.isInForeground(), core.environment.now())
    take { $0.begin(isInForeground: isInForeground, now: now) }
  }

  // What happens

  private func take(_ event: UpdatesEvent) {
    switch event {
    case .locations(let locations): take { $0.found(locations) }
    case .failed(let code): take { $0.failed(code) }
    case .paused: take { $0.paused() }
    case .resumed: take { $0.resumed() }
    }
  }

  private func take(_ input: (inout UpdatesMachine) -> [UpdatesMachine.Effect]) {
    let effects = state.withLock { state in state.isStopped ? [] : input(&state.machine) }
    for effect in effects { carryOut(effect) }
  }

  private func carryOut(_ effect: UpdatesMachine.Effect) {
    switch effect {
    case .setUp: setUpManager()
    case .startTimer(let number, let seconds):
      let environment = core.environment
      _ = environment.after(seconds) { [weak self] in
        environment.onLocationThread { [weak self] in self?.take { $0.timer(number) } }
      }
    case .tell(let update): receive(update)
    }
  }

  private func setUpManager() {
    manager.use { [weak self] adapter in
      guard let self else { return }
      let setup = state.withLock { $0.isStopped ? UpdatesSetup() : $0.machine.setup }
      adapter.apply(setup)
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
