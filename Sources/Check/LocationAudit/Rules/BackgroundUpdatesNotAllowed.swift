import AppProject
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// The mode is declared and updates are started, but the property that lets them continue is
  /// never set.
  static let backgroundUpdatesNotAllowed = Rule(
    id: .backgroundUpdatesNotAllowed,
    summary: "The background mode is declared, but allowsBackgroundLocationUpdates is never set to true.",
    explanation: """
      On iOS 9 and later, the background mode alone does nothing: a manager's updates continue in the background \
      only while its allowsBackgroundLocationUpdates is true, and it is false by default. Without it, updates end a \
      few seconds after the person leaves the app. Set the property for the duration of the session, or remove the \
      mode.
      """,
    severity: .warning, bites: { $0.backgroundSwitch.value == .property }, mistakes: [.mis07],
    facts: [.bg004, .bg007],
    absence: .inProcess,
    check: { context in
      guard context.asksForAuthorization, context.hasBackgroundMode else { return [] }
      if let use = startInScript(context.code) { return [inScript(use, in: context)] }
      guard !context.code.uses(anyOf: .backgroundUpdates, .backgroundSession),
        let start = context.code.uses(of: .standardUpdates).first
      else { return [] }
      return [violation(at: start, in: context)]
    })

  /// Returns geolocator's stream of positions, if no script and no code of the app's own allows it to
  /// go on in the background.
  private static func startInScript(_ code: ProcessCode) -> CodeUse? {
    let calls = code.scriptCalls
    let allows =
      calls.contains { $0.fact.script?.role == .background }
      || code.uses(of: .backgroundUpdates, .backgroundSession).contains { !$0.isShared }
    return allows ? nil : calls.first { $0.fact.name == "getPositionStream" }
  }

  private static func inScript(_ start: CodeUse, in context: AuditContext) -> Violation {
    Violation(
      at: start.site, severity: .note,
      message: """
        These updates stop when the person leaves the app, although \(context.infoPlistName) declares the location \
        background mode: no script that was read passes AppleSettings that allow it.
        """,
      fix:
        "Pass AppleSettings with allowBackgroundLocationUpdates: true if these are to go on; remove location from UIBackgroundModes only if no other plug-in needs it."
    )
  }

  private static func violation(at start: CodeUse, in context: AuditContext) -> Violation {
    Violation(
      at: start.site, severity: context.hasUnseenCode ? .note : .warning,
      message: """
        These updates stop a few seconds after the person leaves the app, although \(context.infoPlistName) declares \
        the location background mode: no code that was read sets allowsBackgroundLocationUpdates to true.
        """,
      fix: """
        Set manager.allowsBackgroundLocationUpdates = true while you want a background session. If you never do, \
        remove location from UIBackgroundModes.
        """)
  }
}
