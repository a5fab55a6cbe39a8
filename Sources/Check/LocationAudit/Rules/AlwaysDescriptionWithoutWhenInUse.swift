import InfoPlistProblems
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases

extension Rule {
  /// There is a text for Always, but not the text for When In Use that it also requires.
  static let alwaysDescriptionWithoutWhenInUse = Rule(
    id: RuleID(.alwaysDescriptionWithoutWhenInUse),
    summary:
      "NSLocationAlwaysAndWhenInUseUsageDescription is present without NSLocationWhenInUseUsageDescription.",
    explanation: """
      The name of this key suggests that it serves both requests. By itself it serves neither: on iOS 11 and later, \
      a request for Always needs both keys, and a request for When In Use needs the other one. With only this key, \
      no request shows a prompt.
      """,
    severity: .error, bites: LocationKey.alwaysAndWhenInUse.isRead, mistakes: [.mis03],
    facts: [.key005, .key007],
    keepsAway: AppRequest.first, subject: .textsForCode,
    check: { context in
      guard context.asksForAuthorization,
        let problem = context.problem(.alwaysDescriptionWithoutWhenInUse, for: .always)
      else { return [] }
      let mistakes: [MistakeID] = context.code.mayRequestWhenInUse ? [.mis01, .mis03] : [.mis03]
      let requests = context.code.alwaysRequests + context.code.promptingUses.map(\.use)
      if let request = requests.first(where: { !context.code.requestsNeverMade.contains($0) }) {
        return [
          Violation(
            at: request.site, problem, in: context, severity: context.code.severity(ofRequest: request),
            mistakes: mistakes)
        ]
      }
      if let request = requests.first { return [.rejectedWithoutWhenInUse(request, in: context)] }
      guard context.hasUnseenCode, let key = context.site(of: .alwaysAndWhenInUse) else { return [] }
      return [Violation(at: key, problem, in: context, severity: .warning, mistakes: mistakes)]
    })
}
