import CoreLocation

/// What the manager of a service tells.
enum ServiceEvent: Sendable {
  /// Where the phone points.
  case heading(CompassHeading)
  /// Locations, oldest first.
  case locations([CLLocation])
  /// Something failed.
  case failed(CLError.Code)
}

/// The location manager of one service, and its delegate.
///
/// Lives on the location thread: it is made, used and told there only.
final class ServiceAdapter: NSObject, CLLocationManagerDelegate {
  let manager = CLLocationManager()
  private let tell: @Sendable (ServiceEvent) -> Void

  init(tell: @escaping @Sendable (ServiceEvent) -> Void) {
    self.tell = tell
    super.init()
    manager.delegate = self
  }

  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
    tell(.heading(CompassHeading(newHeading)))
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    tell(.locations(locations))
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    tell(.failed(CLError.Code(error)))
  }
}
