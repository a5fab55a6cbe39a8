import AppProject
import LocationEvidence
import LocationPolicy
import Phrases

extension Rule {
  /// The key turns implicit sessions off, and no code holds an explicit one.
  static let explicitSessionKeyWithoutSession = Rule(
    id: .explicitSessionKeyWithoutSession,
    summary: "The Info.plist asks for explicit service sessions, but no code creates one.",
    explanation: """
      With the key there are no implicit sessions: live updates and monitors show no prompt, and give no location until \
      the app holds a CLServiceSession. Create one and keep it for as long as the feature runs, or remove the key.
      """,
    severity: .warning, bites: LocationKey.requireExplicitSession.isRead, facts: [.auth082, .key044],
    subject: .setUp,
    absence: .inProcess,
    check: { context in
      let keys: [LocationKey] = [.requireExplicitSession, .requireExplicitSessionAlternate]
      guard context.asksForAuthorization, !context.hasUnseenCode,
        let key = keys.first(where: { context.entry($0)?.value == .boolean(true) }),
        let site = context.site(of: key),
        context.code.uses(of: .liveUpdates, .conditionMonitoring).contains(where: { !$0.isShared }),
        !context.code.uses(anyOf: .serviceSession)
      else { return [] }
      return [
        Violation(
          at: site,
          message:
            "With this key, live updates and monitors wait for a CLServiceSession, and no code creates one.",
          fix: "Hold a CLServiceSession(authorization:) while the feature runs, or remove the key.")
      ]
    })
}
