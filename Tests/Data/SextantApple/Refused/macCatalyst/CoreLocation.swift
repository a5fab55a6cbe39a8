import CoreLocation

func unguarded(_ manager: CLLocationManager) {
  _ = manager.authorizationStatus
  // error@-1: 'authorizationStatus' is only available in Mac Catalyst 14.0 or newer
  manager.startMonitoringLocationPushes()
  // error@-1: 'startMonitoringLocationPushes(completion:)' is unavailable in Mac Catalyst
}

func guarded(_ manager: CLLocationManager) {
  guard #available(iOS 18, *) else { return }
  _ = manager.authorizationStatus
  CLServiceSession(authorization: .always).invalidate()
}
