public import Foundation

/// Monitors any number of regions, although the system allows only twenty per app (MON-006).
///
/// Request permission first, then add regions, and listen at every launch:
///
/// ```swift
/// @MainActor
/// final class ShopAlerts {
///   private(set) var messages: [String] = []
///   private(set) var hint = ""
///   let client: LocationClient
///
///   init(client: LocationClient) { self.client = client }
///
///   /// Watches these shops, however many there are, from now on and across launches.
///   func watch(_ shops: [String: CLLocationCoordinate2D]) {
///     client.regions.removeAll()
///     client.regions.add(shops.map { WatchedRegion(id: $0.key, center: $0.value, radius: 150) })
///   }
///
///   /// Call it at every launch, for iOS may have launched the app because of an arrival.
///   func listen() async throws {
///     for try await update in client.regions.events {
///       switch update {
///       case .value(.entered(let shop)): messages.append("Welcome to \(shop.id).")
///       case .value(.exited(let shop)): messages.append("Good-bye, \(shop.id).")
///       case .value(.failed(let shop, _)): messages.append("\(shop.id) can't be watched.")
///       case .interrupted(.reducedAccuracy): hint = "Turn on Precise Location to be greeted."
///       case .interrupted: hint = "Arrivals are not noticed for now."
///       case .resumed: hint = ""
///       }
///     }
///   }
/// }
/// ```
///
/// The system monitors the regions whose borders are nearest, and one more that detects when the phone has moved
/// so far that others may be nearer; then the client looks for the location once. Regions that the app monitors
/// itself count against the limit and are left alone. If regions are closer together than the phone moves in some
/// minutes, a crossing may be reported late, or not at all if the phone left the region before the system
/// noticed.
///
/// Regions are kept across launches until they are removed, with the last reported state. When the system
/// launches the app for one, create the client before any location manager: the first loop receives what
/// happened. Use only one client per app for regions.
///
/// Permission is not requested automatically. Up to iOS 12 regions need Always (MON-001). From iOS 13 on, When In
/// Use or Allow Once is enough while the app is in use; only Always wakes or launches the app (MON-002, DEL-008),
/// and provisional Always holds events back until the second prompt is answered (AUTH-060). Regions may be added
/// earlier: they are monitored as soon as the app is authorized.
public struct RegionWatch: Sendable {
  let core: ClientCore

  /// The regions, sorted by name.
  public var regions: [WatchedRegion] { core.services.regions.regions }

  /// Adds a region, replacing one with the same name.
  public func add(_ region: WatchedRegion) { add([region]) }

  /// Adds regions, replacing those with the same names.
  public func add(_ regions: [WatchedRegion]) { core.services.regions.add(regions) }

  /// Removes a region.
  public func remove(_ id: String) { remove([id]) }

  /// Removes regions.
  public func remove(_ ids: [String]) { core.services.regions.remove(ids) }

  /// Removes all regions, also for later launches (MIS-51).
  public func removeAll() { core.services.regions.removeAll() }

  /// The events of the regions, beginning with those that occurred while no loop was running.
  ///
  /// Regions are monitored until they are removed, whether or not a loop is running. Throws only
  /// ``LocationFailure/notAvailable``, on devices that can't monitor regions.
  public var events: Updates<RegionEvent> {
    let core = core
    return Updates { () throws(LocationFailure) in
      guard core.environment.system.monitorsRegions else { throw .notAvailable }
      return core.services.regions.events(of: core)
    }
  }

  /// Whether the phone is inside a region, consistent with the events.
  ///
  /// - Parameters:
  ///   - id: The region's name.
  ///   - timeLimit: Seconds to wait until that is known; it is unknown after that, when the region is not watched, and
  ///     when the task is canceled.
  public func state(of id: String, timeLimit: TimeInterval = 10) async -> WatchedRegion.State {
    await core.services.regions.state(of: id, timeLimit: timeLimit)
  }
}

extension LocationClient {
  /// The regions that the client monitors, without a limit on their number; they remain when the app ends.
  public var regions: RegionWatch { RegionWatch(core: core) }
}
