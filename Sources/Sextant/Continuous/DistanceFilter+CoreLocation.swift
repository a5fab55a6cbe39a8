import CoreLocation

extension DistanceFilter {
  /// The value of a manager's distanceFilter, in metres or Apple's constant (DEL-050).
  var managerValue: CLLocationDistance { distance ?? kCLDistanceFilterNone }
}
