// swift-format-ignore-file
import CoreLocation

@MainActor final class ForgetsTheIsolation: NSObject, CLLocationManagerDelegate { // warning(5): conformance of 'ForgetsTheIsolation' to protocol 'CLLocationManagerDelegate' crosses into main actor-isolated code and can cause data races; this is an error in the Swift 6 language mode
  // error(6)@-1: conformance of 'ForgetsTheIsolation' to protocol 'CLLocationManagerDelegate' crosses into main actor-isolated code and can cause data races
  var newest: CLLocation?
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { newest = locations.last } 
}
