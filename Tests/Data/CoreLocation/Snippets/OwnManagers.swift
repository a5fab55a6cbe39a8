// swift-format-ignore-file
import CoreLocation

final class KeepsAManager: NSObject, CLLocationManagerDelegate {
  let locationManager = CLLocationManager()

  override init() {
    super.init()
    locationManager.delegate = self
    self.locationManager.delegate = self
    let manager = locationManager
    manager.delegate = nil
    take(locationManager)
    takeAnything(locationManager)
    let path = \KeepsAManager.locationManager
    let found: CLLocationManager = self[keyPath: path]
    print(found, locationManager, [locationManager], ["manager": locationManager])
  }

  func take(_ manager: CLLocationManager) {}
  func takeAnything<Thing>(_ thing: Thing) {}

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    if manager == locationManager || manager === self.locationManager { print(locations) }
  }
}

final class KeepsAnOptionalManager: NSObject, CLLocationManagerDelegate {
  private var locationManager: CLLocationManager?

  func start() {
    if locationManager == nil { locationManager = CLLocationManager() }
    guard let manager = locationManager else { return }
    manager.delegate = self
    locationManager?.delegate = self
    locationManager!.delegate = self
    if let locationManager { locationManager.delegate = nil }
    let status = locationManager?.authorizationStatus ?? .denied
    let stop = { [weak self] in self?.locationManager?.delegate = nil }
    stop()
    print(status, locationManager as Any, locationManager.map { $0.authorizationStatus } as Any)
    locationManager = nil
  }
}

final class KeepsAnUnwrappedManager: NSObject, CLLocationManagerDelegate {
  var locationManager: CLLocationManager!

  func start() {
    locationManager = CLLocationManager()
    locationManager.delegate = self
    let manager = locationManager
    manager?.delegate = nil
    if locationManager != nil { print(locationManager.authorizationStatus) }
  }
}

final class KeepsALazyManager: NSObject, CLLocationManagerDelegate {
  private lazy var locationManager: CLLocationManager = {
    let manager = CLLocationManager()
    manager.delegate = self
    return manager
  }()

  func start() { locationManager.delegate = self }
}

final class SharesAManager: NSObject, CLLocationManagerDelegate {
  nonisolated(unsafe) static let locationManager = CLLocationManager()
  func start() { SharesAManager.locationManager.delegate = self; Self.locationManager.delegate = nil }
}

protocol ManagerOwning { var locationManager: CLLocationManager { get } }
extension KeepsAManager: ManagerOwning {}

protocol LocationManaging: AnyObject { var delegate: CLLocationManagerDelegate? { get set } }
extension CLLocationManager: LocationManaging {}

final class KeepsAManagerOfAnotherType: NSObject, CLLocationManagerDelegate {
  var locationManager: LocationManaging = CLLocationManager()
  func start() { locationManager.delegate = self; let manager = locationManager; manager.delegate = nil }
}
