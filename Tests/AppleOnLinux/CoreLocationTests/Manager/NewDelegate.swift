import CoreLocation

/// A delegate as written for iOS 14 and later, which records its callbacks.
final class NewDelegate: NSObject, CLLocationManagerDelegate {
  var told: [String] = []
  /// An additional action when the authorization has changed.
  var onAuthorization: (CLLocationManager) -> Void = { _ in }
  /// An additional action when locations arrive.
  var onLocations: (CLLocationManager) -> Void = { _ in }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    told.append("status \(manager.authorizationStatus.rawValue)")
    onAuthorization(manager)
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    told.append("locations \(locations.count)")
    onLocations(manager)
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    told.append("error \((error as NSError).code)")
  }
}
