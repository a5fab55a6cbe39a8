import AppProject
import LocationPolicy
import SourceFacts

extension Rule {
  /// Location is requested and the text of the first prompt is missing.
  static let missingWhenInUseDescription = Rule(
    id: "missing-when-in-use-description",
    summary: "Location is requested, but the Info.plist lacks NSLocationWhenInUseUsageDescription.",
    explanation: """
      Every request needs the text of its prompt. Without it the request returns, no prompt comes, the delegate is \
      not called and the status stays notDetermined for ever; only the console says why. The store rejects the \
      upload as well (ITMS-90683). Add the key with a text that says what the person gets from it.
      """,
    severity: .error, mistakes: ["MIS-01"], facts: [.key003, .key009, .key010],
    examples: [
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
        "The client library's model for screens asks when it follows",
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
        "Both requests without any text are one cause",
        files: [
          .swift(
            using:
              "if always { manager.↓requestAlwaysAuthorization() }\nelse { manager.requestWhenInUseAuthorization() }"
          )
        ]),
      RuleExample(
        "A manager that asks nothing: the store minds",
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
    ],
    check: { context in
      guard context.asksForAuthorization, context.infoPlist != nil,
        context.description(.whenInUse) == .missing, !context.alwaysFindingNamesWhenInUse
      else { return [] }
      guard let first = context.code.promptingUses.first else { return rejection(in: context) }
      return violation(at: first, in: context).map { [$0] } ?? []
    })

  /// A manager that asks nothing and starts nothing: only the store minds.
  ///
  /// What starts something is another rule's.
  private static func rejection(in context: AuditContext) -> [Violation] {
    let starts: [LocationUse] = [
      .standardUpdates, .oneShot, .significantChanges, .visits, .regionMonitoring, .ranging, .mapUserLocation,
    ]
    guard starts.allSatisfy({ context.code.uses(of: $0).isEmpty }) else { return [] }
    return context.code.uses("CLLocationManager", .construction).prefix(1).map { use in
      Violation(
        at: use.site, severity: .warning,
        message: """
          The store may reject the upload (ITMS-90683): the code uses CLLocationManager and \(context.infoPlistName) \
          has no NSLocationWhenInUseUsageDescription.
          """,
        fix: "Add to the Info.plist: " + Words.xml(.whenInUse), mistakes: [], facts: [.store001, .store002])
    }
  }

  private static func violation(
    at first: ProcessCode.PromptingUse, in context: AuditContext
  ) -> Violation? {
    let wantsAlways = !context.code.alwaysRequests.isEmpty && context.values.alwaysTexts == .nothing
    let problem = context.problem(
      "missing-when-in-use-description", for: wantsAlways ? .always : .whenInUse)
    return problem.map {
      Violation(
        at: first.use.site, $0, in: context, releases: first.releases,
        mistakes: wantsAlways ? ["MIS-01", "MIS-28", "MIS-53"] : ["MIS-01"],
        facts: Array($0.facts))
    }
  }
}
