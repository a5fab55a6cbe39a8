import AppProject
import InfoPlistProblems
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// Code tells of a refusal, and nothing there opens Settings; or it asks, and no code opens Settings.
  static let noWayToSettings = Rule(
    id: .noWayToSettings,
    summary:
      "After a refusal the app leads nowhere: nothing opens Settings, the only place to change it.",
    explanation: """
      After "Don't Allow" every further request is without effect, and only Settings can change the answer. A text that \
      tells people to allow it there leaves them to find the page by themselves, and a button that asks again does \
      nothing. Offer a button that opens the app's page in Settings: Geolocator.openAppSettings(), openAppSettings() of \
      permission_handler, Linking.openSettings(), UIApplication.openSettingsURLString. In scripts each place that tells \
      of a refusal is judged with its file, because the button of another screen doesn't help there; requests in other \
      files, and those in Swift and Objective-C, are judged together, if nothing in the app opens Settings. This is a \
      note, because an app may do without location.
      """,
    severity: .note, bites: { $0.requestMethods.value }, facts: [.auth008, .auth027],
    examples: .noWayToSettings,
    absence: .inModule,
    check: { context in
      guard context.asksForAuthorization else { return [] }
      if context.code.scriptCalls.isEmpty { return ofCompiledCode(context) }
      let deadEnds = context.code.scriptReactions.deadEnds
      let told = deadEnds.map(violation)
      if opensSettings(context.code) { return told }
      let judged = Set(deadEnds.map(\.place.file))
      let requests = context.code.scriptCalls.filter { use in
        use.isAsking && use.fact.script?.role == .request && !judged.contains(use.file)
      }
      let files = Set(requests.map(\.file))
      let first = requests.min { $0.site < $1.site }
      return told + (first.map { [violation(at: $0, further: files.count - 1)] } ?? [])
    })

  /// Returns the finding for an app whose own code asks and reacts to a refusal, and never opens Settings.
  private static func ofCompiledCode(_ context: AuditContext) -> [Violation] {
    let code = context.code
    let requests = code.uses(of: .whenInUseRequest, .alwaysRequest).filter { use in
      !use.isByClient && !use.isInBinary && !code.isInstalled(use.file)
    }
    guard let first = requests.first, !opensSettings(code),
      // An app that doesn't react at all is reported by another rule, whose advice includes Settings.
      RefusalHearing(in: code).isHeard
    else { return [] }
    return [violation(at: first, further: requests.count - 1)]
  }

  /// Returns the finding for the requests of an app that never opens Settings.
  private static func violation(at use: CodeUse, further: Int) -> Violation {
    Violation(
      at: use.site, severity: .note,
      message: """
        After a refusal, asking again shows no prompt: only Settings can change it, and nothing that was read \
        opens Settings.\(MessageText.further(further))
        """,
      fix: "Offer a button that opens the app's page in Settings.")
  }

  /// Returns the finding for a place that tells of a refusal.
  private static func violation(_ deadEnd: ScriptReactions.DeadEnd) -> Violation {
    Violation(
      at: Site(
        file: deadEnd.place.file, position: SourcePosition(line: max(1, deadEnd.place.line), column: 1)),
      severity: .note,
      message: """
        This is what the person is told after a refusal, and nothing in this file leads to Settings, the only place to \
        change it.
        """,
      fix: "Offer a button that opens the app's page in Settings.")
  }

  /// Returns whether any code of the app may open Settings.
  private static func opensSettings(_ code: ProcessCode) -> Bool {
    code.scriptCalls.contains { $0.fact.script?.role == .settings }
      || !code.mentions.isDisjoint(with: SettingsAddress.names)
      || code.parts.contains { !$0.names.isDisjoint(with: SettingsAddress.names) }
  }
}
