/// The monitors that an app created, in order of creation; they outlive its process (MON-007).
struct Monitors: Sendable {
  /// The system's records of the monitors.
  private(set) var records: [MonitorRecord] = []

  /// The monitor with a name; nil if the app never created one.
  subscript(name: String) -> MonitorRecord? { records.first { $0.name == name } }

  /// Whether any conditions are monitored.
  var areWatching: Bool { records.contains { $0.conditions.contains { $0.isWatched } } }

  /// Handles the app creating a monitor, possibly one that it created before.
  mutating func make(named name: String) {
    if self[name] == nil { records.append(MonitorRecord(name: name)) }
  }

  /// Adds a condition, replacing one with the same identifier; one beyond the limit is not monitored.
  mutating func add(
    _ condition: MonitorCondition, identifier: String, assuming assumed: ConditionState?, to name: String,
    at moment: Moment, limit: Int
  ) {
    var event = MonitorEvent(identifier: identifier, state: assumed ?? .unknown, moment: moment)
    event.conditionLimitExceeded = watchedCount >= limit
    event.conditionUnsupported = !condition.isSupported
    let added = MonitoredCondition(identifier: identifier, condition: condition, firstEvent: event)
    update(name) { $0.append(added) }
  }

  private var watchedCount: Int { records.reduce(0) { $0 + $1.conditions.count { $0.isWatched } } }

  /// Removes a condition.
  mutating func remove(identifier: String, from name: String) { update(name) { $0.remove(identifier) } }

  /// Keeps an event for the app to see.
  mutating func keep(_ event: MonitorEvent, of name: String) { update(name) { $0.keep(event) } }

  /// Records that an event waits for the second prompt of provisional Always (AUTH-061).
  mutating func hold(_ event: MonitorEvent, of name: String) { update(name) { $0.hold(event) } }

  /// Records a state that the app is not notified of.
  mutating func skip(_ event: MonitorEvent, of name: String) { update(name) { $0.skip(event) } }

  /// Stops monitoring the conditions of a monitor whose events the app has not seen.
  mutating func giveUpUnclaimed(of name: String) { update(name) { $0.giveUpUnclaimed() } }

  /// Releases all held events, which were delivered or lost, so that the current states count again.
  mutating func forgetHeldStates() {
    for index in records.indices { records[index].forgetHeldStates() }
  }

  /// Removes and returns the events of a monitor that the app has not seen.
  mutating func takeUnseenEvents(of name: String) -> [MonitorEvent] {
    guard let record = self[name], record.hasUnseenEvents else { return [] }
    var events: [MonitorEvent] = []
    update(name) { events = $0.takeUnseenEvents() }
    return events
  }

  private mutating func update(_ name: String, _ change: (inout MonitorRecord) -> Void) {
    guard let index = records.firstIndex(where: { $0.name == name }) else { return }
    change(&records[index])
  }
}
