import AppProject
import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let missingWhenInUseDescription: [RuleExample] = [
    RuleExample(
      "A call of the client library",
      files: [
        .swift(
          """
          import Sextant
          let client = LocationClient()
          func find() async throws { print(try await client.↓location()) }
          """)
      ]),
    RuleExample(
      "The client library's model asks when it starts following",
      files: [
        .swift(
          """
          import Sextant
          struct RunView: View {
            @StateObject private var model = LocationModel()
            var body: some View { Text("Run").task { await model.↓follow() } }
          }
          """)
      ]),
    RuleExample(
      "A type of the app's own with the client library's name",
      files: [
        .swift(
          """
          final class LocationClient { func location() {} }
          func find(_ client: LocationClient) { client.location() }
          """)
      ]),
    RuleExample(
      "A request without any text",
      files: [
        .swift(
          """
          import CoreLocation
          let manager = CLLocationManager()
          manager.↓requestWhenInUseAuthorization()
          """)
      ]),
    RuleExample(
      "An Objective-C request without any text",
      files: [
        .objectiveC(using: "[manager ↓requestWhenInUseAuthorization];")
      ]),
    RuleExample(
      "Both requests without any text have one cause",
      files: [
        .swift(
          using:
            "if always { manager.↓requestAlwaysAuthorization() }\nelse { manager.requestWhenInUseAuthorization() }"
        )
      ]),
    RuleExample(
      "A manager that doesn't ask: only the App Store objects",
      files: [.swift("import CoreLocation\nlet status = ↓CLLocationManager().authorizationStatus")]),
    RuleExample(
      "A request with its text", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          let manager = CLLocationManager()
          manager.requestWhenInUseAuthorization()
          """)
      ]),
    RuleExample(
      "An app's own method of the same name",
      files: [
        .swift(
          """
          import CoreLocation
          final class Permissions {
            func requestWhenInUseAuthorization() {}
          }
          func ask(_ permissions: Permissions) { permissions.requestWhenInUseAuthorization() }
          """)
      ]),
    RuleExample(
      "An extension does not ask by itself", kind: .appExtension,
      files: [.swift(using: "manager.requestWhenInUseAuthorization()")]),
  ]
}
