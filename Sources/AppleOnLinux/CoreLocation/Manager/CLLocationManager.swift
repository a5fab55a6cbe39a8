import LocationHost
// This file is long because Swift lets a class outside this module override only members of the class itself, and
// apps' tests override all of them. The implementations are in extensions.
import LocationPolicy
import LocationSimulation

/// The object through which an app requests locations.
///
/// Its delegate is called on the main thread, or by the run loop of the thread on which the manager was created.
open class CLLocationManager: NSObject {
  let connection: ManagerConnection
  /// Whether the default implementation of the method for failures was called; cleared before a call, it shows what
  /// the delegate lacks.
  var delegateLacksFailureMethod = false
  /// The same for the method that reports the status if it is the only one.
  var delegateLacksStatusMethod = false
  /// The status last reported to the delegate's older method, on iOS 14 and later; nil before the first (MIS-47).
  var statusToldToOlderMethod: CLAuthorizationStatus?
  /// The completion handlers of unanswered requests for full accuracy, by the number of the request.
  var fullAccuracyCompletions: [Int: ((any Error)?) -> Void] = [:]
  var storedHeading: CLHeading?
  private var headingReference = CLDeviceOrientation.portrait
  /// Whether requestLocation() was called and has been neither answered nor refused.
  var awaitsLocation = false

  /// Creates a manager of the app that this process represents.
  public override init() {
    connection = ManagerConnection(host: .current)
    super.init()
    connection.open(for: self)
  }

  deinit { connection.close(abandoning: fullAccuracyCompletions.values.map { $0 }) }

  /// The object that receives locations and events.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { connection.call(.setDelegate(delegate == nil ? nil : .all)) }
  }

  // Authorization

  /// The app's authorization status.
  @available(iOS 14.0, *)
  open var authorizationStatus: CLAuthorizationStatus { connection.host.status }

  /// The app's authorization status.
  @available(iOS, introduced: 4.2, deprecated: 14.0)
  open class func authorizationStatus() -> CLAuthorizationStatus { DeviceHost.current.status }

  /// The accuracy that the person allows.
  @available(iOS 14.0, *)
  open var accuracyAuthorization: CLAccuracyAuthorization { connection.host.accuracy }

  /// Whether the app's widgets may use locations; with Always they always may (DEL-089).
  @available(iOS 14.0, *)
  open var isAuthorizedForWidgetUpdates: Bool { connection.host.widgetsAreAuthorized }

  /// Requests locations while the app is in use.
  @available(iOS 8.0, *)
  open func requestWhenInUseAuthorization() { connection.call(.requestWhenInUseAuthorization) }

  /// Requests locations at any time.
  @available(iOS 8.0, *)
  open func requestAlwaysAuthorization() { connection.call(.requestAlwaysAuthorization) }

  /// Requests full accuracy until the app is no longer in use, and reports whether the person was asked.
  @available(iOS 14.0, *)
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    requestFullAccuracy(purposeKey: purposeKey, completion: completion)
  }

  /// Requests full accuracy until the app is no longer in use.
  @available(iOS 14.0, *)
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {
    requestFullAccuracy(purposeKey: purposeKey, completion: nil)
  }

  // Capabilities of the device

  /// Whether Location Services is on.
  @available(iOS 4.0, *)
  open class func locationServicesEnabled() -> Bool { DeviceHost.current.servicesAreEnabled() }

  /// Whether the device has a compass.
  @available(iOS 4.0, *)
  open class func headingAvailable() -> Bool { true }

  /// Whether the device can report significant changes of location.
  @available(iOS 4.0, *)
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }

  /// Whether the device can monitor regions of a class.
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

  /// The distance in meters that the device must move before the next update.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone {
    didSet { connection.call(.set(.distanceFilter(distanceFilter))) }
  }

  /// The accuracy that the app needs, in meters.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest {
    didSet { connection.call(.set(.desiredAccuracy(desiredAccuracy))) }
  }

  /// The activity of the person, which affects when updates pause.
  @available(iOS 6.0, *)
  open var activityType: CLActivityType = .other {
    didSet { connection.call(.set(.activityType(activityType.rawValue))) }
  }

  /// Whether updates pause while the device is unlikely to move.
  @available(iOS 6.0, *)
  open var pausesLocationUpdatesAutomatically: Bool = true {
    didSet {
      connection.call(.set(.pausesLocationUpdatesAutomatically(pausesLocationUpdatesAutomatically)))
    }
  }

  /// Whether updates continue in the background; setting it to true without the background mode raises an exception.
  @available(iOS 9.0, *)
  open var allowsBackgroundLocationUpdates: Bool = false {
    didSet { connection.call(.set(.allowsBackgroundLocationUpdates(allowsBackgroundLocationUpdates))) }
  }

  /// Whether an app with Always shows the indicator while it uses locations in the background.
  @available(iOS 11.0, *)
  open var showsBackgroundLocationIndicator: Bool = false {
    didSet { connection.call(.set(.showsBackgroundLocationIndicator(showsBackgroundLocationIndicator))) }
  }

  /// The change in degrees that causes the next update of the heading.
  @available(iOS 3.0, *)
  open var headingFilter: CLLocationDegrees = 1 {
    didSet { connection.call(.set(.headingFilter(headingFilter))) }
  }

  /// The orientation in which the device is held, as the reference for headings.
  ///
  /// An orientation in which the screen has no top has no effect (DEL-092).
  @available(iOS 4.0, *)
  open var headingOrientation: CLDeviceOrientation {
    get { headingReference }
    set {
      if ![.unknown, .faceUp, .faceDown].contains(newValue) { headingReference = newValue }
    }
  }

  /// The newest location; nil if there is none or the app may not see it.
  open var location: CLLocation? { newestLocation }

  /// The newest heading; nil before the first.
  @available(iOS 4.0, *)
  open var heading: CLHeading? { storedHeading }

  /// The largest radius in meters of a region that can be monitored.
  @available(iOS 4.0, *)
  open var maximumRegionMonitoringDistance: CLLocationDistance { connection.host.maximumRegionDistance }

  /// The regions that the app monitors, with all of its managers.
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

  /// Starts delivering locations.
  open func startUpdatingLocation() { connection.call(.start(.locationUpdates)) }

  /// Stops delivering locations.
  open func stopUpdatingLocation() { connection.call(.stop(.locationUpdates)) }

  /// Requests one location; raises an exception if the delegate has no method for failures.
  @available(iOS 9.0, *)
  open func requestLocation() {
    awaitsLocation = true
    connection.call(.requestLocation)
  }

  /// Starts delivering a location whenever the device has moved significantly.
  @available(iOS 4.0, *)
  open func startMonitoringSignificantLocationChanges() {
    connection.call(.start(.significantLocationChanges))
  }

  /// Stops delivering significant changes.
  @available(iOS 4.0, *)
  open func stopMonitoringSignificantLocationChanges() {
    connection.call(.stop(.significantLocationChanges))
  }

  /// Starts delivering visits.
  @available(iOS 8.0, *)
  open func startMonitoringVisits() { connection.call(.start(.visits)) }

  /// Stops delivering visits.
  @available(iOS 8.0, *)
  open func stopMonitoringVisits() { connection.call(.stop(.visits)) }

  /// Asks the system to collect locations and deliver them together.
  @available(iOS, introduced: 6.0, deprecated: 13.0)
  open func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval) {
    connection.call(.allowDeferredLocationUpdates(distance: distance, timeout: timeout))
  }

  /// Asks the system to deliver each location immediately again.
  @available(iOS, introduced: 6.0, deprecated: 13.0)
  open func disallowDeferredLocationUpdates() { connection.call(.disallowDeferredLocationUpdates) }

  // Headings

  /// Starts delivering headings.
  @available(iOS 3.0, *)
  open func startUpdatingHeading() { connection.call(.start(.heading)) }

  /// Stops delivering headings.
  @available(iOS 3.0, *)
  open func stopUpdatingHeading() { connection.call(.stop(.heading)) }

  /// Dismisses the calibration display.
  @available(iOS 3.0, *)
  open func dismissHeadingCalibrationDisplay() { connection.call(.displayHeadingCalibration(false)) }

  // Regions and beacons

  /// Starts monitoring a region.
  @available(iOS 5.0, *)
  open func startMonitoring(for region: CLRegion) {
    guard let value = region.value else { return monitoringFailed(for: region) }
    connection.call(.start(.region(value)))
  }

  /// Stops monitoring a region.
  @available(iOS 5.0, *)
  open func stopMonitoring(for region: CLRegion) {
    guard let value = region.value else { return }
    connection.call(.stop(.region(value)))
  }

  /// Requests whether the device is inside a region.
  @available(iOS 5.0, *)
  open func requestState(for region: CLRegion) {
    connection.call(.requestState(region: region.identifier))
  }

  /// Starts ranging the beacons that meet a constraint.
  @available(iOS 13.0, *)
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    connection.startRanging(constraint.identity)
  }

  /// Stops ranging the beacons that meet a constraint.
  @available(iOS 13.0, *)
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    connection.stopRanging(constraint.identity)
  }

  /// Starts ranging the beacons of a region.
  @available(iOS, introduced: 7.0, deprecated: 13.0)
  open func startRangingBeacons(in region: CLBeaconRegion) { connection.startRanging(in: region) }

  /// Stops ranging the beacons of a region.
  @available(iOS, introduced: 7.0, deprecated: 13.0)
  open func stopRangingBeacons(in region: CLBeaconRegion) { connection.stopRanging(in: region) }

  // Location pushes

  /// Requests a token for location pushes, which Apple gives only to apps with its entitlement.
  @available(iOS 15.0, *)
  open func startMonitoringLocationPushes(completion: ((Data?, (any Error)?) -> Void)? = nil) {
    answerPushRequest(completion)
  }

  /// Stops monitoring location pushes.
  @available(iOS 15.0, *)
  open func stopMonitoringLocationPushes() {}
}
