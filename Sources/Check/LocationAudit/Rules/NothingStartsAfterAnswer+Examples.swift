import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let nothingStartsAfterAnswer: [RuleExample] = [
    RuleExample(
      "No callback", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          if manager.authorizationStatus == .authorizedWhenInUse { manager.↓startUpdatingLocation() }
          """)
      ]),
    RuleExample(
      "A switch leaves before the start", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          switch manager.authorizationStatus {
              case .authorizedAlways, .authorizedWhenInUse: break
              default: return
              }
              manager.↓startUpdatingLocation()
          """)
      ]),
    RuleExample(
      "A helper tells whether it may start, in Objective-C", infoPlist: [.whenInUse],
      files: [
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @interface Locator : NSObject
          @property (nonatomic, strong) CLLocationManager *manager;
          @end
          @implementation Locator
          - (BOOL)isReady { return [CLLocationManager authorizationStatus] == kCLAuthorizationStatusAuthorizedAlways; }
          - (void)start {
            [self.manager requestWhenInUseAuthorization];
            if (self.isReady) { [self.manager ↓startUpdatingLocation]; }
          }
          @end
          """)
      ]),
    RuleExample(
      "A region that the person sets up", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        locator(
          """
          if manager.authorizationStatus == .authorizedAlways { manager.↓startUpdatingLocation() }
            }
            func watch(_ region: CLRegion) {
              manager.startMonitoring(for: region)
          """)
      ]),
    RuleExample(
      "A library that was not read may have one",
      infoPlist: [.whenInUse], unseenDependencies: ["Permissions"],
      files: [
        locator(
          """
          if manager.authorizationStatus == .authorizedWhenInUse { manager.↓startUpdatingLocation() }
          """)
      ]),
    RuleExample(
      "The callback starts it", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          if manager.authorizationStatus == .authorizedWhenInUse { manager.startUpdatingLocation() }
            }
            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              start()
          """)
      ]),
    RuleExample(
      "It is started whatever the status is", infoPlist: [.whenInUse],
      files: [locator("manager.startUpdatingLocation()")]),
  ]

  private static func locator(_ body: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      final class Locator: NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        func start() {
          manager.requestWhenInUseAuthorization()
          \(body)
        }
      }
      """)
  }
}
