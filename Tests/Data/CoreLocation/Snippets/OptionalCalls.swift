// swift-format-ignore-file
import CoreLocation

final class HandsEventsOn: NSObject, CLLocationManagerDelegate {
  weak var next: CLLocationManagerDelegate?

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    next?.locationManager?(manager, didUpdateLocations: locations)
  }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    next?.locationManager?(manager, didFailWithError: error)
  }
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    next?.locationManagerDidChangeAuthorization?(manager)
  }
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
    next?.locationManager?(manager, didChangeAuthorization: status)
  }
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
    next?.locationManager?(manager, didUpdateHeading: newHeading)
  }
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
    next?.locationManagerShouldDisplayHeadingCalibration?(manager) ?? false
  }
  func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {
    next?.locationManager?(manager, didDetermineState: state, for: region)
  }
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    next?.locationManager?(manager, didEnterRegion: region)
  }
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
    next?.locationManager?(manager, didExitRegion: region)
  }
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
    next?.locationManager?(manager, didStartMonitoringFor: region)
  }
  func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: Error) {
    next?.locationManager?(manager, monitoringDidFailFor: region, withError: error)
  }
  func locationManager(_ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint) {
    next?.locationManager?(manager, didRange: beacons, satisfying: beaconConstraint)
  }
  func locationManager(_ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: Error) {
    next?.locationManager?(manager, didFailRangingFor: beaconConstraint, error: error)
  }
  func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) {
    next?.locationManager?(manager, didRangeBeacons: beacons, in: region)
  }
  func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: Error) {
    next?.locationManager?(manager, rangingBeaconsDidFailFor: region, withError: error)
  }
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
    next?.locationManager?(manager, didVisit: visit)
  }
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {
    next?.locationManagerDidPauseLocationUpdates?(manager)
  }
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {
    next?.locationManagerDidResumeLocationUpdates?(manager)
  }
  func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: Error?) {
    next?.locationManager?(manager, didFinishDeferredUpdatesWithError: error)
  }
}

func callsThroughTheManager(_ manager: CLLocationManager, _ delegates: [CLLocationManagerDelegate]) {
  manager.delegate?.locationManager?(manager, didUpdateLocations: [])
  manager.delegate!.locationManager!(manager, didEnterRegion: CLCircularRegion(center: .init(), radius: 1, identifier: ""))
  delegates.forEach { $0.locationManager?(manager, didUpdateLocations: []) }
  for delegate in delegates { delegate.locationManagerDidChangeAuthorization?(manager) }
  manager.delegate?.locationManager(manager, didUpdateLocations: [])
}

final class CallsAGenericDelegate<Delegate: CLLocationManagerDelegate> {
  var delegate: Delegate?
  func tell(_ manager: CLLocationManager) { delegate?.locationManager?(manager, didUpdateLocations: []) }
}
