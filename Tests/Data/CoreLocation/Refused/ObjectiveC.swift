// swift-format-ignore-file
import CoreLocation

// What needs the Objective-C runtime is refused by the compiler on Linux, whatever a module does.
final class SpeaksObjectiveC: NSObject, CLLocationManagerDelegate {
  @objc func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {} // error: Objective-C interoperability is disabled
}

func asksWhetherADelegateHasAMethod(_ delegate: CLLocationManagerDelegate) -> Bool {
  delegate.responds(to: Selector("locationManager:didUpdateLocations:")) // error: value of type 'any CLLocationManagerDelegate' has no member 'responds'
  // error@-1: cannot find 'Selector' in scope
}

func observesAProperty(_ manager: CLLocationManager) {
  _ = manager.observe(\.location) { _, _ in } // error: value of type 'CLLocationManager' has no member 'observe'
  // error@-1: cannot infer key path type from context; consider explicitly specifying a root type
}
