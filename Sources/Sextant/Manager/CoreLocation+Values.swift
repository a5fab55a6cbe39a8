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

extension CLError.Code {
  /// The code of an error; what is not one of Core Location counts as no location now, as a transient failure does.
  init(_ error: any Error) { self = (error as? CLError)?.code ?? .locationUnknown }
}

extension CLLocation {
  /// Whether the numbers can be right: a coordinate with a known accuracy (DEL-063).
  ///
  /// What is no number passes none of these comparisons.
  var isValid: Bool {
    horizontalAccuracy >= 0 && horizontalAccuracy < .infinity && CLLocationCoordinate2DIsValid(coordinate)
  }

  /// Whether it is valid, and was found in the past; dates that are no numbers were not.
  func isValid(at now: Date) -> Bool {
    isValid && timestamp.timeIntervalSince(now) <= Self.clockTolerance
  }

  /// How far ahead, in seconds, the clock that a location was stamped by may be.
  private static let clockTolerance = 5.0
}
