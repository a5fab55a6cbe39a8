import CoreLocation

/// An app's own location manager with a delegate, without the client library.
final class Recorder: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private(set) var statuses: [CLAuthorizationStatus] = []
  private(set) var locations: [CLLocation] = []
  private(set) var failures: [CLError.Code] = []

  override init() {
    super.init()
    manager.delegate = self
  }

  func ask() { manager.requestWhenInUseAuthorization() }

  func start() {
    ask()
    manager.startUpdatingLocation()
  }

  func stop() { manager.stopUpdatingLocation() }

  func goOnInBackground() { manager.allowsBackgroundLocationUpdates = true }

  func askForAlways() { manager.requestAlwaysAuthorization() }

  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
    statuses.append(status)
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    self.locations += locations
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    if let error = error as? CLError { failures.append(error.code) }
  }
}
