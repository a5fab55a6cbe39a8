/// A service that a location manager starts and stops.
public enum ManagerService: Hashable, Sendable {
  /// startUpdatingLocation(), stopUpdatingLocation()
  case locationUpdates
  /// startUpdatingHeading(), stopUpdatingHeading()
  case heading
  /// startMonitoringSignificantLocationChanges(), stopMonitoringSignificantLocationChanges()
  case significantLocationChanges
  /// startMonitoringVisits(), stopMonitoringVisits()
  case visits
  /// startMonitoring(for:), stopMonitoring(for:)
  case region(Region)
  /// startRangingBeacons(satisfying:), stopRangingBeacons(satisfying:)
  case beacons(BeaconConstraint)
}
