import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import Phrases

extension Rule {
  /// A usage description is longer than the App Store accepts.
  static let oversizedUsageDescription = Rule(
    id: RuleID(.oversizedUsageDescription),
    summary: "A location usage description has 4,000 bytes or more.",
    explanation: "App Store Connect accepts usage descriptions of fewer than 4,000 bytes in UTF-8.",
    severity: .error, facts: [.key013],
    subject: .setUp,
    check: { context in
      guard context.asksForAuthorization else { return [] }
      return context.problems(for: .anything).compactMap { problem in
        guard case .oversizedDescription(let key, _) = problem else { return nil }
        return context.site(of: key).map { Violation(at: $0, problem, in: context) }
      }
    })
}
