import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// The switch for Location Services is read on the main thread, which may block the user
  /// interface.
  static let servicesEnabledOnMainThread = Rule(
    id: .servicesEnabledOnMainThread,
    summary: "locationServicesEnabled() is called on the main thread, which iOS 16 and later warn about.",
    explanation: """
      locationServicesEnabled() asks another process and can take a long time. On iOS 16 and later, a call on the \
      main thread logs "This method can cause UI unresponsiveness if invoked on the main thread". Wait for \
      locationManagerDidChangeAuthorization(_:) instead: while Location Services is off, the status is denied. Where \
      the switch itself matters, read it in a detached task or on a background queue. Only calls that are certain to \
      run on the main thread are reported: the system calls the function there, or such a function calls it.
      """,
    severity: .note, bites: { $0.servicesEnabledWarnsOnMainThread.value }, mistakes: [.mis25],
    facts: [.del087],
    judgesLibraries: true,
    check: { context in
      let calls = context.code.uses("locationServicesEnabled").filter {
        $0.fact.receiver == "CLLocationManager" && context.isJudged($0.file)
          && !context.releases(of: $0).isEmpty
      }
      guard !calls.isEmpty else { return [] }
      let thread = MainThread(context.code.types)
      let found = calls.filter(thread.runs)
      let byType = Dictionary(grouping: found) { $0.fact.enclosingType ?? "" }.values.compactMap { calls in
        calls.min { $0.site < $1.site }.map { (use: $0, further: calls.count - 1) }
      }.sorted { $0.use.site < $1.use.site }
      return byType.prefix(typeLimit).map { violation(at: $0.use, further: $0.further, in: context) }
    })

  /// The maximum number of types with a finding.
  private static let typeLimit = 3

  private static func violation(at use: CodeUse, further: Int, in context: AuditContext) -> Violation {
    Violation(
      at: use.site, releases: context.releases(of: use),
      message:
        "This call can block the user interface, and logs a warning, because it runs on the main thread.\(MessageText.further(further))",
      fix:
        "Wait for locationManagerDidChangeAuthorization(_:), where the status is denied while Location Services is off."
    )
  }
}
