/// What the system monitors for the app at a moment, and what it can.
struct SystemRegions: Sendable {
  /// The regions of the client, by their names.
  var ours: [String: WatchedRegion] = [:]
  /// Whether the guard is monitored.
  var hasGuard = false
  /// How many regions the app monitors of its own accord, which count too (MON-006).
  var others = 0
  /// The largest radius, in meters; 0 when the device monitors no regions.
  var maximumRadius = 0.0

  /// How many regions an app may have (MON-006).
  static let limit = 20

  /// How many are left for the client.
  var room: Int { max(0, Self.limit - others) }
}

extension SystemRegions {
  /// Reads what the system has.
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
