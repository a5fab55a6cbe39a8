import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A location button makes the only request, but the app needs location for longer than one use.
  static let locationButtonForBackground = Rule(
    id: .locationButtonForBackground,
    summary:
      "Only a location button asks for authorization, in an app that needs location in the background.",
    explanation: """
      A location button grants one use, as Allow Once does: the grant ends soon after the person leaves the app, and \
      is never Always. Regions, visits, significant changes, and background updates get nothing from it. Call \
      requestWhenInUseAuthorization() for a lasting grant.
      """,
    severity: .warning, bites: { $0.locationButton.value }, mistakes: [.mis17], facts: [.auth073, .auth076],
    absence: .inProcess,
    check: { context in
      guard context.asksForAuthorization, !context.hasUnseenCode, !context.code.mayRequestWhenInUse,
        !context.code.mayRequestAlways,
        !context.code.uses(anyOf: .serviceSession, .liveUpdates, .conditionMonitoring),
        context.code.uses(anyOf: .regionMonitoring, .visits, .significantChanges, .backgroundUpdates)
      else { return [] }
      return context.code.uses(of: .locationButton).prefix(1).map { use in
        Violation(
          at: use.site, releases: context.releases(of: use),
          message:
            "This button's grant ends soon after the person leaves the app, and nothing asks for a lasting one.",
          fix: "Call requestWhenInUseAuthorization() before you start a service that must keep running.")
      }
    })
}
