import AppProject
import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases

extension Rule {
  /// Always is requested, and nothing in the app can use it.
  static let alwaysWithoutNeed = Rule(
    id: .alwaysWithoutNeed,
    summary: "Always is requested, and nothing in the app can use more than When In Use.",
    explanation: """
      Without the background mode for location, updates end when the app is suspended, whatever the authorization. \
      Always then makes a difference only to services that launch the app: regions, significant changes, visits, \
      and pushes. An app with none of them asks for more than it uses: fewer people allow it, the system shows a \
      second prompt, and App Review may ask why. Request When In Use.
      """,
    severity: .note, bites: { $0.requestMethods.value }, mistakes: [.mis56], facts: [.store009, .key040],
    absence: .inProcess,
    check: { context in
      let code = context.code
      guard context.target.kind == .app, context.infoPlist != nil, !context.hasUnseenCode,
        !context.hasBackgroundMode, context.entitlement(.locationPush) == nil,
        code.scriptCalls.isEmpty,
        code.uses(anyOf: .standardUpdates, .oneShot, .liveUpdates, .mapUserLocation),
        !code.uses(
          anyOf: .significantChanges, .visits, .regionMonitoring, .conditionMonitoring, .ranging,
          .locationPush,
          .backgroundSession, .backgroundUpdates, .serviceSession)
      else { return [] }
      let requests = code.uses(of: .alwaysRequest).filter { !$0.isShared && !$0.isByClient }
      return requests.prefix(1).map { use in
        Violation(
          at: use.site, releases: context.releases(of: use),
          message: """
            Nothing in the app can use Always: there is no background mode for location, and no service that \
            launches the app.\(MessageText.further(requests.count - 1))
            """,
          fix: "Request When In Use instead, and remove the texts for Always.")
      }
    })
}
