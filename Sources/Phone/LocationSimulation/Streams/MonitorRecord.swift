/// The system's record of a named monitor, across processes (MON-007).
public struct MonitorRecord: Hashable, Sendable {
  /// The monitor's name.
  public let name: String
  /// Its conditions, in the order in which they were added.
  public private(set) var conditions: [MonitoredCondition] = []

  init(name: String) { self.name = name }

  /// Returns the record of a condition; nil if the monitor has none with that identifier.
  public func condition(_ identifier: String) -> MonitoredCondition? {
    conditions.first { $0.identifier == identifier }
  }

  /// Whether the app has not seen the last event of a condition yet.
  var hasUnseenEvents: Bool { conditions.contains { $0.isUnseen } }

  /// Appends a condition.
  mutating func append(_ condition: MonitoredCondition) { conditions.append(condition) }

  /// Removes a condition.
  mutating func remove(_ identifier: String) { conditions.removeAll { $0.identifier == identifier } }

  /// Keeps the new event of a condition for the app to see.
  mutating func keep(_ event: MonitorEvent) {
    change(event.identifier) {
      $0.lastEvent = event
      $0.heldState = nil
      $0.isUnseen = true
    }
  }

  /// Records that the new event of a condition is held.
  mutating func hold(_ event: MonitorEvent) { change(event.identifier) { $0.heldState = event.state } }

  /// Records the new state of a condition, which the app does not see.
  mutating func skip(_ event: MonitorEvent) { change(event.identifier) { $0.lastEvent = event } }

  /// Stops monitoring the conditions with events that the app has not seen; the events stay.
  mutating func giveUpUnclaimed() {
    for index in conditions.indices where conditions[index].isUnseen { conditions[index].isGivenUp = true }
  }

  /// Releases all held states.
  mutating func forgetHeldStates() {
    for index in conditions.indices { conditions[index].heldState = nil }
  }

  /// Removes and returns the events that the app has not seen.
  mutating func takeUnseenEvents() -> [MonitorEvent] {
    var events: [MonitorEvent] = []
    for index in conditions.indices where conditions[index].isUnseen {
      conditions[index].isUnseen = false
      events.append(conditions[index].lastEvent)
    }
    return events
  }

  private mutating func change(_ identifier: String, _ change: (inout MonitoredCondition) -> Void) {
    guard let index = conditions.firstIndex(where: { $0.identifier == identifier }) else { return }
    change(&conditions[index])
  }
}

/// A condition of a monitor with its last event, as in CLMonitor.Record (MON-007, MON-015).
public struct MonitoredCondition: Hashable, Sendable {
  /// The condition's identifier.
  public let identifier: String
  /// The condition.
  public let condition: MonitorCondition
  /// The last event; it starts with the state that the app assumed.
  public fileprivate(set) var lastEvent: MonitorEvent
  /// The state that waits for the second prompt of provisional Always (AUTH-061); nil if none does.
  fileprivate(set) var heldState: ConditionState?
  /// Whether the app has not seen the last event yet.
  fileprivate(set) var isUnseen = false
  /// Whether the system stopped monitoring it because no monitor took its event; adding it again restarts
  /// that.
  public fileprivate(set) var isGivenUp = false

  /// Creates a condition that the app adds; if it is not monitored, the app is notified at once.
  init(identifier: String, condition: MonitorCondition, firstEvent: MonitorEvent) {
    self.identifier = identifier
    self.condition = condition
    lastEvent = firstEvent
    if !isWatched {
      lastEvent.state = .unmonitored
      isUnseen = true
    }
  }

  /// Whether the system monitors the condition: not beyond the limit, not if it can't be monitored, and not after an
  /// event that no monitor took.
  var isWatched: Bool { !lastEvent.conditionLimitExceeded && !lastEvent.conditionUnsupported && !isGivenUp }
}
