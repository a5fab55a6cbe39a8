import CoreLocation

extension LocationAccuracy {
  /// The value of a manager's desiredAccuracy (DEL-050).
  var desiredAccuracy: CLLocationAccuracy {
    switch self {
    case .bestForNavigation: kCLLocationAccuracyBestForNavigation
    case .best: kCLLocationAccuracyBest
    case .nearestTenMeters: kCLLocationAccuracyNearestTenMeters
    case .hundredMeters: kCLLocationAccuracyHundredMeters
    case .kilometer: kCLLocationAccuracyKilometer
    case .threeKilometers: kCLLocationAccuracyThreeKilometers
    case .reduced: reducedAccuracy
    // Nothing coarser than the coarsest constant, from where on Core Location would take it for reduced (ACC-004).
    case .meters(let metres): min(max(0, metres), kCLLocationAccuracyThreeKilometers)
    }
  }

  /// Before iOS 14 there is no reduced accuracy to ask for; three kilometres come closest.
  private var reducedAccuracy: CLLocationAccuracy {
    if #available(iOS 14, macOS 11, *) { return kCLLocationAccuracyReduced }
    return kCLLocationAccuracyThreeKilometers
  }
}
