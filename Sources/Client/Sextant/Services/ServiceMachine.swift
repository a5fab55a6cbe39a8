import CoreLocation
import LocationPolicy

/// A service and its listeners: whether it must run, and what the listeners receive.
///
/// A state machine without I/O: each input returns effects, to be carried out in order and outside of any lock. The
/// values themselves stay with the core.
struct ServiceMachine: Sendable {
  private enum State: Sendable {
    /// There are no listeners, and the service does not run; values that arrive all the same wait for a listener.
    case idle
    /// There are listeners, in order of arrival, and the service runs; a disturbance lasts until the next value.
    case running([RequestID], disturbance: Interruption?)
    /// The process has ended: nothing is reported, and the system's monitoring stays as it is.
    case ended
  }

  /// The requirements of the service.
  let rules: ServiceRules
  private var state = State.idle
  /// The obstacle that results from the authorization, whether or not anyone listens.
  private var obstacle: Interruption?
  /// Whether the app is in the background, and the service stops when the app is suspended there.
  private var isAway = false
  /// The number of times that the service has been started.
  private var starts = 0

  /// Creates a service without listeners.
  init(rules: ServiceRules) { self.rules = rules }

  /// The side effects that the caller must carry out.
  enum Effect {
    /// Apply the setup of the service, which has changed.
    case changed
    /// Report to a listener what prevents values, or that nothing does anymore.
    case tell(RequestID, Update<Never>)
    /// Deliver the new value to a listener.
    case give(RequestID)
    /// Keep the new value for the first listener.
    case keep
    /// Deliver the kept values to a listener.
    case giveKept(RequestID)
    /// End the updates of a listener.
    case end(RequestID)
  }

  /// Whether and since when the service must run; nil after the process has ended.
  var setup: ServiceSetup? {
    switch state {
    case .idle: ServiceSetup(isRunning: false, starts: starts)
    case .running: ServiceSetup(isRunning: true, starts: starts)
    case .ended: nil
    }
  }

  // Listeners

  /// Adds a listener.
  mutating func listen(_ id: RequestID) -> [Effect] {
    switch state {
    case .idle:
      state = .running([id], disturbance: nil)
      starts += 1
      // The consequences of starting come after it.
      return tellInterruption(to: id) + [.giveKept(id), .changed]
    case .running(let listeners, let disturbance):
      state = .running(listeners + [id], disturbance: disturbance)
      return tellInterruption(to: id)
    case .ended: return [.end(id)]
    }
  }

  /// Removes a listener.
  mutating func leave(_ id: RequestID) -> [Effect] {
    guard case .running(let listeners, let disturbance) = state, listeners.contains(id) else { return [] }
    let others = listeners.filter { $0 != id }
    // A disturbance of the last listener may be over when the next one comes.
    state = others.isEmpty ? .idle : .running(others, disturbance: disturbance)
    return others.isEmpty ? [.changed] : []
  }

  /// Handles the end of the process, which ends the updates of all listeners.
  mutating func end() -> [Effect] {
    guard case .running(let listeners, _) = state else {
      state = .ended
      return []
    }
    state = .ended
    return listeners.map { .end($0) }
  }

  // Events

  /// Handles a reading of the authorization.
  ///
  /// When the app regains it, the service is restarted, because not every service survives its loss.
  mutating func read(_ reading: AuthorizationReading) -> [Effect] {
    let before = obstacle
    let told = interruption
    obstacle = rules.obstacle(in: reading)
    guard case .running = state else { return [] }
    guard before != nil, obstacle == nil else { return tellNews(since: told) }
    starts += 1
    return [.changed] + tellNews(since: told)
  }

  /// Handles the app leaving or entering the foreground, for a service that stops with it.
  mutating func isAway(_ isAway: Bool) -> [Effect] {
    let told = interruption
    self.isAway = isAway
    return tellNews(since: told)
  }

  /// Handles a value of the service.
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

  /// Handles a value that is unusable for now.
  mutating func disturbed(by disturbance: Interruption) -> [Effect] {
    // If no one listens, no one needs to know.
    guard case .running(let listeners, _) = state else { return [] }
    let told = interruption
    state = .running(listeners, disturbance: disturbance)
    return tellNews(since: told)
  }

  /// Handles an error of Core Location.
  ///
  /// A denial also shows in the status, with its reason (ERR-003); a compass needs no location (DEL-090).
  mutating func failed(_ code: CLError.Code) -> [Effect] {
    switch code {
    case .denied: []
    case .headingFailure: disturbed(by: .interference)
    case .locationUnknown where rules.service == .heading: []
    default: disturbed(by: .failed(code))
    }
  }

  // Reports

  private var listeners: [RequestID] {
    if case .running(let listeners, _) = state { listeners } else { [] }
  }

  /// The interruption that was last reported to all listeners.
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
