#if os(Linux)
  import CoreLocation
  import LocationHost
  import LocationSimulation

  /// A manager whose delegate reads each location like an app.
  class ManagerUpdates: NSObject, Followed, CLLocationManagerDelegate {
    let host: DeviceHost
    let manager = CLLocationManager()
    private(set) var count = 0

    init(_ host: DeviceHost) {
      self.host = host
      super.init()
      manager.delegate = self
      manager.requestWhenInUseAuthorization()
      begin()
    }

    func begin() { manager.startUpdatingLocation() }

    func step() { host.advance(by: 1) }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      for location in locations where location.horizontalAccuracy >= 0 { count += 1 }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  }
#endif
