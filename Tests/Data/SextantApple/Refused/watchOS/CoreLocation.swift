import CoreLocation

func unavailable(_ manager: CLLocationManager) {
  manager.startUpdatingLocation()
  manager.startMonitoringSignificantLocationChanges()
  // error@-1: 'startMonitoringSignificantLocationChanges()' is unavailable in watchOS
  manager.pausesLocationUpdatesAutomatically = false
  // error@-1: 'pausesLocationUpdatesAutomatically' is unavailable in watchOS
  manager.startUpdatingHeading()
}

func region(_ region: CLRegion, _ manager: CLLocationManager) {
  manager.startMonitoring(for: region)  // error: 'startMonitoring(for:)' is unavailable in watchOS
}

func session() {
  _ = CLBackgroundActivitySession()
  // error@-1: 'CLBackgroundActivitySession' is only available in watchOS 10.0 or newer
  // error@-2: 'init()' is only available in watchOS 10.0 or newer
}
