public import LocationTracks

/// A condition of a monitor (MON-007).
public enum MonitorCondition: Hashable, Sendable, Codable {
  /// CLMonitor.CircularGeographicCondition, with a radius in meters.
  case circle(center: Coordinate, radius: Double)
  /// CLMonitor.BeaconIdentityCondition.
  case beacon(BeaconConstraint)
}

/// The state of a monitor's condition, with Apple's raw values.
public enum ConditionState: UInt, CaseIterable, Hashable, Sendable, Codable {
  /// Not known yet.
  case unknown = 0
  /// Met.
  case satisfied = 1
  /// Not met.
  case unsatisfied = 2
  /// No longer monitored.
  case unmonitored = 3
}

extension MonitorCondition {
  /// Whether the condition can be monitored at all.
  var isSupported: Bool {
    switch self {
    case .circle(let center, let radius): center.isValid && radius.isFinite && radius > 0
    case .beacon: true
    }
  }
}

extension ConditionState {
  /// The name of the case.
  var caseName: String {
    switch self {
    case .unknown: "unknown"
    case .satisfied: "satisfied"
    case .unsatisfied: "unsatisfied"
    case .unmonitored: "unmonitored"
    }
  }

  /// Creates the state of a condition that is met inside a region.
  init(_ state: RegionState) {
    switch state {
    case .unknown: self = .unknown
    case .inside: self = .satisfied
    case .outside: self = .unsatisfied
    }
  }
}
