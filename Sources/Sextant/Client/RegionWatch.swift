public import Foundation

/// Watches any number of regions, though the system has only twenty for an app (MON-006).
///
/// Ask for the permission first, then say which regions, and listen at every launch:
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
/// Those whose borders are nearest are given to the system, and one place more to notice when the phone has gone so
/// far that others may be nearer; then its location is looked for once. Regions that the app monitors by itself
/// count too and are left alone. Between regions that lie closer together than the phone moves in some minutes a
/// crossing may be told late, or not at all when the phone was through before the system noticed.
///
/// Regions are kept from one launch to the next until they are removed, with the state that was told last. When the
/// system launches the app for one, make the client before any manager of your own: what happened is told to the
/// first one who listens. Use one client of an app for regions.
///
/// Nothing is asked of the person. Up to iOS 12 regions need Always (MON-001). From iOS 13 on When In Use
/// or Allow Once is enough while the app is in use; only Always wakes or launches the app (MON-002, DEL-008), and a
/// provisional one holds what comes until the second prompt is answered (AUTH-060). Regions may be added before:
/// they are watched as soon as the app is authorized.
public struct RegionWatch: Sendable {
  let core: ClientCore

  /// The regions, in the order of their names.
  public var regions: [WatchedRegion] { core.services.regions.regions }

  /// Watches a region from now on, in place of one of the same name.
  public func add(_ region: WatchedRegion) { add([region]) }

  /// Watches regions from now on, in place of those of the same names.
  public func add(_ regions: [WatchedRegion]) { core.services.regions.add(regions) }

  /// Stops watching a region.
  public func remove(_ id: String) { remove([id]) }

  /// Stops watching regions.
  public func remove(_ ids: [String]) { core.services.regions.remove(ids) }

  /// Stops watching all regions, also for later launches (MIS-51).
  public func removeAll() { core.services.regions.removeAll() }

  /// What happens to the regions; what happened while nobody listened comes first.
  ///
  /// Regions are watched until they are removed, whether or not anybody listens. Throws
  /// ``LocationFailure/notAvailable`` on devices that watch no regions, and nothing else.
  public var events: Updates<RegionEvent> {
    let core = core
    return Updates { () throws(LocationFailure) in
      guard core.environment.system.monitorsRegions else { throw .notAvailable }
      return core.services.regions.events(of: core)
    }
  }

  /// Where the phone is with respect to a region, as events tell it.
  ///
  /// - Parameters:
  ///   - id: The region's name.
  ///   - timeLimit: Seconds to wait until that is known; it is unknown after that, when the region is not watched, and
  ///     when the task is cancelled.
  public func state(of id: String, timeLimit: TimeInterval = 10) async -> WatchedRegion.State {
    await core.services.regions.state(of: id, timeLimit: timeLimit)
  }
}

extension LocationClient {
  /// The regions that the client watches, any number of them; they are the app's, and stay when it ends.
  public var regions: RegionWatch { RegionWatch(core: core) }
}
