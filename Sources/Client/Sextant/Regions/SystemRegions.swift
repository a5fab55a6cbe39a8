/// The regions that the system monitors for the app at one moment, and its limits.
struct SystemRegions: Sendable {
  /// The regions of the client, by their names.
  var ours: [String: WatchedRegion] = [:]
  /// Whether the guard is monitored.
  var hasGuard = false
  /// The number of regions that the app monitors itself, which count too (MON-006).
  var others = 0
  /// The largest radius, in meters; 0 if the device can't monitor regions.
  var maximumRadius = 0.0

  /// The maximum number of regions per app (MON-006).
  static let limit = 20

  /// The number of regions that is left for the client.
  var room: Int { max(0, Self.limit - others) }
}

extension SystemRegions {
  /// Reads the state of the system.
  init(of manager: any SystemManager, on system: any LocationSystem) {
    guard system.monitorsRegions else { return }
    maximumRadius = manager.maximumRegionRadius
    others = manager.monitoredRegionCount
    for circle in manager.monitoredCircles {
      if circle.identifier == SystemRegion.guardIdentifier {
        hasGuard = true
        others -= 1
      } else if let id = SystemRegion.id(of: circle.identifier) {
        ours[id] = WatchedRegion(id: id, center: circle.center.coordinate, radius: circle.radius)
        others -= 1
      }
    }
  }
}
