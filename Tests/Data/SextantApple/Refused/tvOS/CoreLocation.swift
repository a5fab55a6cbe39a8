import CoreLocation

func unavailable(_ manager: CLLocationManager) {
  manager.startUpdatingLocation()  // error: 'startUpdatingLocation()' is unavailable in tvOS
  manager.requestLocation()
  manager.requestAlwaysAuthorization()  // error: 'requestAlwaysAuthorization()' is unavailable in tvOS
  manager.startMonitoringVisits()  // error: 'startMonitoringVisits()' is unavailable in tvOS
  manager.pausesLocationUpdatesAutomatically = false
  // error@-1: 'pausesLocationUpdatesAutomatically' is unavailable in tvOS
  _ = manager.monitoredRegions  // error: 'monitoredRegions' is unavailable in tvOS
}

func heading(_ heading: CLHeading) {}  // error: 'CLHeading' is unavailable in tvOS

func deprecated(_ geocoder: CLGeocoder) {
  geocoder.geocodeAddressDictionary([:]) { _, _ in }
  // warning@-1: 'geocodeAddressDictionary(_:completionHandler:)' was deprecated in tvOS 11.0
}
