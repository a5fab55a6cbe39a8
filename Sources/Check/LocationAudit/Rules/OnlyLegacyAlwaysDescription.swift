import AppProject
import InfoPlistProblems
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// Always is intended, but only the text for iOS 8 to 10 exists.
  static let onlyLegacyAlwaysDescription = Rule(
    id: RuleID(.onlyLegacyAlwaysDescription),
    summary: "Always is requested, but its only usage description is the one that iOS 11 stopped reading.",
    explanation: """
      iOS 11 replaced NSLocationAlwaysUsageDescription. Since then, requestAlwaysAuthorization needs both \
      NSLocationAlwaysAndWhenInUseUsageDescription and NSLocationWhenInUseUsageDescription; with the old key alone \
      it does nothing and Settings has no Always row. Keep the old key only while the app can be installed on iOS 10 \
      or earlier.
      """,
    severity: .error, bites: LocationKey.alwaysAndWhenInUse.isRead, mistakes: [.mis02],
    facts: [.key005, .key006, .key010],
    keepsAway: AppRequest.first, judgesLibraries: true, subject: .textsForCode,
    check: { context in
      guard context.hasEntriesOfApps,
        let problem = context.problem(.onlyLegacyAlwaysDescription, for: .always)
      else { return [] }
      if let request = context.code.alwaysRequests.first {
        if context.neverAsksForAlways { return [.rejectedWithoutAlways(request, in: context)] }
        let mistakes: [MistakeID] = problem.entries.count == 2 ? [.mis01, .mis02] : [.mis02]
        return [
          Violation(
            at: request.site, problem, in: context,
            // An app may add the text that a plug-in lacks.
            severity: context.asksForAuthorization ? context.code.severity(ofRequest: request) : .warning,
            mistakes: mistakes,
            corrections: context.copying(.legacyAlways, to: .alwaysAndWhenInUse))
        ]
      }
      if context.asksForAuthorization, let request = context.requestsForAlwaysByTexts.first,
        let key = context.site(of: request.key)
      {
        return [byText(request.use, at: key, problem, in: context)]
      }
      guard context.asksForAuthorization, context.hasUnseenCode, context.code.promptingUses.isEmpty,
        let key = context.site(of: .legacyAlways)
      else { return [] }
      return [unread(at: key, problem, in: context)]
    })

  /// Returns the finding about a text because of which a plug-in makes a request that shows no prompt.
  private static func byText(
    _ request: CodeUse, at key: Site, _ problem: ConfigurationProblem, in context: AuditContext
  ) -> Violation {
    var violation = Violation(
      at: key, severity: .warning,
      message: """
        Because of this text, \(request.readerOfTexts) requests Always, which shows no prompt on iOS 11 and later, because they don't \
        read this text.
        """,
      adding: Proposal(
        problem.proposal?.entries ?? [], or: "remove this key if the app needs only When In Use"),
      in: context,
      mistakes: [.mis02], facts: [.key005, .key006],
      corrections: context.copying(.legacyAlways, to: .alwaysAndWhenInUse))
    violation.keepsAway = problem.keepsAway
    return violation
  }

  /// Returns the finding about a request that only an unread library can make.
  ///
  /// The text may be left over, and no library ask.
  private static func unread(
    at key: Site, _ problem: ConfigurationProblem, in context: AuditContext
  ) -> Violation {
    var violation = Violation(
      at: key, severity: .note,
      message: """
        iOS 11 and later don't read this text: a library's request for Always does nothing and Settings has no \
        Always row.
        """,
      adding: Proposal(problem.proposal?.entries ?? [], or: "remove this key if nothing needs Always"),
      in: context,
      mistakes: [.mis02, .mis53], facts: [.key005, .key006, .key016])
    violation.keepsAway = problem.keepsAway
    return violation
  }
}
