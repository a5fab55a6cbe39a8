public import CoreLocation
import Foundation
import LocationPolicy

extension LocationClient {
  /// Tells when a stay at a place begins, and again when it ends (MON-005).
  ///
  /// It takes little power, needs no background mode, and asks the person for nothing: ask first. Up to iOS 12
  /// it needs Always and throws ``LocationFailure/needsAlways`` without (MON-001). From iOS 13 on When In Use or Allow Once is
  /// enough while the app is in use; only Always wakes or launches the app (MON-002, DEL-008), and a provisional
  /// one holds what comes until the second prompt is answered (AUTH-060).
  ///
  /// When the system launches the app for a visit, make the client before any manager of your own, and iterate: the
  /// visit that the app was launched for is the first one. Visits end when the loop ends, also for later launches; a
  /// loop that begins and is left at once ends those that an earlier launch has left (MIS-51).
  ///
  /// With reduced accuracy visits are right in time and coarse in space (ACC-003). iOS 7 has none.
  public func visits() -> Updates<PlaceVisit> {
    Updates(core.services.visits, of: core)
  }
}

/// A stay at a place (MON-005).
public struct PlaceVisit: Hashable, Sendable {
  /// The latitude of the middle of the place, in degrees.
  public let latitude: Double
  /// The longitude of the middle of the place, in degrees.
  public let longitude: Double
  /// How uncertain the middle is: a radius in metres, large with reduced accuracy (ACC-003).
  public let horizontalAccuracy: Double
  /// When the stay began; nil when that was before anybody looked.
  public let arrival: Date?
  /// When the stay ended; nil while the phone is there.
  public let departure: Date?

  /// Creates a visit.
  public init(
    coordinate: CLLocationCoordinate2D, horizontalAccuracy: Double, arrival: Date?, departure: Date?
  ) {
    latitude = coordinate.latitude
    longitude = coordinate.longitude
    self.horizontalAccuracy = horizontalAccuracy
    self.arrival = arrival
    self.departure = departure
  }

  /// Creates a visit from Apple's, in which the ends of time stand for what is not known.
  public init(_ visit: CLVisit) {
    self.init(
      coordinate: visit.coordinate, horizontalAccuracy: visit.horizontalAccuracy,
      arrival: visit.arrivalDate == .distantPast ? nil : visit.arrivalDate,
      departure: visit.departureDate == .distantFuture ? nil : visit.departureDate)
  }

  /// The middle of the place.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

extension ServiceCore where Value == PlaceVisit {
  /// Visits, on the client's shared manager: they belong to the app, and all managers are told of them.
  ///
  /// A few are kept until somebody listens, because the system may have launched the app for one.
  static func visits(
    in environment: LocationEnvironment, manager: ManagerHolder<LocationManagerAdapter>
  ) -> ServiceCore {
    let rules = ServiceRules(service: .visits, policy: environment.policy)
    let core = ServiceCore(environment: environment, machine: ServiceMachine(rules: rules, keepingEarly: 20))
    core.connect(
      ServiceSwitch {
        manager.use { $0.manager.startMonitoringVisits() }
      } startAgain: {
        manager.use { $0.manager.startMonitoringVisits() }
      } stop: {
        manager.use { $0.manager.stopMonitoringVisits() }
      })
    return core
  }
}
