import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases

extension Rule {
  /// An extension sets the property, but its own Info.plist has no background mode.
  static let backgroundUpdatesInExtension = Rule(
    id: .backgroundUpdatesInExtension,
    summary: "An app extension sets allowsBackgroundLocationUpdates, which crashes its process.",
    explanation: """
      The property checks the Info.plist of the running process. An extension has its own Info.plist, which rarely \
      declares the background mode, so a setter that works in the app raises an exception in the extension. Set the \
      property only in the app.
      """,
    severity: .error, bites: { $0.backgroundSwitch.value == .property }, mistakes: [.mis48],
    facts: [.bg003, .bg001],
    check: { context in
      guard context.isExtension, context.infoPlist != nil, !context.hasBackgroundMode else { return [] }
      let uses = context.code.uses(of: .backgroundUpdates).filter { use in
        use.setsTrue && !use.isShared && !use.readsBackgroundModes && !use.isGuarded(by: "extension", "appex")
      }
      return uses.prefix(1).map { violation(at: $0, further: uses.count - 1, in: context) }
    })

  private static func violation(at use: CodeUse, further: Int, in context: AuditContext) -> Violation {
    Violation(
      at: use.site, releases: context.releases(of: use),
      message: """
        The extension \(context.target.name) crashes here, because its own Info.plist doesn't list location among \
        its background modes.\(MessageText.further(further))
        """,
      fix: "Set allowsBackgroundLocationUpdates only in the app's process.")
  }
}
