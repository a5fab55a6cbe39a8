import CoreLocation

/// The part of a client that runs one service.
///
/// It passes events to the state machine, and carries out the effects that the machine returns.
final class ServiceCore<Value: Sendable>: Sendable {
  private let environment: LocationEnvironment
  private let state: Locked<State>
  /// The last setup of the service; changed only on the location thread.
  private let applied = Locked(ServiceSetup())
  private let power = Locked<ServiceSwitch?>(nil)

  private struct State: Sendable {
    var machine: ServiceMachine
    var listeners = ByCaller<UpdateBuffer<Value>>()
    var requests = RequestID.Counter()
    /// The newest values that arrived while no one listened.
    var kept: [Value] = []
  }

  /// The maximum number of updates that wait for a slow listener; the newest are kept.
  private static var bufferedUpdates: Int { 100 }

  private let keptValues: Int

  /// Creates a service without listeners.
  ///
  /// - Parameter keepingEarly: The number of values to keep that arrive before anyone listens, such as those that the
  ///   system launched the app for.
  init(environment: LocationEnvironment, rules: ServiceRules, keepingEarly keptValues: Int = 0) {
    self.environment = environment
    self.keptValues = keptValues
    state = Locked(State(machine: ServiceMachine(rules: rules)))
  }

  /// Connects the service with the switch that turns it on and off.
  func connect(_ power: ServiceSwitch) { self.power.withLock { $0 = power } }

  /// The requirements of the service.
  var rules: ServiceRules { state.withLock { $0.machine.rules } }

  /// Handles an input, in the order of arrival.
  func handle(_ input: (inout ServiceMachine) -> [ServiceMachine.Effect]) {
    carryOut(state.withLock { input(&$0.machine) })
  }

  /// Handles a value of the service.
  func came(_ value: Value) {
    carryOut(state.withLock { $0.machine.came() }, bringing: value)
  }

  /// Returns the values of the service from now on; ends with its user, and the last end turns the service off.
  ///
  /// - Parameter whenEnded: Also called at the end.
  func subscribe(whenEnded: @escaping @Sendable () -> Void = {}) -> Subscription<Value> {
    let buffer = UpdateBuffer<Value>(limit: Self.bufferedUpdates)
    let id = state.withLock { state in
      let id = state.requests.next()
      state.listeners[id] = buffer
      return id
    }
    environment.onLocationThread { self.welcome(id) }
    // Retains the service until the end, because only the listener's end turns it off.
    return Subscription(buffer) {
      self.leave(id)
      whenEnded()
    }
  }

  /// Starts a listener on the location thread, where all events are handled, so that reports stay in order.
  private func welcome(_ id: RequestID) {
    handle { $0.listen(id) }
    // The machine did not know yet about a listener that has left in the meantime.
    if state.withLock({ $0.listeners[id] == nil }) { handle { $0.leave(id) } }
  }

  /// Handles the end of the process: nothing more is reported, and the system's monitoring stays as it is.
  func end() {
    handle { $0.end() }
    // The machine does not know yet about listeners that are about to start.
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

  /// Brings the service into the state that is needed now, on the location thread.
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
