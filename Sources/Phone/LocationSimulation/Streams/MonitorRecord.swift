/// What the system keeps of a monitor with a name, across processes (MON-007).
public struct MonitorRecord: Hashable, Sendable {
  /// The monitor's name.
  public let name: String
  /// Its conditions, in the order in which they were added.
  public internal(set) var conditions: [MonitoredCondition] = []

  init(name: String) { self.name = name }

  /// Returns the record of a condition; nil when the monitor has none of that identifier.
  public func condition(_ identifier: String) -> MonitoredCondition? {
    conditions.first { $0.identifier == identifier }
  }
}

/// A condition of a monitor with its last event, as CLMonitor.Record tells it (MON-007).
public struct MonitoredCondition: Hashable, Sendable {
  /// The condition's identifier.
  public let identifier: String
  /// The condition.
  public let condition: MonitorCondition
  /// The last event; it starts with the state that the app assumed.
  public internal(set) var lastEvent: MonitorEvent
  /// The state that waits for the second prompt of provisional Always (AUTH-061); nil when none does.
  var heldState: ConditionState?
  /// Whether the app has not seen the last event yet.
  var isUnseen = false

  init(identifier: String, condition: MonitorCondition, lastEvent: MonitorEvent) {
    self.identifier = identifier
    self.condition = condition
    self.lastEvent = lastEvent
  }

  /// Whether the system watches it: one beyond the limit, or one that can't be monitored, is not watched.
  var isWatched: Bool { !lastEvent.conditionLimitExceeded && !lastEvent.conditionUnsupported }
}
