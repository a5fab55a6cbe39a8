import AppProject
import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let requestLocationWithoutFailureHandler: [RuleExample] = [
    RuleExample(
      "Only the method for locations", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator: NSObject, CLLocationManagerDelegate {
            let manager = CLLocationManager()
            func locate() {
              manager.delegate = self
              manager.requestWhenInUseAuthorization()
              manager.↓requestLocation()
            }
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
          }
          """)
      ]),
    RuleExample(
      "In a function that nothing calls", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator: NSObject, CLLocationManagerDelegate {
            let manager = CLLocationManager()
            func requestCurrentLocation() {
              manager.delegate = self
              manager.requestWhenInUseAuthorization()
              manager.↓requestLocation()
            }
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
          }
          """)
      ]),
    RuleExample(
      "Both methods, one of them in an extension", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator: NSObject, CLLocationManagerDelegate {
            let manager = CLLocationManager()
            func locate() {
              manager.delegate = self
              manager.requestWhenInUseAuthorization()
              manager.requestLocation()
            }
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
          }
          extension Locator {
            func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
          }
          """)
      ]),
    RuleExample(
      "Both methods in Swift 2", infoPlist: [.whenInUse], settings: ["SWIFT_VERSION": "2.3"],
      files: [
        .swift(
          """
          import CoreLocation
          class Locator: NSObject, CLLocationManagerDelegate {
            let manager = CLLocationManager()
            func locate() {
              manager.requestWhenInUseAuthorization()
              manager.requestLocation()
            }
            func locationManager(manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
            func locationManager(manager: CLLocationManager, didFailWithError error: NSError) {}
          }
          """)
      ]),
    RuleExample(
      "Another object is the delegate", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator {
            let manager = CLLocationManager()
            let listener: CLLocationManagerDelegate
            func locate() {
              manager.delegate = listener
              manager.requestWhenInUseAuthorization()
              manager.requestLocation()
            }
          }
          """)
      ]),
  ]
}
