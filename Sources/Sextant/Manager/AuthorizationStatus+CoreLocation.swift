import CoreLocation
import LocationPolicy

extension AuthorizationStatus {
  /// The status with the same meaning; one that a later release invents counts as restricted.
  init(_ status: CLAuthorizationStatus) {
    switch status {
    case .notDetermined: self = .notDetermined
    case .restricted: self = .restricted
    case .denied: self = .denied
    case .authorizedAlways: self = .authorizedAlways
    case .authorizedWhenInUse: self = .authorizedWhenInUse
    @unknown default: self = .restricted
    }
  }
}
