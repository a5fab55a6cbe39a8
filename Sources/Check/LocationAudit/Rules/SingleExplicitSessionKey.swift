import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import Phrases

extension Rule {
  /// Only one of the two spellings of the key that disables implicit sessions exists.
  static let singleExplicitSessionKey = Rule(
    id: RuleID(.singleExplicitSessionKey),
    summary: "Only one of the two documented spellings of the explicit-session key is set.",
    explanation: """
      Apple documents the key that turns implicit service sessions off under two names: one article and the WWDC \
      session of 2024 say NSLocationRequireExplicitServiceSession, the header and another article \
      CLRequireExplicitServiceSession. Which one iOS reads is not known, so set both.
      """,
    severity: .warning, bites: LocationKey.requireExplicitSession.isRead, facts: [.key044, .auth082],
    subject: .setUp,
    check: { context in
      guard context.asksForAuthorization else { return [] }
      return context.problems(for: .anything).compactMap { problem in
        guard case .singleExplicitSessionKey(let key, _) = problem else { return nil }
        return context.site(of: key).map { Violation(at: $0, problem, in: context) }
      }
    })
}
