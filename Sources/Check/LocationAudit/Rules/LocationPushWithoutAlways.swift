import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import Phrases

extension Rule {
  /// The app is entitled to location pushes, but can never get the authorization that they require.
  static let locationPushWithoutAlways = Rule(
    id: .locationPushWithoutAlways,
    summary: "The app has the entitlement for location pushes but can't get Always.",
    explanation: """
      A location push wakes its extension only while the app has Always. Without both usage descriptions for Always \
      and a request for Always, no push arrives.
      """,
    severity: .error, bites: { $0.relaunchingServices.value.contains(.locationPush) },
    facts: [.key045, .key005],
    subject: .setUp,
    check: { context in
      guard context.target.kind == .app, context.infoPlist != nil,
        context.entitlement(.locationPush) == .boolean(true),
        context.values.alwaysTexts == .missing || context.values.alwaysTexts == .onlyLegacy,
        let start = context.code.uses(of: .locationPush).first
      else { return [] }
      return [
        Violation(
          at: start.site,
          message: """
            No push arrives: location pushes need Always, and \(context.infoPlistName) has no \
            NSLocationAlwaysAndWhenInUseUsageDescription.
            """,
          adding: Proposal([.text(.alwaysAndWhenInUse)]), in: context)
      ]
    })
}
