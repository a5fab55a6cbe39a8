import CoreLocation

/// The part of a client that runs one service: puts what happens to the state machine, and carries out what it says.
final class ServiceCore<Value: Sendable>: Sendable {
  private let environment: LocationEnvironment
  private let state: Locked<State>
  /// What the service was told to do last; changed on the location thread only.
  private let applied = Locked(ServiceSetup())
  private let power = Locked<ServiceSwitch?>(nil)

  private struct State: Sendable {
    var machine: ServiceMachine
    var listeners = ByCaller<UpdateBuffer<Value>>()
    var requests = RequestID.Counter()
    /// What came while nobody listened, the newest ones.
    var kept: [Value] = []
  }

  /// How many updates wait for a listener that does not keep up, the newest ones.
  private static var bufferedUpdates: Int { 100 }

  private let keptValues: Int

  /// Creates a service that nobody listens to.
  ///
  /// - Parameter keepingEarly: How many values are kept that come before anybody listens, such as those that the
  ///   system launched the app for.
  init(environment: LocationEnvironment, rules: ServiceRules, keepingEarly keptValues: Int = 0) {
    self.environment = environment
    self.keptValues = keptValues
    state = Locked(State(machine: ServiceMachine(rules: rules)))
  }

  /// Connects the service with what turns it on and off.
  func connect(_ power: ServiceSwitch) { self.power.withLock { $0 = power } }

  /// What the service needs.
  var rules: ServiceRules { state.withLock { $0.machine.rules } }

  /// What happens, in the order of its coming.
  func handle(_ input: (inout ServiceMachine) -> [ServiceMachine.Effect]) {
    carryOut(state.withLock { input(&$0.machine) })
  }

  /// The service brought something.
  func came(_ value: Value) {
    carryOut(state.withLock { $0.machine.came() }, bringing: value)
  }

  /// What the service brings from now on; ends with its user, and with the last one the service is turned off.
  ///
  /// - Parameter whenEnded: What is done then, besides.
  func subscribe(whenEnded: @escaping @Sendable () -> Void = {}) -> Subscription<Value> {
    let buffer = UpdateBuffer<Value>(limit: Self.bufferedUpdates)
    let id = state.withLock { state in
      let id = state.requests.next()
      state.listeners[id] = buffer
      return id
    }
    environment.onLocationThread { self.welcome(id) }
    // Holds the service until the end: the listener's end is the only one that turns it off.
    return Subscription(buffer) {
      self.leave(id)
      whenEnded()
    }
  }

  /// Begins with a listener, on the location thread, where all else happens too: what is told stays in order.
  private func welcome(_ id: RequestID) {
    handle { $0.listen(id) }
    // The machine did not know yet of a listener that left meanwhile.
    if state.withLock({ $0.listeners[id] == nil }) { handle { $0.leave(id) } }
  }

  /// The process ends: nothing more is told, and what the system goes on with stays as it is.
  func end() {
    handle { $0.end() }
    // Those who were about to listen are none of the machine's yet.
    for listener in state.withLock(\.listeners.values) { listener.end() }
  }

  private func leave(_ id: RequestID) {
    _ = state.withLock { $0.listeners.remove(id) }
    handle { $0.leave(id) }
  }

  private func carryOut(_ effects: [ServiceMachine.Effect], bringing value: Value? = nil) {
    for effect in effects { carryOut(effect, bringing: value) }
  }

  private func carryOut(_ effect: ServiceMachine.Effect, bringing value: Value?) {
    switch effect {
    case .changed: environment.onLocationThread { self.setUp() }
    case .tell(let id, let word): listener(id)?.send(Update(word))
    case .give(let id): if let value { listener(id)?.send(.value(value)) }
    case .keep:
      if let value { state.withLock { $0.kept.append(value, keeping: keptValues) } }
    case .giveKept(let id): giveKept(to: id)
    case .end(let id): listener(id)?.end()
    }
  }

  private func listener(_ id: RequestID) -> UpdateBuffer<Value>? { state.withLock { $0.listeners[id] } }

  private func giveKept(to id: RequestID) {
    let kept = state.withLock { state in
      defer { state.kept = [] }
      return state.kept
    }
    for value in kept { listener(id)?.send(.value(value)) }
  }

  /// Brings the service into the state that is wanted now, on the location thread.
  private func setUp() {
    guard let wanted = state.withLock(\.machine.setup) else { return }
    let before = applied.withLock { applied in
      defer { applied = wanted }
      return applied
    }
    guard wanted != before, let power = power.withLock({ $0 }) else { return }
    power.change(from: before, to: wanted)
  }
}
