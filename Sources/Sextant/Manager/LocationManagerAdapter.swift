import CoreLocation
import LocationPolicy

/// One location manager, and its delegate.
///
/// Lives on the location thread: it is made, used and told there only.
final class LocationManagerAdapter: NSObject, CLLocationManagerDelegate {
  let manager = CLLocationManager()
  private let environment: LocationEnvironment
  let tell: @Sendable (ManagerEvent) -> Void
  private var setup = ManagerSetup()
  private var session: SearchSession?
  private var readings = 0
  /// The number of the newest reading that was told: one that took longer than a later one is out of date.
  private let told = Locked(0)

  init(environment: LocationEnvironment, tell: @escaping @Sendable (ManagerEvent) -> Void) {
    self.environment = environment
    self.tell = tell
    super.init()
    manager.delegate = self
  }

  // What the client wants

  /// Makes a request for authorization.
  func request(_ request: SystemRequest, askForAlways: ((CLLocationManager) -> Void)?) {
    switch request {
    case .whenInUse: manager.requestWhenInUseAuthorization()
    case .always: askForAlways?(manager)
    case .fullAccuracy(let purposeKey): requestFullAccuracy(purposeKey)
    }
  }

  /// Reads the authorization and tells it.
  ///
  /// Whether Location Services is on is asked for only where it makes a difference, and never on this thread.
  func read() {
    readings += 1
    let (number, reading) = (readings, reading)
    switch reading.status {
    case .authorizedWhenInUse, .authorizedAlways:
      Self.tell(reading, number, tell, told)
    case .notDetermined, .restricted, .denied:
      environment.inBackground { [onLocationThread = environment.onLocationThread, tell, told] in
        var reading = reading
        reading.servicesOn = CLLocationManager.locationServicesEnabled()
        // Back on its thread, or a later reading could come between the look at the number and the telling.
        onLocationThread { [reading] in Self.tell(reading, number, tell, told) }
      }
    }
  }

  private static func tell(
    _ reading: AuthorizationReading, _ number: Int, _ tell: (ManagerEvent) -> Void, _ told: Locked<Int>
  ) {
    let isNewest = told.withLock { newest in
      defer { newest = max(newest, number) }
      return number > newest
    }
    if isNewest { tell(.authorization(reading)) }
  }

  /// Starts, stops and sets what differs from before.
  func apply(_ new: ManagerSetup) {
    let old = setup
    setup = new
    guard let desiredAccuracy = new.desiredAccuracy else {
      if old.desiredAccuracy != nil { manager.stopUpdatingLocation() }
      session = nil
      return
    }
    if new.needsSession, session == nil { session = SearchSession() }
    manager.desiredAccuracy = desiredAccuracy
    if old.desiredAccuracy == nil { manager.startUpdatingLocation() }
  }

  private func requestFullAccuracy(_ purposeKey: String) {
    guard #available(iOS 14, macOS 11, *) else { return }
    manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey) { [weak self] error in
      guard let self else { return }
      tell(.fullAccuracyAnswered(promptShown: error == nil, reading))
    }
  }

  private var reading: AuthorizationReading {
    if #available(iOS 14, macOS 11, *) {
      return AuthorizationReading(
        status: AuthorizationStatus(manager.authorizationStatus),
        accuracy: manager.accuracyAuthorization == .reducedAccuracy ? .reduced : .full)
    }
    return AuthorizationReading(
      status: AuthorizationStatus(CLLocationManager.authorizationStatus()), accuracy: .full)
  }

  // What the system tells

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { read() }

  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
    read()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    tell(.locations(locations))
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    tell(.failed(CLError.Code(error)))
  }
}

extension LocationManagerAdapter {
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
    tell(.monitoring(.visit(PlaceVisit(visit))))
  }

  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    tell(.monitoring(.entered(region.identifier)))
  }

  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
    tell(.monitoring(.exited(region.identifier)))
  }

  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {
    tell(.monitoring(.determined(WatchedRegion.State(state), region.identifier)))
  }

  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
    tell(.monitoring(.started(region.identifier)))
  }

  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {
    tell(.monitoring(.failed(region?.identifier, CLError.Code(error))))
  }
}
