import CoreLocation

/// A delegate as written before iOS 14, which records its callbacks.
final class OldDelegate: NSObject, CLLocationManagerDelegate {
  var told: [String] = []

  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
    told.append("status \(status.rawValue)")
  }
}
