import InfoPlistProblems
import LocationPolicy
import SourceFacts

extension Rule {
  /// The authorization callback asks again, which nags whoever picked Allow Once.
  static let promptAfterAllowOnce = Rule(
    id: .promptAfterAllowOnce,
    summary: "The authorization callback requests authorization whenever nothing is decided.",
    explanation: """
      From iOS 13 on "Allow Once" lapses when the app is left, and the status returns to notDetermined with a callback. \
      A callback that requests then shows the prompt again each time the person comes back. It also runs when a manager \
      is created, so the first prompt comes at launch. Request when the person does something that needs location.
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
    check: { context in
      guard context.asksForAuthorization, context.description(.whenInUse).isPresent else { return [] }
      let requests = context.code.uses(of: .whenInUseRequest).filter { isInCallback($0) && asksByItself($0) }
      return requests.prefix(1).map { violation(at: $0, further: requests.count - 1, in: context) }
    })

  private static func isInCallback(_ use: CodeUse) -> Bool {
    guard let function = use.fact.enclosingFunction else { return false }
    return function.hasPrefix("locationManager")
      && (function.mentions("DidChangeAuthorization") || function.mentions("didChangeAuthorizationStatus"))
  }

  /// Whether nothing but the status and availability decides.
  private static func asksByItself(_ use: CodeUse) -> Bool {
    use.fact.conditions.allSatisfy { condition in
      ["notDetermined", "available("].contains { condition.mentions($0) }
    }
  }

  private static func violation(at use: CodeUse, further: Int, in context: AuditContext) -> Violation {
    Violation(
      at: use.site, releases: context.releases(of: use),
      message: """
        Whoever picks "Allow Once" is asked again each time they come back to the app, because the callback \
        requests by itself.\(Words.further(further))
        """,
      fix: "Request from the action that needs location, not from the callback.")
  }
}
