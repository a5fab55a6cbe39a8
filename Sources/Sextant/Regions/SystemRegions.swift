import CoreLocation

/// A circle that the system is asked to monitor.
struct SystemRegion: Hashable, Sendable {
  /// The identifier, which tells the client's regions from those of the app.
  let identifier: String
  let center: Position
  let radius: Double

  /// A region that was chosen.
  init(_ candidate: RegionChoice.Candidate) {
    identifier = Self.identifier(of: candidate.id)
    center = candidate.center
    radius = candidate.radius
  }

  /// A region that is to be stopped, for which the identifier is enough.
  init(named id: String) {
    self.init(RegionChoice.Candidate(id: id, center: Position(latitude: 0, longitude: 0), radius: 1))
  }

  /// The guard, when it is to be stopped.
  static let guardToStop = SystemRegion(guardAround: Position(latitude: 0, longitude: 0), radius: 1)

  /// The circle around the phone that it leaves before the choice of regions can be wrong.
  init(guardAround center: Position, radius: Double) {
    identifier = Self.guardIdentifier
    self.center = center
    self.radius = radius
  }

  static let guardIdentifier = "Sextant.guard"
  private static let prefix = "Sextant.region."

  /// The identifier for a region of a name.
  static func identifier(of id: String) -> String { prefix + id }

  /// The name of the region with an identifier; nil when it is none of the client's.
  static func id(of identifier: String) -> String? {
    identifier.hasPrefix(prefix) ? String(identifier.dropFirst(prefix.count)) : nil
  }

  /// What Core Location calls it; of the guard nothing but its leaving is of interest.
  var value: CLCircularRegion {
    let region = CLCircularRegion(center: center.coordinate, radius: radius, identifier: identifier)
    region.notifyOnEntry = identifier != Self.guardIdentifier
    return region
  }
}

/// What the system monitors for the app at a moment, and what it can.
struct SystemRegions: Hashable, Sendable {
  /// The regions of the client, by their names.
  var ours: [String: WatchedRegion] = [:]
  /// Whether the guard is monitored.
  var hasGuard = false
  /// How many regions the app monitors of its own accord, which count too (MON-006).
  var others = 0
  /// The largest radius, in metres; 0 when the device monitors no regions.
  var maximumRadius = 0.0

  /// How many regions an app may have (MON-006).
  static let limit = 20

  /// How many are left for the client.
  var room: Int { max(0, Self.limit - others) }
}

extension SystemRegions {
  /// Reads what the system has.
  init(_ manager: CLLocationManager) {
    guard CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self) else { return }
    maximumRadius = manager.maximumRegionMonitoringDistance
    for region in manager.monitoredRegions {
      if region.identifier == SystemRegion.guardIdentifier {
        hasGuard = true
      } else if let id = SystemRegion.id(of: region.identifier), let circle = region as? CLCircularRegion {
        ours[id] = WatchedRegion(id: id, center: circle.center, radius: circle.radius)
      } else {
        others += 1
      }
    }
  }
}
