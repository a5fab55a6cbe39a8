import AppProject
import LocationEvidence
import LocationPolicy
import Phrases

extension Rule {
  /// Location pushes are started by an app that lacks the entitlement for them.
  static let locationPushWithoutEntitlement = Rule(
    id: .locationPushWithoutEntitlement,
    summary: "Location pushes are started, but the app's entitlements don't have the one for them.",
    explanation: """
      Location pushes need the entitlement com.apple.developer.location.push. Xcode adds it under Signing & Capabilities.
      """,
    severity: .warning, bites: { $0.relaunchingServices.value.contains(.locationPush) }, facts: [.key045],
    subject: .setUp,
    check: { context in
      // Without a file of entitlements it is not known whether another tool writes one.
      guard context.asksForAuthorization, !context.configuration.entitlements.isEmpty,
        context.entitlement(.locationPush) == nil,
        let start = context.code.uses(of: .locationPush).first(where: { !$0.isShared })
      else { return [] }
      return [
        Violation(
          at: start.site,
          message:
            "Location pushes need com.apple.developer.location.push, which the app's entitlements don't have.",
          fix: "Add the capability Location Push Service Extension to the app's target.")
      ]
    })
}
