import CoreLocation
import LocationPolicy

/// A service and those who listen to it: whether it has to run, and what they are told.
///
/// A state machine without I/O: each input returns what has to be done, in order, outside of any lock.
struct ServiceMachine<Value: Sendable>: Sendable {
  private enum State: Sendable {
    /// Nobody listens, and the service does not run; the newest values that came all the same wait for a listener.
    case idle(early: [Value])
    /// These listen, in the order of their coming, and the service runs; a disturbance lasts until the next value.
    case running([RequestID], disturbance: Interruption?)
    /// The process has ended: nobody is told anything, and what the system goes on with stays as it is.
    case ended
  }

  /// What the service needs.
  let rules: ServiceRules
  private var state = State.idle(early: [])
  /// What the authorization stands in the way of, whether or not anybody listens.
  private var obstacle: Interruption?
  /// Whether the app is out of the foreground, and the service is one that stops when it is suspended there.
  private var isAway = false
  /// How often the service was started so far.
  private var starts = 0
  /// How many values are kept for the first listener, the newest ones.
  private let keptValues: Int

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
    /// A listener has nothing to expect any more.
    case end(RequestID)
  }

  /// Whether the service has to run, and since when; nil when that is nobody's business any more.
  var setup: ServiceSetup? {
    switch state {
    case .idle: ServiceSetup(isRunning: false, starts: starts)
    case .running: ServiceSetup(isRunning: true, starts: starts)
    case .ended: nil
    }
  }

  // Listeners

  /// Somebody listens from now on.
  mutating func listen(_ id: RequestID) -> [Effect] {
    switch state {
    case .idle(let early):
      state = .running([id], disturbance: nil)
      starts += 1
      // What starting brings about comes after it.
      return tellInterruption(to: id) + early.map { .tell(id, .value($0)) } + [.changed]
    case .running(let listeners, let disturbance):
      state = .running(listeners + [id], disturbance: disturbance)
      return tellInterruption(to: id)
    case .ended: return [.end(id)]
    }
  }

  /// Somebody no longer listens.
  mutating func leave(_ id: RequestID) -> [Effect] {
    guard case .running(let listeners, let disturbance) = state, listeners.contains(id) else { return [] }
    let others = listeners.filter { $0 != id }
    // What disturbed the last listener need not be so any more when the next one comes.
    state = others.isEmpty ? .idle(early: []) : .running(others, disturbance: disturbance)
    return others.isEmpty ? [.changed] : []
  }

  /// The process ends: those who listen have nothing to expect any more.
  mutating func end() -> [Effect] {
    guard case .running(let listeners, _) = state else {
      state = .ended
      return []
    }
    state = .ended
    return listeners.map { .end($0) }
  }

  // What happens

  /// The authorization was read.
  ///
  /// When the app gets it back, the service is started again: not every service survives its loss.
  mutating func read(_ reading: AuthorizationReading) -> [Effect] {
    let before = obstacle
    let told = interruption
    obstacle = rules.obstacle(in: reading)
    guard case .running = state else { return [] }
    guard before != nil, obstacle == nil else { return tellNews(since: told) }
    starts += 1
    return [.changed] + tellNews(since: told)
  }

  /// The app was left, or is back, for a service that stops with it.
  mutating func isAway(_ isAway: Bool) -> [Effect] {
    let told = interruption
    self.isAway = isAway
    return tellNews(since: told)
  }

  /// The service brought something.
  mutating func came(_ value: Value) -> [Effect] {
    switch state {
    case .idle(let early):
      state = .idle(early: (early + [value]).suffix(keptValues))
      return []
    case .running(let listeners, _):
      let told = interruption
      state = .running(listeners, disturbance: nil)
      return tellNews(since: told) + tellAll(.value(value))
    case .ended: return []
    }
  }

  /// What the service brings is of no use for now.
  mutating func disturbed(by disturbance: Interruption) -> [Effect] {
    // Where nobody listens, nobody has to know.
    guard case .running(let listeners, _) = state else { return [] }
    let told = interruption
    state = .running(listeners, disturbance: disturbance)
    return tellNews(since: told)
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

  // What is told

  private var listeners: [RequestID] {
    if case .running(let listeners, _) = state { listeners } else { [] }
  }

  /// What is in the way, which all who listen have been told.
  private var interruption: Interruption? {
    let lasting = obstacle ?? (isAway ? .inBackground : nil)
    return if case .running(_, let disturbance) = state { lasting ?? disturbance } else { lasting }
  }

  private func tellInterruption(to id: RequestID) -> [Effect] {
    interruption.map { [.tell(id, .interrupted($0))] } ?? []
  }

  private func tellNews(since before: Interruption?) -> [Effect] {
    Interruption.news(from: before, to: interruption).map(tellAll) ?? []
  }

  private func tellAll(_ update: Update<Value>) -> [Effect] { listeners.map { .tell($0, update) } }
}
