// swift-format-ignore-file
import CoreLocation.CLRegion
import CoreLocation.CLLocationManager
import CoreLocation.CLLocation
import CoreLocation.CLLocationManagerDelegate
import CoreLocation.CLError
import CoreLocation.CLErrorDomain
import CoreLocation.CLGeocoder
import CoreLocation.CLPlacemark
import CoreLocation.CLHeading
import CoreLocation.CLVisit
import CoreLocation.CLBeaconRegion
import CoreLocation.CLBeaconIdentityConstraint
import CoreLocation.CLCircularRegion
import CoreLocation.CLLocationManager_CLVisitExtensions

func usesSubmodules() -> CLRegion {
  let state: CLRegionState = .inside
  print(state, kCLLocationAccuracyBest, kCLErrorDomain, CLAuthorizationStatus.denied)
  return CLCircularRegion(center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 3, identifier: "")
}
