// swift-format-ignore-file
import CoreLocation

public final class HidesAMethod: NSObject, CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {} // error: method 'locationManager(_:didUpdateLocations:)' must be declared public because it matches a requirement in public protocol 'CLLocationManagerDelegate'
}
