package import LocationPolicy

/// The interface between the client and Core Location, implemented by the platform or, in tests, by a simulated
/// phone.
///
/// Nothing else in this module creates or calls a Core Location object. Its events arrive as values.
package protocol LocationSystem: Sendable {
  /// Creates a location manager, which exists until its last reference is released.
  ///
  /// Call it only on the location thread, where the manager is used and its events are reported, one after the other.
  func makeManager(telling tell: @escaping @Sendable (SystemEvent) -> Void) -> any SystemManager

  /// Returns whether Location Services is on for the device; waits for another process, so never call it on the main
  /// thread (DEL-087).
  func servicesAreOn() -> Bool

  /// Whether the device has a compass.
  var hasCompass: Bool { get }
  /// Whether the device reports significant changes of its location.
  var tellsSignificantChanges: Bool { get }
  /// Whether the platform reports visits.
  var tellsVisits: Bool { get }
  /// Whether the device can monitor circles.
  var monitorsRegions: Bool { get }

  /// Begins a background activity session, and returns a value that ends it; nil if the system has none (BG-023).
  func beginActivitySession() -> Cancellation?
  /// Begins a service session, and returns a value that ends it; nil if the system has none (AUTH-083).
  func beginServiceSession(_ goal: SessionGoal) -> Cancellation?
}

/// The interface of one location manager; used only on the location thread.
package protocol SystemManager: AnyObject {
  /// The current status.
  var status: AuthorizationStatus { get }
  /// The accuracy that the person allows; full if the release has no choice.
  var accuracy: Accuracy { get }

  /// Requests When In Use.
  func requestWhenInUse()
  /// Requests Always, which is possible only with a value that makes the request.
  func requestAlways(_ request: AlwaysRequest)
  /// Requests temporary full accuracy; does nothing if the release has no such request.
  func requestFullAccuracy(purposeKey: String)

  /// Sets a property.
  func set(_ property: SystemProperty)
  /// Starts a service.
  func start(_ service: SystemService)
  /// Stops a service.
  func stop(_ service: SystemService)

  /// The circles that the system monitors for the app, started by any manager.
  var monitoredCircles: [SystemRegion] { get }
  /// The number of regions of any kind that the system monitors for the app.
  var monitoredRegionCount: Int { get }
  /// The largest radius of a circle, in meters.
  var maximumRegionRadius: Double { get }
  /// Makes the system monitor a circle, replacing one with the same identifier.
  func startMonitoring(_ region: SystemRegion)
  /// Makes the system stop monitoring a circle.
  func stopMonitoring(_ region: SystemRegion)
  /// Requests the state of a monitored region; does nothing if none has the identifier.
  func requestState(of identifier: String)
}

/// The services that a manager delivers continuously once started.
package enum SystemService: Sendable {
  /// The standard service.
  case locations
  /// The compass.
  case headings
  /// Significant changes of the location.
  case significantChanges
  /// Stays at places.
  case visits
}

/// A property of a manager, with its value.
package enum SystemProperty: Sendable {
  /// The accuracy of locations, in meters or Apple's constants (DEL-050).
  case desiredAccuracy(Double)
  /// The distance that the phone must move before the next location.
  case distanceFilter(DistanceFilter)
  /// The activity of the person (DEL-053).
  case activityType(ActivityType)
  /// Whether the system may pause (DEL-080).
  case pausesAutomatically(Bool)
  /// Whether updates continue in the background, which raises an exception without the background mode (BG-001).
  case allowsBackground(Bool)
  /// Whether the indicator also shows with Always (BG-008).
  case showsIndicator(Bool)
  /// The angle by which the phone must turn before the next heading.
  case headingFilter(HeadingRequest.Filter)
  /// The orientation in which the device is held.
  case headingOrientation(HeadingRequest.Orientation)
}
