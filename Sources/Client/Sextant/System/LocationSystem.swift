package import LocationPolicy

/// All that the client wants of Core Location; what answers is the platform's own or, in tests, a simulated phone.
///
/// Nothing else in this module makes or calls an object of Core Location. What it tells comes back as values.
package protocol LocationSystem: Sendable {
  /// Makes a location manager, which goes with its last reference.
  ///
  /// Only for the location thread, where the manager is used and what happens is told, one after the other.
  func makeManager(telling tell: @escaping @Sendable (SystemEvent) -> Void) -> any SystemManager

  /// Whether Location Services is on for the device; waits for another process, so never on the main thread (DEL-087).
  func servicesAreOn() -> Bool

  /// Whether the device has a compass.
  var hasCompass: Bool { get }
  /// Whether the device tells significant changes of its location.
  var tellsSignificantChanges: Bool { get }
  /// Whether the platform tells of visits.
  var tellsVisits: Bool { get }
  /// Whether the device monitors circles.
  var monitorsRegions: Bool { get }

  /// Begins a background activity session, and returns what ends it; nil where there are none (BG-023).
  func beginActivitySession() -> Cancellation?
  /// Begins a service session, and returns what ends it; nil where there are none (AUTH-083).
  func beginServiceSession(_ goal: SessionGoal) -> Cancellation?
}

/// What the client wants of one location manager; only for the location thread.
package protocol SystemManager: AnyObject {
  /// What the app may do.
  var status: AuthorizationStatus { get }
  /// The accuracy that the person allows; full where the release has no choice.
  var accuracy: Accuracy { get }

  /// Asks for When In Use.
  func requestWhenInUse()
  /// Asks for Always, as only those can who have the request.
  func requestAlways(_ request: AlwaysRequest)
  /// Asks for full accuracy for once; nothing where the release has no such request.
  func requestFullAccuracy(purposeKey: String)

  /// Sets one property.
  func set(_ property: SystemProperty)
  /// Starts something.
  func start(_ service: SystemService)
  /// Stops it.
  func stop(_ service: SystemService)

  /// The circles that the system monitors for the app, by whichever manager.
  var monitoredCircles: [SystemRegion] { get }
  /// How many regions of any kind it monitors for the app.
  var monitoredRegionCount: Int { get }
  /// The largest radius of a circle, in meters.
  var maximumRegionRadius: Double { get }
  /// Has the system monitor a circle, in place of one with the same identifier.
  func startMonitoring(_ region: SystemRegion)
  /// Has the system monitor a circle no longer.
  func stopMonitoring(_ region: SystemRegion)
  /// Asks where the phone is with respect to a region that is monitored; nothing where none has the identifier.
  func requestState(of identifier: String)
}

/// What a manager brings by itself once it was started.
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
  /// How accurate locations should be, in meters or Apple's constants (DEL-050).
  case desiredAccuracy(Double)
  /// How far the phone has to move before the next location.
  case distanceFilter(DistanceFilter)
  /// What the person does meanwhile (DEL-053).
  case activityType(ActivityType)
  /// Whether the system may pause (DEL-080).
  case pausesAutomatically(Bool)
  /// Whether updates go on in the background, which raises without the background mode (BG-001).
  case allowsBackground(Bool)
  /// Whether the indicator shows for Always too (BG-008).
  case showsIndicator(Bool)
  /// How far the phone has to turn before the next heading.
  case headingFilter(HeadingRequest.Filter)
  /// How the device is held.
  case headingOrientation(HeadingRequest.Orientation)
}
