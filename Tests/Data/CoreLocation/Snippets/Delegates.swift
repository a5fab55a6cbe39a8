// swift-format-ignore-file
import CoreLocation

final class LeavesMethodsOut: NSObject, CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let newest = locations.last, newest.horizontalAccuracy >= 0 else { return }
    print(newest.coordinate.latitude, newest.timestamp)
  }
}

final class ConformsInAnExtension: NSObject {}

extension ConformsInAnExtension: CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {}
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  @available(iOS, deprecated: 14.0)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}

final class KnowsEveryMethod: NSObject, CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { true }
  func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {}
  func locationManager(_ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint) {}
  func locationManager(_ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: Error) {}
  func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) {}
  func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: Error) {}
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: Error) {}
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
  func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: Error?) {}
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
}

@MainActor final class HopsToTheMainActor: NSObject, CLLocationManagerDelegate {
  var newest: CLLocation?

  nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    Task { @MainActor in newest = locations.last }
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    MainActor.assumeIsolated { newest = nil }
  }
}

@MainActor final class TrustsTheMainThread: NSObject, @preconcurrency CLLocationManagerDelegate {
  var newest: CLLocation?
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { newest = locations.last }
}

@MainActor final class ConformsOnTheMainActor: NSObject, @MainActor CLLocationManagerDelegate {
  var newest: CLLocation?
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { newest = locations.last }
}

class BaseDelegate: NSObject, CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
}

final class OverridesABaseMethod: BaseDelegate {
  override func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
}

protocol LocationServing: CLLocationManagerDelegate { func start() }

final class ConformsThroughAProtocol: NSObject, LocationServing { func start() {} }
