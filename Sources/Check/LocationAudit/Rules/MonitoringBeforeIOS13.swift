import AppProject
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// Regions, visits or significant changes are used with When In Use, which iOS 12 and earlier
  /// don't support.
  static let monitoringBeforeIOS13 = Rule(
    id: .monitoringBeforeIOS13,
    summary: "Regions, visits or significant changes are monitored on iOS 12 or earlier without Always.",
    explanation: """
      Up to iOS 12, these services need Always even while the app is in use; with When In Use, region monitoring \
      fails with CLError.regionMonitoringDenied and the others deliver nothing. A UNLocationNotificationTrigger \
      needs only When In Use. Where Always is requested, but the code starts such a service with While Using as well, \
      this is a note.
      """,
    severity: .warning, bites: { policy in waking.contains { $0.needsAlways(policy) } }, mistakes: [.mis10],
    facts: [.mon001, .mon003],
    absence: .inProcess,
    check: { context in
      guard context.asksForAuthorization,
        context.code.mayRequestWhenInUse || context.code.mayRequestAlways
      else {
        return []
      }
      let uses = waking.flatMap { row in
        context.code.uses(of: row)
          .filter { !context.code.mayRequestAlways || isStartedWithWhenInUse($0, in: context.code) }
          .map { (use: $0, row: row) }
      }
      .sorted { $0.use < $1.use }
      return context.ruleReleases.compactMap { range in
        uses.lazy.map { use, row in
          let refusing = context.policies.releases { range.contains($0.release) && row.needsAlways($0) }
          return (use: use, releases: context.code.releases(of: use, within: refusing))
        }
        .first { !$0.releases.isEmpty }
        .map { violation(at: $0.use, on: $0.releases, of: range, in: context) }
      }
    })

  /// The requirements of services whose events wake an app.
  private static let waking: [Requirement] = RequirementTable.all.filter {
    [.regionMonitoring, .visits, .significantChanges].contains($0.use)
  }

  /// Returns whether code that looks at the status starts a service with When In Use, and does nothing else than with
  /// Always.
  private static func isStartedWithWhenInUse(_ use: CodeUse, in code: ProcessCode) -> Bool {
    let place = use.place
    return code.reactions.flatMap(\.entries).contains { entry in
      let effects = entry.reactions(to: .authorizedWhenInUse).flatMap(\.effects)
      return entry.questions.contains(.status)
        && Set(effects) == Set(entry.reactions(to: .authorizedAlways).flatMap(\.effects))
        && effects.contains { effect in
          if case .starts = effect.action { effect.place == place } else { false }
        }
    }
  }

  private static func violation(
    at use: CodeUse, on releases: [ClosedRange<Release>], of range: ClosedRange<Release>,
    in context: AuditContext
  ) -> Violation {
    let mayHaveAlways = context.code.mayRequestAlways
    return Violation(
      at: use.site, severity: context.hasUnseenCode || mayHaveAlways ? .note : .warning, releases: releases,
      message: mayHaveAlways
        ? """
        On iOS \(context.policies.words(for: [range])) this delivers nothing to those who allow only While Using: it needs \
        Always, and the code that was read starts it with both.
        """
        : """
        On iOS \(context.policies.words(for: [range])) this delivers nothing: it needs Always, and no code that was read \
        requests more than When In Use.
        """,
      fix: "Request Always, or notify with a UNLocationNotificationTrigger, which needs only When In Use.")
  }
}
