import AppProject
import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let onlyOldAuthorizationCallback: [RuleExample] = [
    RuleExample(
      "Only the old callback",
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator: NSObject, CLLocationManagerDelegate {
            func ↓locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
          }
          """)
      ]),
    RuleExample(
      "Only the old callback in an app that depends on the accuracy", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator: NSObject, CLLocationManagerDelegate {
            let manager = CLLocationManager()
            var isPrecise: Bool { manager.accuracyAuthorization == .fullAccuracy }
            func begin() { manager.delegate = self }
            func ↓locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
          }
          """)
      ]),
    RuleExample(
      "The class method alone", infoPlist: [.whenInUse],
      files: [.swift(using: "if CLLocationManager.↓authorizationStatus() == .denied { return }")]),
    RuleExample(
      "The class method alone in Objective-C", infoPlist: [.whenInUse],
      files: [.objectiveC(using: "if ([CLLocationManager ↓authorizationStatus] == 2) { return; }")]),
    RuleExample(
      "The class method for releases that have nothing else", iOS: SystemVersion(12),
      infoPlist: [.whenInUse],
      files: [
        .swift(
          using: """
            let status: CLAuthorizationStatus
            if #available(iOS 14, *) {
              status = manager.authorizationStatus
            } else {
              status = CLLocationManager.authorizationStatus()
            }
            """)
      ]),
    RuleExample(
      "The class method in an app with the new callback", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator: NSObject, CLLocationManagerDelegate {
            var isDenied: Bool { CLLocationManager.authorizationStatus() == .denied }
            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
          }
          """)
      ]),
    RuleExample(
      "Both callbacks", iOS: SystemVersion(13),
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator: NSObject, CLLocationManagerDelegate {
            func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
          }
          """)
      ]),
    RuleExample(
      "A type that is not a delegate",
      files: [
        .swift(
          """
          import CoreLocation
          protocol Watching { func locationManager(_ m: CLLocationManager, didChangeAuthorization s: CLAuthorizationStatus) }
          """)
      ]),
  ]
}
