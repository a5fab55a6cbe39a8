import AppProject
import InfoPlistProblems
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// Always is requested, but the Info.plist has no text for it.
  static let missingAlwaysDescription = Rule(
    id: RuleID(.missingAlwaysDescription),
    summary: "Always is requested, but the Info.plist has no NSLocationAlwaysAndWhenInUseUsageDescription.",
    explanation: """
      With the usage description for When In Use alone, the app counts as one that doesn't support Always: \
      requestAlwaysAuthorization does nothing and Settings has no Always row. App Store Connect scans for the \
      method's name and warns or rejects the upload without the text (ITMS-90683), even if nothing calls it.
      """,
    severity: .error, mistakes: [.mis28, .mis53], facts: [.key005, .key016, .store002],
    keepsAway: AppRequest.needing(.alwaysAndWhenInUse), subject: .textsForCode,
    check: { context in
      guard context.asksForAuthorization,
        let problem = context.problem(.missingAlwaysDescription, for: .always)
      else { return [] }
      if let request = context.code.alwaysRequests.first {
        // Whether a library makes its request in this app may depend on what the app does.
        if context.neverAsksForAlways || context.code.severity(ofRequest: request) != nil {
          return [.rejectedWithoutAlways(request, in: context)]
        }
        return [
          Violation(at: request.site, problem, in: context, releases: context.releases(of: request))
        ]
      }
      let mentions = [SourceFact.Kind.reference, .inquiry].flatMap {
        context.code.uses("requestAlwaysAuthorization", $0)
      }
      return mentions.prefix(1).map { .rejectedWithoutAlways($0, in: context) }
    })
}
