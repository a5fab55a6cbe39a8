import LocationPolicy
import SourceFacts

extension Rule {
  /// A request or service is started on a manager that is gone at the end of the statement.
  static let temporaryManager = Rule(
    id: "temporary-manager",
    summary: "A location manager is released as soon as it is used, because nothing keeps it.",
    explanation: """
      Requests and services live as long as their manager. One that is created and used in one statement is released \
      right after it, one that only a local variable holds at the end of the function at the latest: the prompt flashes \
      up and vanishes, or never shows, and no callback comes. Keep the manager in a property.
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
        "A manager that only a local variable holds", infoPlist: [.whenInUse],
        files: [
          .swift(
            """
            import CoreLocation
            func ask() {
              let manager = CLLocationManager()
              manager.desiredAccuracy = kCLLocationAccuracyBest
              manager.↓requestWhenInUseAuthorization()
            }
            """)
        ]),
      RuleExample(
        "A manager that only a local variable holds in Objective-C", infoPlist: [.whenInUse],
        files: [
          .objectiveC(
            """
            #import <CoreLocation/CoreLocation.h>
            @implementation Locator
            - (void)ask {
              CLLocationManager *manager = [[CLLocationManager alloc] init];
              manager.delegate = self;
              [manager ↓requestWhenInUseAuthorization];
            }
            @end
            """)
        ]),
      RuleExample(
        "A local manager that is stored, returned, passed on or captured", infoPlist: [.whenInUse],
        files: [
          .swift(
            """
            import CoreLocation
            final class Locator {
              var kept: CLLocationManager?
              func store() {
                let manager = CLLocationManager()
                manager.requestWhenInUseAuthorization()
                kept = manager
              }
              func make() -> CLLocationManager {
                let manager = CLLocationManager()
                manager.requestWhenInUseAuthorization()
                return manager
              }
              func hand() {
                let manager = CLLocationManager()
                manager.requestWhenInUseAuthorization()
                keep(manager)
              }
              func wait() {
                let manager = CLLocationManager()
                manager.requestWhenInUseAuthorization()
                later { manager.stopUpdatingLocation() }
              }
            }
            """),
          .objectiveC(
            """
            #import <CoreLocation/CoreLocation.h>
            @implementation Keeper
            - (void)store {
              CLLocationManager *manager = [[CLLocationManager alloc] init];
              [manager requestWhenInUseAuthorization];
              self.manager = manager;
            }
            - (void)share {
              static CLLocationManager *manager = [[CLLocationManager alloc] init];
              [manager requestWhenInUseAuthorization];
            }
            @end
            """, name: "Keeper.m"),
        ]),
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
          message: """
            The manager is released right after this \(use.fact.isReceiverTemporary ? "function" : "statement"), so the \
            prompt vanishes and no callback comes.
            """,
          fix: "Keep the CLLocationManager in a property of an object that lives on.")
      }
    })

  private static let newManagers: Set<String> = [
    "CLLocationManager()", "CLLocationManager.init()", "[[CLLocationManager alloc] init]",
    "[CLLocationManager new]",
    "[[CLLocationManager alloc]init]", "CLLocationManager.new",
  ]

  private static func isOnNewManager(_ use: CodeUse) -> Bool {
    use.fact.isReceiverTemporary || (use.fact.receiver.map(newManagers.contains) ?? false)
  }
}
