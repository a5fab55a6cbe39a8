/// A service of Core Location.
public enum LocationService: UInt8, CaseIterable, Hashable, Sendable {
  /// startUpdatingLocation().
  case standard
  /// startUpdatingHeading(), the compass (DEL-090).
  case heading
  /// Beacon ranging.
  case ranging
  /// requestLocation().
  case requestLocation
  /// CLLocationUpdate.liveUpdates().
  case liveUpdates
  /// startMonitoringSignificantLocationChanges().
  case significantChange
  /// Region and beacon monitoring.
  case region
  /// startMonitoringVisits().
  case visits
  /// CLMonitor.
  case monitor
  /// The Location Push Service Extension.
  case locationPush

  /// The name in traces and predictions.
  public var id: String {
    switch self {
    case .standard: "standard"
    case .heading: "heading"
    case .ranging: "ranging"
    case .requestLocation: "requestLocation"
    case .liveUpdates: "liveUpdates"
    case .significantChange: "significant_change"
    case .region: "region"
    case .visits: "visits"
    case .monitor: "CLMonitor"
    case .locationPush: "location_push_extension (entitlement)"
    }
  }
}
