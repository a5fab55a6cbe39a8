import AppProject
import InfoPlistProblems
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases

extension Rule {
  /// The app deploys to iOS 8 to 10, on which Always requires the old text, which is missing.
  static let missingLegacyAlwaysDescription = Rule(
    id: RuleID(.missingLegacyAlwaysDescription),
    summary:
      "The app can be installed on iOS 10 or earlier, where Always needs NSLocationAlwaysUsageDescription.",
    explanation: """
      iOS 8 to 10 know only the old key for Always. An app that can be installed there and requests Always needs it \
      in addition to the keys of iOS 11, or the request does nothing on those devices.
      """,
    severity: .error, bites: LocationKey.legacyAlways.isRead, mistakes: [.mis04],
    facts: [.key004, .key006],
    keepsAway: AppRequest.needing(.legacyAlways), subject: .textsForCode,
    check: { context in
      guard context.asksForAuthorization,
        let problem = context.problem(.missingLegacyAlwaysDescription, for: .always)
      else { return [] }
      return context.code.uses(of: .alwaysRequest)
        .filter { !context.code.requestsNeverMade.contains($0) }.map {
          (use: $0, releases: context.releases(of: $0))
        }.filter { !$0.releases.isEmpty }
        .prefix(1).map {
          Violation(
            at: $0.use.site, problem, in: context, severity: context.code.severity(ofRequest: $0.use),
            releases: $0.releases,
            corrections: context.copying(.alwaysAndWhenInUse, to: .legacyAlways))
        }
    })
}
