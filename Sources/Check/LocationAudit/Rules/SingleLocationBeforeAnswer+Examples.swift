import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let singleLocationBeforeAnswer: [RuleExample] = [
    RuleExample(
      "One line after the other", infoPlist: [.whenInUse],
      files: [locator("manager.requestWhenInUseAuthorization()\n    manager.↓requestLocation()")]),
    RuleExample(
      "In two functions, in Objective-C", infoPlist: [.whenInUse],
      files: [
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @interface Locator : NSObject
          @property (nonatomic, strong) CLLocationManager *manager;
          @end
          @implementation Locator
          - (void)start {
            [self.manager requestWhenInUseAuthorization];
            [self locate];
          }
          - (void)locate { [self.manager ↓requestLocation]; }
          @end
          """)
      ]),
    RuleExample(
      "The callback requests it again", isRemedy: true, infoPlist: [.whenInUse],
      files: [
        locator(
          "manager.requestWhenInUseAuthorization()\n    manager.requestLocation()",
          """
          func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              if manager.authorizationStatus == .authorizedWhenInUse { manager.requestLocation() }
            }
          """)
      ]),
    RuleExample(
      "The app's return from the prompt requests it again", infoPlist: [.whenInUse],
      files: [
        locator(
          "manager.requestWhenInUseAuthorization()\n    manager.requestLocation()",
          "func applicationDidBecomeActive(_ application: UIApplication) { manager.requestLocation() }")
      ]),
    RuleExample(
      "Only when the app is authorized", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          if manager.authorizationStatus == .notDetermined {
                manager.requestWhenInUseAuthorization()
              } else {
                manager.requestLocation()
              }
          """)
      ]),
    RuleExample(
      "Updates begin after the answer", infoPlist: [.whenInUse],
      files: [locator("manager.requestWhenInUseAuthorization()\n    manager.startUpdatingLocation()")]),
    RuleExample(
      "Updates that were started before begin after the answer", infoPlist: [.whenInUse],
      files: [
        locator(
          "manager.requestWhenInUseAuthorization()\n    manager.requestLocation()",
          "override init() {\n    super.init()\n    manager.startUpdatingLocation()\n  }")
      ]),
  ]

  private static func locator(_ body: String, _ members: String = "") -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      final class Locator: NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        func start() {
          \(body)
        }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
        \(members)
      }
      """)
  }
}
