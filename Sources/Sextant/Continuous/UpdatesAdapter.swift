import CoreLocation
import LocationPolicy

/// What the manager of a session of updates tells.
enum UpdatesEvent: Sendable {
  /// Locations, oldest first.
  case locations([CLLocation])
  /// Something failed.
  case failed(CLError.Code)
  /// The system paused (DEL-080).
  case paused
  /// Updates run again after a pause (DEL-081).
  case resumed
}

/// The location manager of one session of updates, and its delegate.
///
/// Lives on the location thread: it is made, used and told there only.
final class UpdatesAdapter: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private let sessions: SessionKeeper
  private let tell: @Sendable (UpdatesEvent) -> Void
  private var setup = UpdatesSetup()

  /// Creates an adapter that takes over sessions, if there are any from before.
  init(sessions: SessionKeeper?, tell: @escaping @Sendable (UpdatesEvent) -> Void) {
    self.sessions = sessions ?? SessionKeeper()
    self.tell = tell
    super.init()
    manager.delegate = self
  }

  /// Starts, stops and sets what differs from before.
  func apply(_ new: UpdatesSetup) {
    let old = setup
    guard new != old else { return }
    setup = new
    sessions.apply(new.sessions)
    setProperties(new, before: old)
    guard new.starts != old.starts else { return }
    // Once they run, starting again has an effect only after a stop (DEL-060).
    if old.starts > 0 { manager.stopUpdatingLocation() }
    if new.starts > 0 { manager.startUpdatingLocation() }
  }

  private func setProperties(_ new: UpdatesSetup, before old: UpdatesSetup) {
    manager.desiredAccuracy = new.accuracy.desiredAccuracy
    manager.distanceFilter = new.distanceFilter.managerValue
    manager.activityType = new.activityType.managerValue
    manager.pausesLocationUpdatesAutomatically = new.pausesAutomatically
    #if os(iOS) || os(Linux)
      if new.showsIndicator != old.showsIndicator {
        manager.showsBackgroundLocationIndicator = new.showsIndicator
      }
    #endif
    if new.allowsBackground != old.allowsBackground {
      manager.allowsBackgroundLocationUpdates = new.allowsBackground
    }
  }

  // What the system tells

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    tell(.locations(locations))
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    tell(.failed(CLError.Code(error)))
  }

  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) { tell(.paused) }

  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) { tell(.resumed) }
}
