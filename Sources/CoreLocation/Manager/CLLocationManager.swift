// Long because Swift lets a class outside this module override only what stands in the class itself, and apps'
// tests override all of it. What the methods do stands in extensions.
import LocationPolicy
import LocationSimulation

/// The object through which an app asks for locations.
///
/// Its delegate is told on the main thread, or by the run loop of the thread on which the manager was made.
open class CLLocationManager: NSObject {
  let connection: ManagerConnection
  /// The delegate's methods whose defaults were called: cleared before a call, it tells whether the delegate has one.
  var delegateGaps: Set<DelegateMethod> = []
  /// What waits for answers to requests for full accuracy, by the request's number.
  var fullAccuracyCompletions: [Int: ((any Error)?) -> Void] = [:]
  var storedHeading: CLHeading?
  /// Whether requestLocation() was called and nothing has come of it yet.
  var awaitsLocation = false

  /// Creates a manager of the app that this process stands for.
  public override init() {
    connection = ManagerConnection(host: .current)
    super.init()
    connection.open(for: self)
  }

  deinit { connection.close(abandoning: fullAccuracyCompletions.values.map { $0 }) }

  /// The object that is told what happens.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { connection.call(.setDelegate(delegate == nil ? nil : .all)) }
  }

  // Authorization

  /// What the app may do.
  @available(iOS 14.0, *)
  open var authorizationStatus: CLAuthorizationStatus { connection.host.status }

  /// What the app may do.
  @available(iOS, introduced: 4.2, deprecated: 14.0)
  open class func authorizationStatus() -> CLAuthorizationStatus { DeviceHost.current.status }

  /// How exact the app's locations may be.
  @available(iOS 14.0, *)
  open var accuracyAuthorization: CLAccuracyAuthorization { connection.host.accuracy }

  /// Whether the app's widgets may use locations.
  @available(iOS 14.0, *)
  open var isAuthorizedForWidgetUpdates: Bool { connection.host.widgetsAreAuthorized }

  /// Asks for locations while the app is in use.
  @available(iOS 8.0, *)
  open func requestWhenInUseAuthorization() { connection.call(.requestWhenInUseAuthorization) }

  /// Asks for locations at any time.
  @available(iOS 8.0, *)
  open func requestAlwaysAuthorization() { connection.call(.requestAlwaysAuthorization) }

  /// Asks for exact locations for once, and tells when the person has answered or was not asked.
  @available(iOS 14.0, *)
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    requestFullAccuracy(purposeKey: purposeKey, completion: completion)
  }

  /// Asks for exact locations for once.
  @available(iOS 14.0, *)
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {
    requestFullAccuracy(purposeKey: purposeKey, completion: nil)
  }

  // What the device has

  /// Whether Location Services are on.
  @available(iOS 4.0, *)
  open class func locationServicesEnabled() -> Bool { DeviceHost.current.servicesAreEnabled() }

  /// Whether the device has a compass.
  @available(iOS 4.0, *)
  open class func headingAvailable() -> Bool { true }

  /// Whether the device notices significant changes.
  @available(iOS 4.0, *)
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }

  /// Whether the device can watch the borders of regions of a class.
  @available(iOS 7.0, *)
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
    regionClass is CLCircularRegion.Type || regionClass is CLBeaconRegion.Type
  }

  /// Whether the device can range beacons.
  @available(iOS 7.0, *)
  open class func isRangingAvailable() -> Bool { true }

  /// Whether the device can defer updates.
  @available(iOS, introduced: 6.0, deprecated: 13.0)
  open class func deferredLocationUpdatesAvailable() -> Bool { DeviceHost.current.defersUpdates }

  // Properties

  /// The metres that the device has to move before the next update.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone {
    didSet { connection.call(.set(.distanceFilter(distanceFilter))) }
  }

  /// The accuracy that the app wants, in metres.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest {
    didSet { connection.call(.set(.desiredAccuracy(desiredAccuracy))) }
  }

  /// What the person does, which decides on automatic pauses.
  @available(iOS 6.0, *)
  open var activityType: CLActivityType = .other {
    didSet { connection.call(.set(.activityType(activityType.rawValue))) }
  }

  /// Whether updates pause when the device is not likely to move.
  @available(iOS 6.0, *)
  open var pausesLocationUpdatesAutomatically: Bool = true {
    didSet {
      connection.call(.set(.pausesLocationUpdatesAutomatically(pausesLocationUpdatesAutomatically)))
    }
  }

  /// Whether updates go on in the background; true without the background mode is an exception.
  @available(iOS 9.0, *)
  open var allowsBackgroundLocationUpdates: Bool = false {
    didSet { connection.call(.set(.allowsBackgroundLocationUpdates(allowsBackgroundLocationUpdates))) }
  }

  /// Whether an app with Always shows the indicator while it uses locations in the background.
  @available(iOS 11.0, *)
  open var showsBackgroundLocationIndicator: Bool = false {
    didSet { connection.call(.set(.showsBackgroundLocationIndicator(showsBackgroundLocationIndicator))) }
  }

  /// The degrees that the heading has to change before the next update.
  @available(iOS 3.0, *)
  open var headingFilter: CLLocationDegrees = 1 {
    didSet { connection.call(.set(.headingFilter(headingFilter))) }
  }

  /// How the device is held while headings are read.
  @available(iOS 4.0, *)
  open var headingOrientation: CLDeviceOrientation = .portrait

  /// The newest location; nil when there is none or the app may not have it.
  open var location: CLLocation? { newestLocation }

  /// The newest heading; nil before the first.
  @available(iOS 4.0, *)
  open var heading: CLHeading? { storedHeading }

  /// The largest radius of a region that can be watched, in metres.
  @available(iOS 4.0, *)
  open var maximumRegionMonitoringDistance: CLLocationDistance { connection.host.maximumRegionDistance }

  /// The regions that all managers of the app watch.
  @available(iOS 4.0, *)
  open var monitoredRegions: Set<CLRegion> { Set(connection.monitoredRegions.map(CLRegion.region)) }

  /// The regions whose beacons are ranged.
  @available(iOS, introduced: 7.0, deprecated: 13.0)
  open var rangedRegions: Set<CLRegion> { connection.rangedRegions }

  /// The constraints whose beacons are ranged.
  @available(iOS 13.0, *)
  open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> {
    Set(connection.rangedConstraints.map(CLBeaconIdentityConstraint.init))
  }

  // Locations

  /// Starts updates of the location.
  open func startUpdatingLocation() { connection.call(.start(.locationUpdates)) }

  /// Stops updates of the location.
  open func stopUpdatingLocation() { connection.call(.stop(.locationUpdates)) }

  /// Asks for one location; without a delegate that can be told of a failure it is an exception.
  @available(iOS 9.0, *)
  open func requestLocation() {
    awaitsLocation = true
    connection.call(.requestLocation)
  }

  /// Starts updates whenever the device has moved a good way.
  @available(iOS 4.0, *)
  open func startMonitoringSignificantLocationChanges() {
    connection.call(.start(.significantLocationChanges))
  }

  /// Stops updates of significant changes.
  @available(iOS 4.0, *)
  open func stopMonitoringSignificantLocationChanges() {
    connection.call(.stop(.significantLocationChanges))
  }

  /// Starts to tell of stays at places.
  @available(iOS 8.0, *)
  open func startMonitoringVisits() { connection.call(.start(.visits)) }

  /// Stops to tell of stays at places.
  @available(iOS 8.0, *)
  open func stopMonitoringVisits() { connection.call(.stop(.visits)) }

  /// Asks the system to collect locations for a while and tell them together.
  @available(iOS, introduced: 6.0, deprecated: 13.0)
  open func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval) {
    connection.call(.allowDeferredLocationUpdates(distance: distance, timeout: timeout))
  }

  /// Asks the system to tell each location at once again.
  @available(iOS, introduced: 6.0, deprecated: 13.0)
  open func disallowDeferredLocationUpdates() { connection.call(.disallowDeferredLocationUpdates) }

  // Headings

  /// Starts updates of the heading.
  @available(iOS 3.0, *)
  open func startUpdatingHeading() { connection.call(.start(.heading)) }

  /// Stops updates of the heading.
  @available(iOS 3.0, *)
  open func stopUpdatingHeading() { connection.call(.stop(.heading)) }

  /// Takes away the calibration display; the simulated compass never shows one.
  @available(iOS 3.0, *)
  open func dismissHeadingCalibrationDisplay() {}

  // Regions and beacons

  /// Starts to watch the border of a region.
  @available(iOS 5.0, *)
  open func startMonitoring(for region: CLRegion) {
    guard let value = region.value else { return monitoringFailed(for: region) }
    connection.call(.start(.region(value)))
  }

  /// Stops to watch the border of a region.
  @available(iOS 5.0, *)
  open func stopMonitoring(for region: CLRegion) {
    guard let value = region.value else { return }
    connection.call(.stop(.region(value)))
  }

  /// Asks where the device is with respect to a region.
  @available(iOS 5.0, *)
  open func requestState(for region: CLRegion) {
    connection.call(.requestState(region: region.identifier))
  }

  /// Starts to range the beacons that meet a constraint.
  @available(iOS 13.0, *)
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    connection.startRanging(constraint.identity)
  }

  /// Stops to range the beacons that meet a constraint.
  @available(iOS 13.0, *)
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    connection.stopRanging(constraint.identity)
  }

  /// Starts to range the beacons of a region.
  @available(iOS, introduced: 7.0, deprecated: 13.0)
  open func startRangingBeacons(in region: CLBeaconRegion) { connection.startRanging(in: region) }

  /// Stops to range the beacons of a region.
  @available(iOS, introduced: 7.0, deprecated: 13.0)
  open func stopRangingBeacons(in region: CLBeaconRegion) { connection.stopRanging(in: region) }

  // Location pushes

  /// Asks for a token for location pushes, which an app without Apple's entitlement does not get.
  @available(iOS 15.0, *)
  open func startMonitoringLocationPushes(completion: ((Data?, (any Error)?) -> Void)? = nil) {
    answerPushRequest(completion)
  }

  /// Ends the wish for location pushes.
  @available(iOS 15.0, *)
  open func stopMonitoringLocationPushes() {}
}
