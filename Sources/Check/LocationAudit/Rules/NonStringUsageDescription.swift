import AppProject
import InfoPlistProblems
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases

extension Rule {
  /// A usage description isn't a string.
  static let nonStringUsageDescription = Rule(
    id: RuleID(.nonStringUsageDescription),
    summary: "A location usage description is not a string.",
    explanation: """
      Core Location expects a string for these keys. What it does with another value is not documented; that it counts \
      as a missing key, so that no prompt appears, is inferred. For NSLocationTemporaryUsageDescriptionDictionary it is the other way around: its value must be a \
      dictionary that maps purpose keys to texts.
      """,
    severity: .error, mistakes: [.mis01], facts: [.key010, .key018],
    keepsAway: AppRequest.first.union([.fullAccuracy]), subject: .setUp,
    check: { context in
      guard context.asksForAuthorization else { return [] }
      return context.problems(for: .anything).compactMap { problem in
        if case .descriptionNotString(let key) = problem {
          return context.site(of: key).map { Violation(at: $0, problem, in: context) }
        }
        guard problem == .purposesNotDictionary else { return nil }
        return context.site(of: .temporaryPurposes).map { notDictionary(problem, at: $0, in: context) }
      }
    })

  private static func requestsFullAccuracy(_ context: AuditContext) -> Bool {
    context.code.uses(anyOf: .temporaryFullAccuracyRequest)
      || context.code.uses(of: .serviceSession).contains { $0.argument("fullAccuracyPurposeKey") != nil }
  }

  private static func notDictionary(
    _ problem: ConfigurationProblem, at site: Site, in context: AuditContext
  ) -> Violation {
    Violation(
      at: site, problem, in: context, severity: requestsFullAccuracy(context) ? .error : .note,
      releases: context.policies.releases(where: problem.bites), mistakes: [.mis32],
      facts: Array(problem.facts))
  }
}
