import CoreLocation
import LocationPolicy

/// The heart of the regions: puts what happens to their state machine, and carries out what that says.
final class RegionCore: Sendable {
  private let environment: LocationEnvironment
  private let manager: ManagerHolder<LocationManagerAdapter>
  private let state: Locked<State>
  private let search = Locked<(power: ServiceSwitch?, applied: ServiceSetup)>((nil, ServiceSetup()))
  /// What has to be saved; held while it is, so that what is newer comes later.
  private let unsaved = Locked<RegionMemory?>(nil)

  private struct State: Sendable {
    var machine: RegionMachine
    var listeners: [RequestID: AsyncStream<RegionEvent>.Continuation] = [:]
    /// What happened while nobody listened, such as what the system launched the app for.
    var early: [RegionEvent] = []
    var askers: [String: [RequestID]] = [:]
    var waiters = Waiters<WatchedRegion.State>()
    private var lastID = 0

    init(machine: RegionMachine) { self.machine = machine }

    mutating func newID() -> RequestID {
      lastID += 1
      return RequestID(number: lastID)
    }

    /// Keeps what happened; what interrupts is told as it is when somebody listens.
    mutating func keep(_ event: RegionEvent, atMost limit: Int) {
      switch event {
      case .entered, .exited, .failed: early = (early + [event]).suffix(limit)
      case .interrupted, .resumed: break
      }
    }

    /// What keeps regions from being watched, as one who begins to listen is told.
    var interruption: [RegionEvent] { machine.interruption.map { [.interrupted($0)] } ?? [] }

    /// Somebody waits for the state of a region; returns it if there is nothing to wait for.
    mutating func ask(
      _ id: String, asker: RequestID, _ end: @escaping @Sendable (WatchedRegion.State) -> Void
    ) -> WatchedRegion.State? {
      if let early = waiters.wait(asker, end) { return early }
      let known = machine.regions[id]?.state
      guard known == .unknown else {
        _ = waiters.finish(asker)
        return known ?? .unknown
      }
      askers[id, default: []].append(asker)
      return nil
    }

    /// The state of a region is known: those who wait for it.
    mutating func answer(_ id: String) -> [@Sendable (WatchedRegion.State) -> Void] {
      (askers.removeValue(forKey: id) ?? []).compactMap { waiters.finish($0) }
    }
  }

  /// How many events wait for a listener, the newest ones.
  private static let keptEvents = 1_000
  /// How long the phone's place is looked for, in seconds: the app may have been woken for a few only.
  private static let searchTime = 30.0
  /// After how many seconds it is looked for again.
  private static let searchPause = 300.0
  /// How old a location may be to say where the phone is, in seconds: the first one is often an old one (DEL-060).
  private static let freshness = 15.0

  init(environment: LocationEnvironment, manager: ManagerHolder<LocationManagerAdapter>) {
    self.environment = environment
    self.manager = manager
    let rules = ServiceRules(service: .region, policy: environment.policy)
    let memory = environment.storage.load(.regions).map { RegionMemory($0) } ?? RegionMemory()
    state = Locked(State(machine: RegionMachine(rules: rules, memory: memory)))
    let power = ServiceSwitch.ownManager(in: environment) {
      $0.desiredAccuracy = kCLLocationAccuracyHundredMeters
      $0.startUpdatingLocation()
    } stop: {
      $0.stopUpdatingLocation()
    } tell: { [weak self] event in
      self?.take(event)
    }
    search.withLock { $0.power = power }
  }

  deinit {
    guard let power = search.withLock({ $0.power }) else { return }
    environment.onLocationThread { power.stop() }
  }

  // What the app wants

  /// The regions, in the order of their names.
  var regions: [WatchedRegion] {
    state.withLock { $0.machine.regions }.values.map(\.region).sorted { $0.id < $1.id }
  }

  func add(_ regions: [WatchedRegion]) { handle { $0.add(regions) } }

  func remove(_ ids: [String]) { handle { $0.remove(ids) } }

  func removeAll() { handle { $0.remove($0.regions.keys.sorted()) } }

  /// What happens from now on, and before that what nobody heard.
  ///
  /// - Parameter client: What is held until the end.
  func events(of client: ClientCore) -> AsyncStream<RegionEvent> {
    AsyncStream(bufferingPolicy: .bufferingNewest(Self.keptEvents)) { continuation in
      let (id, early) = state.withLock { state in
        let id = state.newID()
        state.listeners[id] = continuation
        defer { state.early = [] }
        return (id, state.early + state.interruption)
      }
      continuation.onTermination = { _ in
        let ended = client.services.regions.state.withLock { $0.listeners.removeValue(forKey: id) }
        withExtendedLifetime(ended) {}
      }
      for event in early { continuation.yield(event) }
    }
  }

  /// Where the phone is with respect to a region; waits until that is known, but not longer than the time limit.
  func state(of id: String, timeLimit: Double) async -> WatchedRegion.State {
    let asker = state.withLock { state in
      let asker = state.newID()
      state.waiters.announce(asker)
      return asker
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let early = state.withLock { $0.ask(id, asker: asker) { continuation.resume(returning: $0) } }
        if let early { return continuation.resume(returning: early) }
        _ = environment.after(timeLimit) { [weak self] in self?.abandon(asker) }
      }
    } onCancel: {
      abandon(asker)
    }
  }

  private func abandon(_ asker: RequestID) {
    let end = state.withLock { state in
      state.waiters.abandon(asker, with: .unknown) ? state.waiters.finish(asker) : nil
    }
    end?(.unknown)
  }

  // What happens

  func authorization(_ reading: AuthorizationReading) { handle { $0.read(reading) } }

  func enteredForeground() { handle { $0.enteredForeground() } }

  func handle(_ event: MonitoringEvent) {
    switch event {
    case .entered(let identifier): handle { $0.crossed(identifier, into: .inside) }
    case .exited(let identifier): handle { $0.crossed(identifier, into: .outside) }
    case .determined(let state, let identifier): handle { $0.determined(state, of: identifier) }
    case .started(let identifier): handle { $0.started(identifier) }
    case .failed(let identifier, let code):
      manager.use { [weak self] adapter in
        let system = SystemRegions(adapter.manager)
        self?.handle { $0.failed(identifier, code, with: system) }
      }
    case .visit: break
    }
  }

  private func take(_ event: ServiceEvent) {
    // What fails while the place is looked for is over with the time for it.
    guard case .locations(let locations) = event else { return }
    let oldest = environment.now().addingTimeInterval(-Self.freshness)
    let isUsable = { (location: CLLocation) in
      location.horizontalAccuracy >= 0 && CLLocationCoordinate2DIsValid(location.coordinate)
        && location.timestamp >= oldest
    }
    guard let location = locations.last(where: isUsable) else { return }
    handle { $0.found(Place(location.coordinate), accuracy: location.horizontalAccuracy) }
  }

  private func handle(_ input: (inout RegionMachine) -> [RegionMachine.Effect]) {
    for effect in state.withLock({ input(&$0.machine) }) { carryOut(effect) }
  }

  private func carryOut(_ effect: RegionMachine.Effect) {
    switch effect {
    case .schedule: _ = environment.after(0) { [weak self] in self?.due() }
    case .start(let region): manager.use { $0.manager.startMonitoring(for: region.value) }
    case .stop(let region): manager.use { $0.manager.stopMonitoring(for: region.value) }
    case .requestState(let identifier): requestState(identifier)
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
    manager.use { [weak self] adapter in
      let system = SystemRegions(adapter.manager)
      self?.handle { $0.due(system) }
    }
  }

  private func requestState(_ identifier: String) {
    manager.use { adapter in
      let region = adapter.manager.monitoredRegions.first { $0.identifier == identifier }
      if let region { adapter.manager.requestState(for: region) }
    }
  }

  private func tell(_ event: RegionEvent) {
    let listeners = state.withLock { state in
      if state.listeners.isEmpty { state.keep(event, atMost: Self.keptEvents) }
      return state.listeners.sorted { $0.key.number < $1.key.number }.map(\.value)
    }
    for listener in listeners { listener.yield(event) }
  }

  /// Looks for the phone's place, or no longer, on the location thread.
  private func setUpSearch() {
    let wanted = state.withLock { $0.machine.search }
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
    unsaved.withLock { $0 = memory }
    environment.inBackground { [unsaved, environment] in
      unsaved.withLock { memory in
        if let data = memory?.encoded() { environment.storage.save(data, .regions) }
        memory = nil
      }
    }
  }
}
