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

  /// The way in which the service works, which decides how its events reach an app.
  package var mechanism: ServiceMechanism {
    switch self {
    case .standard, .requestLocation: .positions
    case .heading: .heading
    case .ranging: .ranging
    case .significantChange, .region, .visits: .monitoring
    case .liveUpdates, .monitor: .sequence
    case .locationPush: .push
    }
  }
}

/// A way in which services of Core Location work.
package enum ServiceMechanism: Hashable, Sendable {
  /// Positions for a manager, while the app runs.
  case positions
  /// The compass.
  case heading
  /// The distances of beacons.
  case ranging
  /// The system watches for events on the app's behalf, even while the app doesn't run.
  case monitoring
  /// An asynchronous sequence, which may demand a session.
  case sequence
  /// Pushes that an extension of the app receives.
  case push
}

/// A set of services.
public struct ServiceSet: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// The bits: one per raw value of the service type.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Creates the set of one service.
  public init(_ service: LocationService) { self.init(rawValue: 1 << service.rawValue) }

  /// Standard updates, heading and ranging: the services that When In Use permits on every release.
  public static let whileInUse: ServiceSet = [
    ServiceSet(.standard), ServiceSet(.heading), ServiceSet(.ranging),
  ]

  /// Returns whether a service is in the set.
  public func contains(_ service: LocationService) -> Bool { contains(ServiceSet(service)) }

  /// The services, in the order of the service type.
  public var services: [LocationService] { LocationService.allCases.filter { contains($0) } }

  /// The names of the services, separated by commas.
  public var description: String {
    isEmpty ? "none" : services.map { $0.id }.joined(separator: ", ")
  }
}
