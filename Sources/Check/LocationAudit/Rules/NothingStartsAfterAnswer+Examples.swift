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
