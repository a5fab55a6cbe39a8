import AppProject
import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let onlyNewAuthorizationCallback: [RuleExample] = [
    RuleExample(
      "On iOS 13 nothing is ever started", iOS: SystemVersion(13), infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          func ↓locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              manager.startUpdatingLocation()
            }
          """)
      ]),
    RuleExample(
      "The callback alone is marked for iOS 14", iOS: SystemVersion(12), infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          @available(iOS 14, *)
            func ↓locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
          """)
      ]),
    RuleExample(
      "Both callbacks", iOS: SystemVersion(12), infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
          """)
      ]),
    RuleExample(
      "The app needs iOS 14", iOS: SystemVersion(14), infoPlist: [.whenInUse],
      files: [delegate("func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}")]),
    RuleExample(
      "The type needs iOS 14", iOS: SystemVersion(12), infoPlist: [.whenInUse],
      files: [
        delegate(
          "func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}",
          attribute: "@available(iOS 14, *)\n")
      ]),
  ]

  private static func delegate(_ method: String, attribute: String = "") -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      \(attribute)final class Locator: NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        func ask() { manager.requestWhenInUseAuthorization() }
        \(method)
      }
      """)
  }
}
