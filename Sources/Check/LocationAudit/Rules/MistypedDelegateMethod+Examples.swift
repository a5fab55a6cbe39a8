import AppProject
import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let mistypedDelegateMethod: [RuleExample] = [
    RuleExample(
      "A missing letter", settings: ["SWIFT_VERSION": "5.0"],
      files: [
        delegate(
          "func ↓locationManager(_ manager: CLLocationManager, didUpdateLocation locations: [CLLocation]) {}"
        )
      ]),
    RuleExample(
      "The name of the selector instead of Swift's", settings: ["SWIFT_VERSION": "5.0"],
      files: [
        delegate(
          "func ↓locationManager(_ m: CLLocationManager, didChangeAuthorizationStatus status: CLAuthorizationStatus) {}"
        )
      ]),
    RuleExample(
      "The first name of a parameter as its label, made private so that the compiler stops warning",
      settings: ["SWIFT_VERSION": "5.0"],
      files: [
        delegate(
          """
          private func ↓locationManager(
              manager: CLLocationManager!, didChangeAuthorizationStatus status: CLAuthorizationStatus
            ) {}
          """)
      ]),
    RuleExample(
      "A private helper that the type calls itself", settings: ["SWIFT_VERSION": "5.0"],
      files: [
        delegate(
          """
          func start() { locationManager(manager: CLLocationManager(), didUpdateLocation: []) }
            private func locationManager(manager: CLLocationManager, didUpdateLocation: [CLLocation]) {}
          """)
      ]),
    RuleExample(
      "The right name with a wrong type", settings: ["SWIFT_VERSION": "5.0"],
      files: [
        delegate("func ↓locationManager(_ manager: CLLocationManager, didFailWithError error: NSError) {}")
      ]),
    RuleExample(
      "The right name with an unexpected return type", settings: ["SWIFT_VERSION": "5.0"],
      files: [
        delegate(
          """
          func ↓locationManager(
              _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
            ) -> CLLocation? { locations.last }
          """)
      ]),
    RuleExample(
      "A method that is marked for Objective-C, where its labels are the selector",
      settings: ["SWIFT_VERSION": "5.0"],
      files: [
        delegate(
          """
          @objc func locationManager(
              _ manager: CLLocationManager, didStartMonitoringForRegion region: CLRegion
            ) {}
            @objc(locationManager:didExitRegion:)
            func locationManager(_ manager: CLLocationManager, didExitRegions region: CLRegion) {}
            @objc func ↓locationManager(_ manager: CLLocationManager, didEnterRegions region: CLRegion) {}
          """)
      ]),
    RuleExample(
      "A wrong selector in Objective-C",
      files: [
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @interface Locator : NSObject <CLLocationManagerDelegate>
          @end
          @implementation Locator
          - (void)↓locationManager:(CLLocationManager *)manager didUpdateLocation:(NSArray *)locations {
          }
          @end
          """)
      ]),
    RuleExample(
      "The right methods", isRemedy: true, settings: ["SWIFT_VERSION": "5.0"],
      files: [
        delegate(
          """
          func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
            func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) -> Void {}
            func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { true }
          """)
      ]),
    RuleExample(
      "A method of the app's own protocol", settings: ["SWIFT_VERSION": "5.0"],
      files: [
        delegate("func locationManager(_ manager: Tracker, didUpdateLocation location: CLLocation) {}")
      ]),
    RuleExample(
      "Swift 2, where the types were other ones", settings: ["SWIFT_VERSION": "2.3"],
      files: [
        delegate("func locationManager(manager: CLLocationManager, didFailWithError error: NSError) {}")
      ]),
  ]

  private static func delegate(_ member: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      final class Locator: NSObject, CLLocationManagerDelegate {
        \(member)
      }
      """)
  }
}
