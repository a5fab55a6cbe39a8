import AppProject
import CoreLocationInterface
import InfoPlistProblems
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// The authorization callback asks again, which nags whoever picked Allow Once.
  static let promptAfterAllowOnce = Rule(
    id: .promptAfterAllowOnce,
    summary: "The authorization callback requests authorization whenever the status is notDetermined.",
    explanation: """
      On iOS 13 and later, "Allow Once" lapses after the person leaves the app, and the status returns to \
      notDetermined with a callback. A callback that requests then shows the prompt again each time the person comes \
      back. It also runs when a manager is created, so the first prompt appears at launch. Request when the person \
      does something that needs location.
      """,
    severity: .note, bites: { $0.whenInUsePrompt.value.choices.contains(.allowOnce) }, mistakes: [.mis16],
    facts: [.auth006, .auth068],
    examples: [
      RuleExample(
        "The callback requests", infoPlist: [.whenInUse],
        files: [
          .swift(
            """
            import CoreLocation
            final class Locator: NSObject, CLLocationManagerDelegate {
              func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
                if manager.authorizationStatus == .notDetermined { manager.↓requestWhenInUseAuthorization() }
              }
            }
            """)
        ]),
      RuleExample(
        "The callback calls a function that requests", infoPlist: [.whenInUse],
        files: [
          .swift(
            """
            import CoreLocation
            final class Locator: NSObject, CLLocationManagerDelegate {
              let manager = CLLocationManager()
              func ask() { manager.↓requestWhenInUseAuthorization() }
              func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
                switch manager.authorizationStatus {
                case .notDetermined: ask()
                default: break
                }
              }
            }
            """)
        ]),
      RuleExample(
        "The callback requests Always where nothing else is decided",
        infoPlist: [.whenInUse, .alwaysAndWhenInUse],
        files: [
          .swift(
            """
            import CoreLocation
            final class Locator: NSObject, CLLocationManagerDelegate {
              func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
                if status == .denied {
                  explain()
                } else if status == .notDetermined {
                  manager.↓requestAlwaysAuthorization()
                }
              }
            }
            """)
        ]),
      RuleExample(
        "A library's callback requests", kind: .framework,
        files: [
          .swift(
            """
            import CoreLocation
            public final class Locator: NSObject, CLLocationManagerDelegate {
              public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
                manager.↓requestWhenInUseAuthorization()
              }
            }
            """)
        ]),
      RuleExample(
        "The callback escalates", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
        files: [
          .swift(
            """
            import CoreLocation
            final class Locator: NSObject, CLLocationManagerDelegate {
              let manager = CLLocationManager()
              func start() { manager.requestWhenInUseAuthorization() }
              func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
                if manager.authorizationStatus == .authorizedWhenInUse { manager.requestAlwaysAuthorization() }
              }
            }
            """)
        ]),
      RuleExample(
        "The callback requests only when somebody waits", infoPlist: [.whenInUse],
        files: [
          .swift(
            """
            import CoreLocation
            final class Locator: NSObject, CLLocationManagerDelegate {
              var isWaiting = false
              func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
                if isWaiting { manager.requestWhenInUseAuthorization() }
              }
            }
            """)
        ]),
    ],
    judgesLibraries: true,
    check: { context in
      let isLibrary = context.target.kind == .framework
      guard isLibrary || context.asksForAuthorization && context.description(.whenInUse).isPresent else {
        return []
      }
      let called = functionsCalledByCallbacks(in: context.code.types)
      let requests = context.code.uses(of: .whenInUseRequest, .alwaysRequest).filter { use in
        asksByItself(use) && context.isJudged(use.file)
          && (isInCallback(use) || called.contains(Function(use)))
      }
      return requests.prefix(1).map { violation(at: $0, further: requests.count - 1, in: context) }
    })

  /// A function of a delegate.
  private struct Function: Hashable {
    let type: String?
    let name: String?

    init(type: String, name: String) { (self.type, self.name) = (type, name) }
    init(_ use: CodeUse) { (type, name) = (use.fact.enclosingType, use.fact.enclosingFunction) }
  }

  /// The functions of delegates that their authorization callbacks call while nothing is decided.
  private static func functionsCalledByCallbacks(in types: TypeIndex) -> Set<Function> {
    Set(
      DelegateFamily.all(in: types).flatMap { family in
        let sites = family.ownMethods(.didChangeAuthorization, .didChangeAuthorizationStatus)
          .flatMap(\.facts.callSites)
          .filter { ($0.receiver == nil || $0.receiver == "self") && $0.conditions.allSatisfy(isOfUndecided) }
        let names = Set(sites.map(\.name))
        return family.entry.methods.filter { names.contains($0.baseName) }
          .map { Function(type: family.entry.name, name: $0.facts.name) }
      })
  }

  private static func isInCallback(_ use: CodeUse) -> Bool {
    guard let function = use.fact.enclosingFunction else { return false }
    return function.hasPrefix("locationManager")
      && (function.mentions("DidChangeAuthorization") || function.mentions("didChangeAuthorizationStatus"))
  }

  /// Whether nothing but the status and the release decides, and an undecided status is among what may hold.
  private static func asksByItself(_ use: CodeUse) -> Bool {
    use.fact.conditions.allSatisfy(isOfUndecided)
  }

  private static func isOfUndecided(_ condition: String) -> Bool {
    ["notDetermined", "available(", "systemVersion"].contains { condition.mentions($0) }
      || UndecidedStatus.isLeft(by: condition)
  }

  private static func violation(at use: CodeUse, further: Int, in context: AuditContext) -> Violation {
    Violation(
      at: use.site, releases: context.releases(of: use),
      message: """
        People who choose "Allow Once" are asked again each time they return to the app, because the callback makes \
        the request.\(MessageText.further(further))
        """,
      fix: "Request from the action that needs location, not from the callback.")
  }
}
