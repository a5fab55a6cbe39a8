import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A session is created but not kept.
  static let sessionInLocal = Rule(
    id: .sessionInLocal,
    summary: "A service session or a background activity session ends at once, because nothing keeps it.",
    explanation: """
      A CLServiceSession or a CLBackgroundActivitySession lasts only as long as something holds it: one that is \
      dropped, or held only by a local variable, ends with its block, and so does what it was created for. Keep it \
      in a property, or wait in the same block, as a loop over live updates does. Call invalidate() when it should \
      end.
      """,
    severity: .error, bites: { $0.serviceSessions.value || $0.backgroundActivitySession.value },
    mistakes: [.mis37], facts: [.bg023, .auth083],
    judgesLibraries: true,
    check: { context in
      let sessions =
        context.code.uses("CLBackgroundActivitySession", .construction)
        + context.code.uses("CLServiceSession", .construction)
      let lost = sessions.filter { $0.fact.isTemporary && context.isJudged($0.file) }.sorted()
      return lost.prefix(1).map { use in
        let isBackground = use.fact.name == "CLBackgroundActivitySession"
        return Violation(
          at: use.site, releases: context.releases(of: use),
          message: """
            This session ends right here, because nothing keeps it: \
            \(isBackground ? "nothing continues in the background" : "nothing that it asks for lasts").\(MessageText.further(lost.count - 1))
            """,
          fix: "Keep the session in a property until invalidate() is called.",
          mistakes: isBackground ? [.mis37] : [], facts: isBackground ? [.bg023] : [.auth083])
      }
    })
}
