import CoreLocation

func unavailable(_ manager: CLLocationManager) {
  manager.startUpdatingHeading()
  manager.stopUpdatingHeading()  // error: 'stopUpdatingHeading()' is unavailable in macOS
  manager.showsBackgroundLocationIndicator = true
  // error@-1: 'showsBackgroundLocationIndicator' is unavailable in macOS
}

func tooNew(_ manager: CLLocationManager) {
  _ = manager.authorizationStatus  // error: 'authorizationStatus' is only available in macOS 11.0 or newer
}

func deprecated() -> Bool {
  CLLocationManager.deferredLocationUpdatesAvailable()
  // warning@-1: 'deferredLocationUpdatesAvailable()' was deprecated in macOS 10.15
}

@available(macOS 15, *)
func session() {
  _ = CLServiceSession(authorization: .whenInUse)
  // error@-1: 'CLServiceSession' is unavailable in macOS
  // error@-2: 'init(authorization:)' is unavailable in macOS
  // error@-3: 'whenInUse' is unavailable in macOS
}

func allowed(_ status: CLAuthorizationStatus) -> Bool {
  status == .authorizedWhenInUse  // error: 'authorizedWhenInUse' is unavailable in macOS
}
