import LocationHost
import LocationSimulation

/// Monitors conditions and reports when their state changes.
///
/// The system stores the conditions under the monitor's name, across the app's processes.
@available(iOS 17.0, *)
public actor CLMonitor {
  private let name: String
  private let connection: StreamConnection<CLMonitor.Event>

  /// The changes of the conditions' states.
  public let events: Events

  /// Opens the monitor with a name; only one with each name can be open at a time.
  public init(_ name: String) async {
    let host = DeviceHost.current
    self.name = name
    connection = StreamConnection(.monitor(name: name), on: host) { content in
      guard case .monitorEvent(let event) = content else { return nil }
      return CLMonitor.Event(event, on: host)
    }
    events = Events(connection: connection)
  }

  /// The names of the monitored conditions, in the order in which they were added.
  public var identifiers: [String] { record?.conditions.map(\.identifier) ?? [] }

  // The parameter's name is Apple's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Starts monitoring a condition under a name; it replaces one with the same name.
  public func add(_ Condition: any CLCondition, identifier: String) {
    guard let value = MonitorCondition(Condition) else { return }
    connection.call(.add(value, identifier: identifier, assuming: nil))
  }

  /// Starts monitoring a condition with an assumed state, so that only a change is an event.
  public func add(_ condition: any CLCondition, identifier: String, assuming state: CLMonitor.Event.State) {
    guard let value = MonitorCondition(condition) else { return }
    connection.call(.add(value, identifier: identifier, assuming: ConditionState(rawValue: state.rawValue)))
  }

  /// Stops monitoring a condition.
  public func remove(_ identifier: String) { connection.call(.remove(identifier: identifier)) }

  /// Returns the record of a condition; nil if it is not monitored.
  public func record(for identifier: String) -> CLMonitor.Record? {
    guard let known = record?.condition(identifier) else { return nil }
    return Record(
      condition: known.condition.value, lastEvent: CLMonitor.Event(known.lastEvent, on: connection.host))
  }

  private var record: MonitorRecord? {
    guard connection.isOpen else { return nil }
    let host = connection.host
    return host.read { $0.monitor(named: name, of: host.app) }
  }
}

/// A condition that a monitor can observe.
@available(iOS 17.0, *)
public protocol CLCondition: Decodable, Encodable, Sendable {}
