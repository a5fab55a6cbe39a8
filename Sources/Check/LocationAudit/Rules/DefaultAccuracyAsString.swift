import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases

extension Rule {
  /// The key for reduced accuracy has a string instead of a Boolean.
  static let defaultAccuracyAsString = Rule(
    id: RuleID(.defaultAccuracyAsString),
    summary: "NSLocationDefaultAccuracyReduced is not a boolean, so it has no effect.",
    explanation: """
      With a string such as "YES" the key had no effect when a developer tried it: the prompt still offered Precise: On, \
      and the app started with full accuracy. Use <true/>.
      """,
    severity: .warning, bites: LocationKey.defaultAccuracyReduced.isRead, mistakes: [.mis34],
    facts: [.key033, .key034],
    subject: .setUp,
    check: { context in
      guard context.asksForAuthorization,
        let problem = context.problem(.defaultAccuracyAsString, for: .anything),
        let site = context.site(of: .defaultAccuracyReduced)
      else { return [] }
      return [Violation(at: site, problem, in: context)]
    })
}
