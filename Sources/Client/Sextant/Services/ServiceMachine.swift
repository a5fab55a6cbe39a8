import CoreLocation
import LocationPolicy

/// A service and those who listen to it: whether it has to run, and what they are told.
///
/// A state machine without I/O: each input returns what has to be done, in order, outside of any lock. What the service
/// brings stays with its core.
struct ServiceMachine: Sendable {
  private enum State: Sendable {
    /// Nobody listens, and the service does not run; values that come all the same wait for a listener.
    case idle
    /// These listen, in the order of their coming, and the service runs; a disturbance lasts until the next value.
    case running([RequestID], disturbance: Interruption?)
    /// The process has ended: nobody is told anything, and what the system goes on with stays as it is.
    case ended
  }

  /// What the service needs.
  let rules: ServiceRules
  private var state = State.idle
  /// What the authorization stands in the way of, whether or not anybody listens.
  private var obstacle: Interruption?
  /// Whether the app is out of the foreground, and the service is one that stops when it is suspended there.
  private var isAway = false
  /// How often the service was started so far.
  private var starts = 0

  /// Creates a service that nobody listens to.
  init(rules: ServiceRules) { self.rules = rules }

  /// What has to be done.
  enum Effect {
    /// What the service has to do has changed.
    case changed
    /// A listener has to be told what is in the way, or that nothing is.
    case tell(RequestID, Update<Never>)
    /// A listener has to be given the value that came.
    case give(RequestID)
    /// The value that came has to be kept for the first one who listens.
    case keep
    /// A listener has to be given what was kept.
    case giveKept(RequestID)
    /// A listener has nothing to expect anymore.
    case end(RequestID)
  }

  /// Whether the service has to run, and since when; nil when that is nobody's business anymore.
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
    case .idle:
      state = .running([id], disturbance: nil)
      starts += 1
      // What starting brings about comes after it.
      return tellInterruption(to: id) + [.giveKept(id), .changed]
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
    // What disturbed the last listener need not be so anymore when the next one comes.
    state = others.isEmpty ? .idle : .running(others, disturbance: disturbance)
    return others.isEmpty ? [.changed] : []
  }

  /// The process ends: those who listen have nothing to expect anymore.
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
  mutating func came() -> [Effect] {
    switch state {
    case .idle: return [.keep]
    case .running(let listeners, _):
      let told = interruption
      state = .running(listeners, disturbance: nil)
      return tellNews(since: told) + listeners.map { .give($0) }
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
    guard let news = Interruption.news(from: before, to: interruption) else { return [] }
    return listeners.map { .tell($0, news) }
  }
}
