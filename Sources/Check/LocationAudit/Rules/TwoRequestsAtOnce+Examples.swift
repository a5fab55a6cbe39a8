import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let twoRequestsAtOnce: [RuleExample] = [
    RuleExample(
      "One request after the other", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        requester(
          """
          manager.requestWhenInUseAuthorization()
              manager.↓requestAlwaysAuthorization()
          """)
      ]),
    RuleExample(
      "Always first, in Objective-C", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        .objectiveC(
          using: """
            if ([manager respondsToSelector:@selector(requestAlwaysAuthorization)]) {
              [manager requestAlwaysAuthorization];
              [manager ↓requestWhenInUseAuthorization];
            }
            """)
      ]),
    RuleExample(
      "The second request is in a function of its own", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        requester(
          """
          if manager.authorizationStatus == .notDetermined { manager.requestWhenInUseAuthorization() }
              upgrade()
            }
            private func upgrade() {
              guard manager.authorizationStatus != .denied else { return }
              manager.↓requestAlwaysAuthorization()
          """)
      ]),
    RuleExample(
      "Always is requested when the person has allowed the first", isRemedy: true,
      infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        requester(
          """
          switch manager.authorizationStatus {
              case .notDetermined: manager.requestWhenInUseAuthorization()
              case .authorizedWhenInUse: manager.requestAlwaysAuthorization()
              default: break
              }
          """)
      ]),
    RuleExample(
      "One of two requests", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        requester(
          """
          if needsBackground { manager.requestAlwaysAuthorization() } else { manager.requestWhenInUseAuthorization() }
          """)
      ]),
  ]

  private static func requester(_ body: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      final class Locator: NSObject {
        let manager = CLLocationManager()
        var needsBackground = false
        func ask() {
          \(body)
        }
      }
      """)
  }
}
