import SourceFacts
import LocationPolicy

extension Rule {
  /// A request or service is started on a manager that is gone at the end of the statement.
  static let temporaryManager = Rule(
    id: "temporary-manager",
    summary: "A location manager is used and released in the same statement.",
    explanation: """
      Requests and services live as long as their manager. One that is created and used in one statement is released \
      right after it: the prompt flashes up and vanishes, or never shows, and no callback comes. Keep the manager in a \
      property.
      """,
    severity: .error, mistakes: ["MIS-18"], facts: [.auth009],
    examples: [
      RuleExample(
        "A request on a new manager", infoPlist: [.whenInUse],
        files: [
          .swift("import CoreLocation\nfunc ask() { CLLocationManager().↓requestWhenInUseAuthorization() }")
        ]),
      RuleExample(
        "A request on a new manager in Objective-C", infoPlist: [.whenInUse],
        files: [.objectiveC(using: "[[[CLLocationManager alloc] init] ↓requestWhenInUseAuthorization];")]),
      RuleExample(
        "A manager that is kept", infoPlist: [.whenInUse],
        files: [
          .swift(
            """
            import CoreLocation
            final class Locator {
              let manager = CLLocationManager()
              func ask() { manager.requestWhenInUseAuthorization() }
            }
            """)
        ]),
      RuleExample(
        "The status of a new manager", infoPlist: [.whenInUse],
        files: [.swift("import CoreLocation\nlet status = CLLocationManager().authorizationStatus")]),
    ],
    judgesLibraries: true,
    check: { context in
      let uses = context.code.uses(
        of: .whenInUseRequest, .alwaysRequest, .temporaryFullAccuracyRequest, .standardUpdates, .oneShot,
        .heading,
        .ranging)
      return uses.filter { isOnNewManager($0) && context.isJudged($0.file) }.map { use in
        Violation(
          at: use.site,
          message:
            "The manager is released right after this statement, so the prompt vanishes and no callback comes.",
          fix: "Keep the CLLocationManager in a property of an object that lives on.")
      }
    })

  private static let newManagers: Set<String> = [
    "CLLocationManager()", "CLLocationManager.init()", "[[CLLocationManager alloc] init]",
    "[CLLocationManager new]",
    "[[CLLocationManager alloc]init]", "CLLocationManager.new",
  ]

  private static func isOnNewManager(_ use: CodeUse) -> Bool {
    use.fact.receiver.map(newManagers.contains) ?? false
  }
}
