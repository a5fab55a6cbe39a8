import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases

extension Rule {
  /// The App Store offers the app only for devices with location hardware.
  static let requiredDeviceCapability = Rule(
    id: .requiredDeviceCapability,
    summary: "UIRequiredDeviceCapabilities keeps the app off devices without location hardware.",
    explanation: """
      The key is for apps that are useless without the hardware. A version that adds a requirement to an app in the \
      store can be rejected (ITMS-90109), because it would shut out people who have the app. An entry for gps requires \
      one for location-services as well.
      """,
    severity: .note, bites: everywhere, mistakes: [.mis44], facts: [.key046, .store005],
    subject: .setUp,
    check: { context in
      guard context.target.kind == .app, let site = context.site(of: .requiredDeviceCapabilities) else {
        return []
      }
      let required = context.requiredDeviceCapabilities.intersection(["gps", "location-services"]).sorted()
      guard !required.isEmpty else { return [] }
      return [
        Violation(
          at: site,
          message: """
            The app can't be installed on devices without \(MessageText.list(required)), and App Store Connect may reject \
            an update that adds this (ITMS-90109).
            """,
          fix: "Remove \(MessageText.list(required)) unless the app is useless without it.")
      ]
    })
}
