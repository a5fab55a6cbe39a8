import CoreLocation

func unguarded(_ manager: CLLocationManager) {
  _ = manager.authorizationStatus  // error: 'authorizationStatus' is only available in iOS 14.0 or newer
  _ = CLBackgroundActivitySession()
  // error@-1: 'CLBackgroundActivitySession' is only available in iOS 17.0 or newer
  // error@-2: 'init()' is only available in iOS 17.0 or newer
  if #available(iOS 17, *) {
    _ = CLBackgroundActivitySession().diagnostics
    // error@-1: 'diagnostics' is only available in iOS 18.0 or newer
  }
  manager.startUpdatingLocaton()
  // error@-1: value of type 'CLLocationManager' has no member 'startUpdatingLocaton'
}

func unknown(_ manager: CLLocatorManager) {}
// error@-1: cannot find type 'CLLocatorManager' in scope

func guarded(_ manager: CLLocationManager) {
  guard #available(iOS 18, *) else { return }
  _ = manager.authorizationStatus
  _ = CLBackgroundActivitySession().diagnostics
}

struct Holder {
  let session: CLServiceSession  // error: 'CLServiceSession' is only available in iOS 18.0 or newer
}

@available(iOS 17, *)
func state(_ event: CLMonitor.Event) -> Bool { event.state == .unmonitored }
// error@-1: 'unmonitored' is only available in iOS 17.2 or newer
