import CoreLocation

/// Records a run, also while the app is in the background.
///
/// This is all of the app that talks to Core Location.
final class RunRecorder: NSObject, CLLocationManagerDelegate {
  enum State: Equatable {
    case idle
    /// A run was asked for, and iOS is asking the person.
    case waitingForPermission
    case recording
    /// The person, or a restriction, doesn't let the app see the location.
    case notAllowed
  }

  private(set) var state = State.idle
  private(set) var run: Run?
  /// Why the last attempt to get a fix failed, until the next fix.
  private(set) var problem: Error?
  /// Called on the main thread after each change.
  var onChange: (() -> Void)?

  private let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyBest
    manager.activityType = .fitness
    manager.pausesLocationUpdatesAutomatically = false
  }

  /// Whether the person gave only an approximate location, with which no route can be drawn.
  var isApproximate: Bool {
    manager.accuracyAuthorization == .reducedAccuracy
  }

  /// Starts a run, after asking for permission if nobody has asked yet.
  func start() {
    guard state != .recording else { return }
    switch manager.authorizationStatus {
    case .notDetermined:
      state = .waitingForPermission
      // While Using the App is enough for a run that is started in the foreground: with the background mode and
      // allowsBackgroundLocationUpdates, updates go on under the location indicator when the app is left.
      manager.requestWhenInUseAuthorization()
    case .authorizedWhenInUse, .authorizedAlways:
      beginUpdates()
    case .denied, .restricted:
      state = .notAllowed
    @unknown default:
      state = .notAllowed
    }
    onChange?()
  }

  /// Ends the run and returns it.
  func stop() -> Run? {
    endUpdates()
    state = .idle
    run?.finish(at: Date())
    onChange?()
    return run
  }

  private func beginUpdates() {
    state = .recording
    run = Run(start: Date())
    manager.allowsBackgroundLocationUpdates = true
    manager.startUpdatingLocation()
  }

  private func endUpdates() {
    manager.stopUpdatingLocation()
    manager.allowsBackgroundLocationUpdates = false
  }

  // MARK: - CLLocationManagerDelegate

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    switch (manager.authorizationStatus, state) {
    case (.authorizedWhenInUse, .waitingForPermission), (.authorizedAlways, .waitingForPermission):
      beginUpdates()
    case (.denied, .waitingForPermission), (.restricted, .waitingForPermission):
      state = .notAllowed
    case (.denied, .recording), (.restricted, .recording), (.notDetermined, .recording):
      endUpdates()
      run?.finish(at: Date())
      state = .notAllowed
    default:
      break
    }
    onChange?()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard state == .recording else { return }
    problem = nil
    for location in locations { run?.append(location) }
    onChange?()
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    // Core Location keeps trying after locationUnknown, for example in a tunnel.
    if let error = error as? CLError, error.code == .locationUnknown { return }
    problem = error
    onChange?()
  }
}
