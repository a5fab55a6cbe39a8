public import LocationTracks

/// A condition of a monitor (MON-007).
public enum MonitorCondition: Hashable, Sendable, Codable {
  /// CLMonitor.CircularGeographicCondition, with a radius in metres.
  case circle(center: Coordinate, radius: Double)
  /// CLMonitor.BeaconIdentityCondition.
  case beacon(BeaconConstraint)
}
