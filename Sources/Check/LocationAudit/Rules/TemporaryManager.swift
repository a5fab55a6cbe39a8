import LocationCatalogue
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A request is made or a service started on a manager that is released at the end of the
  /// statement.
  static let temporaryManager = Rule(
    id: .temporaryManager,
    summary: "A location manager is released as soon as it is used, because nothing keeps it.",
    explanation: """
      Requests and services live only as long as their manager. One that is created and used in the same statement \
      is released right after it; one that only a local variable holds, at the end of the function at the latest: \
      the prompt flashes up and vanishes, or never appears, and no callback arrives. Keep the manager in a property.
      """,
    severity: .error, mistakes: [.mis18], facts: [.auth009],
    keepsAway: [.whenInUse, .always, .fullAccuracy],
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
            The manager is released right after this \(use.fact.isReceiverTemporary ? "function" : "statement"), so \
            the prompt vanishes and no callback arrives.
            """,
          fix: "Keep the CLLocationManager in a property of an object that stays alive.")
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
