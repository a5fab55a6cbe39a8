/// What an app's code calls on a stream, session or monitor of the Swift API.
public enum StreamCall: Hashable, Sendable {
  /// The iteration ends, the session is invalidated, the monitor goes.
  case close
  /// CLMonitor.add(_:identifier:assuming:)
  case add(MonitorCondition, identifier: String, assuming: ConditionState?)
  /// CLMonitor.remove(_:)
  case remove(identifier: String)
  /// The events of a monitor are iterated; before that none arrive (MON-007).
  case awaitEvents
}
