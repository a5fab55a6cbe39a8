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
