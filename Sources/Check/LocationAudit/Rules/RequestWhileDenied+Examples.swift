import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let requestWhileDenied: [RuleExample] = [
    RuleExample(
      "All statuses but one ask", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          if manager.authorizationStatus == .authorizedWhenInUse || manager.authorizationStatus == .authorizedAlways {
                manager.startUpdatingLocation()
              } else {
                manager.↓requestWhenInUseAuthorization()
              }
          """)
      ]),
    RuleExample(
      "In Objective-C", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        .objectiveC(
          using: """
            if ([CLLocationManager authorizationStatus] != kCLAuthorizationStatusAuthorizedAlways) {
              [manager ↓requestAlwaysAuthorization];
            }
            """)
      ]),
    RuleExample(
      "Only while nothing is decided", isRemedy: true, infoPlist: [.whenInUse],
      files: [
        locator(
          """
          switch manager.authorizationStatus {
              case .notDetermined: manager.requestWhenInUseAuthorization()
              case .denied, .restricted: showSettings()
              default: manager.startUpdatingLocation()
              }
          """)
      ]),
    RuleExample(
      "Whatever the status is", infoPlist: [.whenInUse],
      files: [locator("manager.requestWhenInUseAuthorization()")]),
  ]

  private static func locator(_ body: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      final class Locator: NSObject {
        let manager = CLLocationManager()
        func showSettings() {}
        func locate() {
          \(body)
        }
      }
      """)
  }
}
