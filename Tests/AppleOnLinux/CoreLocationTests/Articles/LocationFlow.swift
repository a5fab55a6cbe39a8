import CoreLocation
import LocationPolicy

/// The flow of an article's Objective-C code (iOS 8 to 14) in Swift, from sections 2 to 6 of its practical part.
///
/// The system's version and the bundle's contents are parameters, because both are those of the simulated phone.
final class LocationFlow: NSObject, CLLocationManagerDelegate {
  /// The keys that the article checks in the Info.plist.
  struct Keys {
    var always = false
    var whenInUse = false
    var alwaysAndWhenInUse = false
    var temporary = false
  }

  let manager: CLLocationManager
  private let release: Release
  private let keys: Keys
  private let needsBackground: Bool
  /// The article's log messages, shortened.
  private(set) var log: [String] = []

  init(release: Release, keys: Keys, needsBackground: Bool) {
    manager = CLLocationManager()
    self.release = release
    self.keys = keys
    self.needsBackground = needsBackground
    super.init()
    manager.delegate = self
  }

  private var status: CLAuthorizationStatus {
    release >= .iOS14 ? manager.authorizationStatus : CLLocationManager.authorizationStatus()
  }

  func startLocation() {
    guard status != .denied, status != .restricted else {
      log.append("refused")
      return
    }
    if status == .notDetermined { requestAuthorizationIfNeeded() } else { requestFullAccuracyIfNeeded() }
    manager.startUpdatingLocation()
  }

  private func requestFullAccuracyIfNeeded() {
    guard release >= .iOS14, manager.accuracyAuthorization == .reducedAccuracy else { return }
    guard keys.temporary else {
      log.append("temporary dictionary missing")
      return
    }
    manager.requestTemporaryFullAccuracyAuthorization(
      withPurposeKey: "ExampleUsageDescription", completion: nil)
  }

  private func requestAuthorizationIfNeeded() {
    let mayAskAlways = release >= .iOS11 ? keys.alwaysAndWhenInUse && keys.whenInUse : keys.always
    if needsBackground, mayAskAlways {
      manager.requestAlwaysAuthorization()
    } else if keys.whenInUse {
      manager.requestWhenInUseAuthorization()
    } else {
      log.append("key missing")
    }
  }

  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
    log.append("status \(CLLocationManager.authorizationStatus().rawValue)")
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    let accuracy = manager.accuracyAuthorization == .reducedAccuracy ? " reduced" : ""
    log.append("status \(manager.authorizationStatus.rawValue)\(accuracy)")
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    if log.last != "located" { log.append("located") }
  }

  // The article has none; requestLocation() is not used, so that nothing raises.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    log.append("error \((error as NSError).code)")
  }
}
