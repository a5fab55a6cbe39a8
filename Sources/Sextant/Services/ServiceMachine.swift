import CoreLocation
import LocationPolicy

/// A service and those who listen to it: whether it has to run, and what they are told.
///
/// A state machine without I/O: each input returns what has to be done, in order, outside of any lock.
struct ServiceMachine<Value: Sendable>: Sendable {
  /// What the service needs.
  let rules: ServiceRules
  /// Whether the service has to run, and since when; what it was before does not matter.
  private(set) var setup = ServiceSetup()
  /// How many values are kept for the first listener, the newest ones.
  private let keptValues: Int

  private var listeners: [RequestID] = []
  private var early: [Value] = []
  private var interruptions = Interruptions()

  /// Creates a service that nobody listens to.
  ///
  /// - Parameter keepingEarly: How many values are kept that come before anybody listens, such as those that the
  ///   system launched the app for.
  init(rules: ServiceRules, keepingEarly keptValues: Int = 0) {
    self.rules = rules
    self.keptValues = keptValues
  }

  /// What has to be done.
  enum Effect {
    /// What the service has to do has changed.
    case changed
    /// A listener has to be told something.
    case tell(RequestID, Update<Value>)
  }

  /// Somebody listens from now on.
  mutating func listen(_ id: RequestID) -> [Effect] {
    listeners.append(id)
    let values = early
    early = []
    let news = interruptions.told.map { [Update<Value>.interrupted($0)] } ?? []
    let effects = (news + values.map(Update.value)).map { Effect.tell(id, $0) }
    guard listeners.count == 1 else { return effects }
    setup.start()
    // What starting brings about comes after it.
    return effects + [.changed]
  }

  /// Somebody no longer listens.
  mutating func leave(_ id: RequestID) -> [Effect] {
    guard let index = listeners.firstIndex(of: id) else { return [] }
    listeners.remove(at: index)
    guard listeners.isEmpty else { return [] }
    setup.stop()
    interruptions.disturbance = nil
    _ = interruptions.takeNews()
    return [.changed]
  }

  /// The authorization was read.
  ///
  /// When the app gets it back, the service is started again: not every service survives its loss.
  mutating func read(_ reading: AuthorizationReading) -> [Effect] {
    let before = interruptions.obstacle
    interruptions.obstacle = rules.obstacle(in: reading)
    guard before != nil, interruptions.obstacle == nil, setup.isRunning else { return tellInterruption() }
    setup.start()
    return [.changed] + tellInterruption()
  }

  /// The service brought something.
  mutating func came(_ value: Value) -> [Effect] {
    guard !listeners.isEmpty else {
      early = Array((early + [value]).suffix(keptValues))
      return []
    }
    interruptions.disturbance = nil
    return tellInterruption() + tellAll(.value(value))
  }

  /// What the service brings is of no use for now.
  mutating func disturbed(by interruption: Interruption) -> [Effect] {
    guard !listeners.isEmpty else { return [] }
    interruptions.disturbance = interruption
    return tellInterruption()
  }

  /// Core Location failed.
  ///
  /// That the app is denied tells the status too, with its reason (ERR-003); a compass needs no location (DEL-090).
  mutating func failed(_ code: CLError.Code) -> [Effect] {
    switch code {
    case .denied: []
    case .headingFailure: disturbed(by: .interference)
    case .locationUnknown where rules.service == .heading: []
    default: disturbed(by: .failed(code))
    }
  }

  private mutating func tellInterruption() -> [Effect] {
    switch interruptions.takeNews() {
    case .nothing: []
    case .interrupted(let interruption): tellAll(.interrupted(interruption))
    case .resumed: tellAll(.resumed)
    }
  }

  private func tellAll(_ update: Update<Value>) -> [Effect] {
    listeners.map { .tell($0, update) }
  }
}
