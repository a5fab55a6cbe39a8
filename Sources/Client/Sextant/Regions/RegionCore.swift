import CoreLocation
import LocationPolicy

/// The part of a client that monitors regions.
///
/// It passes events to the state machine, and carries out the effects that the machine returns.
final class RegionCore: Sendable {
  private let environment: LocationEnvironment
  private let manager: ManagerHolder<SharedManager>
  let state: Locked<State>
  private let search = Locked<(power: ServiceSwitch?, applied: ServiceSetup)>((nil, ServiceSetup()))
  /// The data to be saved, one at a time, so that the newest stays.
  private let unsaved = Locked(Unsaved())

  private struct Unsaved: Sendable {
    var memory: RegionMemory?
    var isBeingSaved = false

    /// Returns the data to be saved next; nil if there is none.
    mutating func take() -> RegionMemory? {
      defer { memory = nil }
      isBeingSaved = memory != nil
      return memory
    }
  }

  /// The maximum number of events that wait for a listener; the newest are kept.
  private static let keptEvents = 1_000
  /// The duration of a search for the phone's place, in seconds: the app may have been woken for only a few.
  private static let searchTime = 30.0
  /// The seconds after which the search is repeated.
  private static let searchPause = 300.0
  /// The maximum age of a location that shows where the phone is, in seconds: the first one is often old (DEL-060).
  private static let freshness = 15.0

  init(environment: LocationEnvironment, manager: ManagerHolder<SharedManager>) {
    self.environment = environment
    self.manager = manager
    let rules = ServiceRules(service: .region, policy: environment.policy)
    let memory = environment.storage.load(.regions).map { RegionMemory($0) } ?? RegionMemory()
    state = Locked(State(machine: RegionMachine(rules: rules, memory: memory)))
    let power = ServiceSwitch.ownManager(in: environment) {
      $0.set(.desiredAccuracy(kCLLocationAccuracyHundredMeters))
      $0.start(.locations)
    } stop: {
      $0.stop(.locations)
    } tell: { [weak self] event in
      self?.take(event)
    }
    search.withLock { $0.power = power }
  }

  deinit {
    guard let power = search.withLock({ $0.power }) else { return }
    environment.onLocationThread { power.stop() }
  }

  // Regions of the app

  /// The regions, sorted by name.
  var regions: [WatchedRegion] {
    let regions = state.withLock { $0.machine.regions }
    return regions.sortedKeys.compactMap { regions[$0]?.region }
  }

  func add(_ regions: [WatchedRegion]) { handle { $0.add(regions) } }

  func remove(_ ids: [String]) { handle { $0.remove(ids) } }

  func removeAll() { handle { $0.remove($0.regions.sortedKeys) } }

  /// Returns the events from now on, preceded by those that no one received.
  ///
  /// - Parameter client: An object to retain until the end.
  func events(of client: any AnyObject & Sendable) -> Subscription<RegionEvent> {
    let buffer = UpdateBuffer<RegionEvent>(limit: Self.keptEvents)
    let id = state.withLock { $0.newListener() }
    // On the location thread, like all other reports, so that they stay in order.
    environment.onLocationThread { [weak self] in self?.welcome(buffer, id) }
    return Subscription(buffer) { [self] in
      state.withLock { $0.removeListener(id) }
      withExtendedLifetime(client) {}
    }
  }

  private func welcome(_ listener: UpdateBuffer<RegionEvent>, _ id: RequestID) {
    guard let early = state.withLock({ $0.welcome(listener, id) }) else { return listener.end() }
    for event in early { listener.send(event) }
  }

  /// Handles the end of the process: nothing more is reported, and the system continues to monitor the regions.
  func end() {
    let (listeners, answers) = state.withLock { $0.end() }
    for listener in listeners { listener.end() }
    for answer in answers { answer(.unknown) }
  }

  /// Returns the state of a region; waits until it is known, but not longer than the time limit.
  func state(of id: String, timeLimit: Double) async -> WatchedRegion.State {
    let asker = state.withLock { $0.newAsker() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let early = state.withLock { $0.ask(id, asker: asker) { continuation.resume(returning: $0) } }
        if let early { return continuation.resume(returning: early) }
        let timer = environment.after(timeLimit) { [weak self] in self?.abandon(asker) }
        if !state.withLock({ $0.keep(timer, of: asker) }) { timer.cancel() }
      }
    } onCancel: {
      abandon(asker)
    }
  }

  private func abandon(_ asker: RequestID) {
    state.withLock { $0.abandon(asker) }?(.unknown)
  }

  // Events

  func authorization(_ reading: AuthorizationReading) { handle { $0.read(reading) } }

  func enteredForeground() { handle { $0.enteredForeground() } }

  func handle(_ event: MonitoringEvent) {
    switch event {
    case .entered(let identifier): handle { $0.crossed(identifier, into: .inside) }
    case .exited(let identifier): handle { $0.crossed(identifier, into: .outside) }
    case .determined(let state, let identifier): handle { $0.determined(state, of: identifier) }
    case .started(let identifier): handle { $0.started(identifier) }
    case .failed(let identifier, let code):
      manager.use { [environment, weak self] manager in
        let system = SystemRegions(of: manager.system, on: environment.system)
        self?.handle { $0.failed(identifier, code, with: system) }
      }
    case .visit: break
    }
  }

  private func take(_ event: SystemEvent) {
    // A failed search for the place ends with its time limit.
    guard case .locations(let locations) = event else { return }
    let oldest = environment.now().addingTimeInterval(-Self.freshness)
    guard let location = locations.last(where: { $0.isValid && $0.timestamp >= oldest }) else { return }
    handle { $0.found(Position(location.coordinate), accuracy: location.horizontalAccuracy) }
  }

  private func handle(_ input: (inout RegionMachine) -> [RegionMachine.Effect]) {
    carryOut(state.withLock { input(&$0.machine) })
  }

  private func carryOut(_ effects: [RegionMachine.Effect]) {
    for effect in effects { carryOut(effect) }
  }

  private func carryOut(_ effect: RegionMachine.Effect) {
    switch effect {
    case .schedule: _ = environment.after(0) { [weak self] in self?.due() }
    case .start(let region): manager.use { $0.system.startMonitoring(region) }
    case .stop(let region): manager.use { $0.system.stopMonitoring(region) }
    case .requestState(let identifier): manager.use { $0.system.requestState(of: identifier) }
    case .searchChanged: environment.onLocationThread { [weak self] in self?.setUpSearch() }
    case .searchLater:
      _ = environment.after(Self.searchPause) { [weak self] in self?.handle { $0.startSearch() } }
    case .tell(let event): tell(event)
    case .answer(let id, let answer):
      for asker in state.withLock({ $0.answer(id) }) { asker(answer) }
    case .save(let memory): save(memory)
    }
  }

  private func due() {
    manager.use { [environment, weak self] manager in
      let system = SystemRegions(of: manager.system, on: environment.system)
      self?.handle { $0.due(system) }
    }
  }

  private func tell(_ event: Update<RegionEvent>) {
    let listeners = state.withLock { state in
      let listeners = state.allListeners
      if listeners.isEmpty { state.keep(event, atMost: Self.keptEvents) }
      return listeners
    }
    for listener in listeners { listener.send(event) }
  }

  /// Starts or stops the search for the phone's place, on the location thread.
  private func setUpSearch() {
    guard let wanted = state.withLock({ $0.hasEnded ? nil : $0.machine.search }) else { return }
    let (power, before) = search.withLock { search in
      defer { search.applied = wanted }
      return (search.power, search.applied)
    }
    guard wanted != before else { return }
    power?.change(from: before, to: wanted)
    guard wanted.isRunning else { return }
    _ = environment.after(Self.searchTime) { [weak self] in self?.handle { $0.searchTimedOut(wanted) } }
  }

  private func save(_ memory: RegionMemory) {
    let isSaving = unsaved.withLock { unsaved in
      defer { unsaved = Unsaved(memory: memory, isBeingSaved: true) }
      return unsaved.isBeingSaved
    }
    if isSaving { return }
    // Not under the lock, because storages may call back.
    environment.inBackground { [unsaved, environment] in
      while let memory = unsaved.withLock({ $0.take() }) {
        if let data = memory.encoded() { environment.storage.save(data, .regions) }
      }
    }
  }
}
