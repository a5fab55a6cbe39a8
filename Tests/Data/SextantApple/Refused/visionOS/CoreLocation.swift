import CoreLocation

func unavailable(_ manager: CLLocationManager) {
  manager.startUpdatingLocation()
  manager.requestAlwaysAuthorization()  // error: 'requestAlwaysAuthorization()' is unavailable in visionOS
  manager.allowsBackgroundLocationUpdates = true
  // error@-1: 'allowsBackgroundLocationUpdates' is unavailable in visionOS
  manager.startUpdatingHeading()  // error: 'startUpdatingHeading()' is unavailable in visionOS
}

func region(_ region: CLCircularRegion) {}  // error: 'CLCircularRegion' is unavailable in visionOS

func deprecated() -> CLAuthorizationStatus {
  CLLocationManager.authorizationStatus()
  // warning@-1: 'authorizationStatus()' was deprecated in visionOS 1.0
}
