import AppProject
import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let alwaysBeforeWhenInUse: [RuleExample] = [
    RuleExample(
      "The client library asks for When In Use first", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        .swift(
          """
          import Sextant
          func track(with client: LocationClient) async { print(await client.requestAlways()) }
          """)
      ]),
    RuleExample(
      "Always is the only request", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [.swift(using: "manager.↓requestAlwaysAuthorization()")]),
    RuleExample(
      "Tracking in the background with the provisional grant",
      infoPlist: [.whenInUse, .alwaysAndWhenInUse, .locationMode],
      files: [
        .swift(
          using: """
            manager.allowsBackgroundLocationUpdates = true
            manager.↓requestAlwaysAuthorization()
            manager.startUpdatingLocation()
            """)
      ]),
    RuleExample(
      "One case for both statuses", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        .swift(
          using: """
            switch status {
            case .notDetermined, .authorizedWhenInUse: manager.↓requestAlwaysAuthorization()
            default: break
            }
            """)
      ]),
    RuleExample(
      "Unless it is already granted", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        .swift(
          using: """
            if !(status == .authorizedWhenInUse || status == .authorizedAlways) {
              manager.↓requestAlwaysAuthorization()
            }
            """)
      ]),
    RuleExample(
      "When In Use is requested after Always, when a prompt is up already",
      infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        .swift(
          using: "manager.↓requestAlwaysAuthorization()\nmanager.requestWhenInUseAuthorization()")
      ]),
    RuleExample(
      "When In Use is requested first", isRemedy: true, infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        .swift(
          using: """
            if status == .notDetermined { manager.requestWhenInUseAuthorization() }
            if status == .authorizedWhenInUse { manager.requestAlwaysAuthorization() }
            """)
      ]),
    RuleExample(
      "Always is only requested from When In Use, which a library obtains",
      infoPlist: [.whenInUse, .alwaysAndWhenInUse], unseenDependencies: ["PermissionsKit"],
      files: [
        .swift(using: "if status == .authorizedWhenInUse { manager.requestAlwaysAuthorization() }")
      ]),
    RuleExample(
      "A library that only ever asks for Always", kind: .framework,
      files: [.swift(using: "manager.↓requestAlwaysAuthorization()")]),
    RuleExample(
      "A library that offers both requests", kind: .framework,
      files: [
        .swift(
          using: """
            switch wanted {
            case .always: manager.requestAlwaysAuthorization()
            case .whenInUse: manager.requestWhenInUseAuthorization()
            }
            """)
      ]),
    RuleExample(
      "Old releases only", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        .swift(using: "if #available(iOS 13, *) {} else { manager.requestAlwaysAuthorization() }")
      ]),
  ]
}
