// swift-format-ignore-file
import CoreLocation

func setsUp(_ manager: CLLocationManager) {
  manager.desiredAccuracy = kCLLocationAccuracyBest
  manager.distanceFilter = kCLDistanceFilterNone
  manager.headingFilter = kCLHeadingFilterNone
  manager.headingOrientation = .landscapeLeft
  manager.activityType = .fitness
  manager.pausesLocationUpdatesAutomatically = false
  manager.allowsBackgroundLocationUpdates = true
  manager.showsBackgroundLocationIndicator = true
  if #available(iOS 14.0, *) {
    if manager.accuracyAuthorization == .reducedAccuracy {
      manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Key")
      manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Key") { error in print(error as Any) }
    }
    print(manager.authorizationStatus, manager.isAuthorizedForWidgetUpdates)
  } else {
    print(CLLocationManager.authorizationStatus())
  }
}

func asks(_ manager: CLLocationManager) {
  manager.requestWhenInUseAuthorization()
  manager.requestAlwaysAuthorization()
  manager.requestLocation()
}

func starts(_ manager: CLLocationManager, _ region: CLRegion, _ beacons: CLBeaconRegion) {
  guard CLLocationManager.locationServicesEnabled(), CLLocationManager.headingAvailable() else { return }
  guard CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self), CLLocationManager.isRangingAvailable() else { return }
  guard CLLocationManager.significantLocationChangeMonitoringAvailable() else { return }
  manager.startUpdatingLocation()
  manager.stopUpdatingLocation()
  manager.startUpdatingHeading()
  manager.stopUpdatingHeading()
  manager.dismissHeadingCalibrationDisplay()
  manager.startMonitoringSignificantLocationChanges()
  manager.stopMonitoringSignificantLocationChanges()
  manager.startMonitoringVisits()
  manager.stopMonitoringVisits()
  manager.startMonitoring(for: region)
  manager.requestState(for: region)
  manager.monitoredRegions.forEach(manager.stopMonitoring(for:))
  manager.startRangingBeacons(satisfying: beacons.beaconIdentityConstraint)
  manager.rangedBeaconConstraints.forEach { manager.stopRangingBeacons(satisfying: $0) }
  manager.startRangingBeacons(in: beacons)
  manager.rangedRegions.compactMap { $0 as? CLBeaconRegion }.forEach { manager.stopRangingBeacons(in: $0) }
  print(manager.location?.coordinate as Any, manager.heading?.trueHeading as Any, manager.maximumRegionMonitoringDistance)
}

func defersAndPushes(_ manager: CLLocationManager) {
  if CLLocationManager.deferredLocationUpdatesAvailable() { manager.allowDeferredLocationUpdates(untilTraveled: CLLocationDistanceMax, timeout: CLTimeIntervalMax) }
  manager.disallowDeferredLocationUpdates()
  manager.startMonitoringLocationPushes { token, error in print(token?.count as Any, (error as? CLLocationPushServiceError)?.code as Any) }
  manager.startMonitoringLocationPushes()
  manager.stopMonitoringLocationPushes()
}

@MainActor final class AwaitsOnTheMainActor {
  let manager = CLLocationManager()
  func ask() async throws -> Data {
    try await manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Key")
    return try await manager.startMonitoringLocationPushes()
  }
}

final class OneShot: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var continuation: CheckedContinuation<CLLocation, any Error>?

  override init() {
    super.init()
    manager.delegate = self
  }

  @MainActor func location() async throws -> CLLocation {
    try await withCheckedThrowingContinuation { continuation in
      self.continuation = continuation
      manager.requestLocation()
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    if let location = locations.last { continuation?.resume(returning: location) }
    continuation = nil
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    continuation?.resume(throwing: error)
    continuation = nil
  }
}

final class SpyManager: CLLocationManager {
  var calls: [String] = []
  override var location: CLLocation? { CLLocation(latitude: 1, longitude: 2) }
  override var desiredAccuracy: CLLocationAccuracy { get { 5 } set { calls.append("\(newValue)") } }
  override var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  override func requestWhenInUseAuthorization() { calls.append(#function) }
  override func requestLocation() { delegate?.locationManager?(self, didUpdateLocations: [CLLocation()]) }
  override func startUpdatingLocation() { calls.append(#function); super.startUpdatingLocation() }
  override func startMonitoring(for region: CLRegion) { calls.append(region.identifier) }
  override class func locationServicesEnabled() -> Bool { true }
  override class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  override class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
}
