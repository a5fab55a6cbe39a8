import AppProject
import InfoPlistProblems
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// Location is requested, but the text for the first prompt is missing.
  static let missingWhenInUseDescription = Rule(
    id: RuleID(.missingWhenInUseDescription),
    summary: "Location is requested, but the Info.plist lacks NSLocationWhenInUseUsageDescription.",
    explanation: """
      Every request needs the text of its prompt. Without it the request returns, no prompt appears, the delegate \
      isn't called, and the status stays notDetermined forever; only the console says why. App Store Connect warns \
      or rejects the upload as well (ITMS-90683). Add the key with a text that says what the person gets from it.
      """,
    severity: .error, mistakes: [.mis01], facts: [.key003, .key009, .key010],
    keepsAway: AppRequest.first,
    subject: .textsForCode,
    check: { context in
      guard context.asksForAuthorization, context.infoPlist != nil,
        context.description(.whenInUse) == .missing, !context.alwaysFindingNamesWhenInUse
      else { return [] }
      let requests = context.code.promptingUses.filter { !context.code.requestsNeverMade.contains($0.use) }
      let certain = requests.first { context.code.severity(ofRequest: $0.use) == nil }
      guard let first = certain ?? requests.first else { return rejection(in: context) }
      return violation(at: first, in: context).map { [$0] } ?? []
    })

  /// Returns a violation for code that only the App Store checks: a manager that makes no request
  /// and starts nothing, or a request that is never made.
  ///
  /// Code that starts a service is covered by another rule, which doesn't judge built apps.
  private static func rejection(in context: AuditContext) -> [Violation] {
    let starts: [LocationUse] = [
      .standardUpdates, .oneShot, .significantChanges, .visits, .regionMonitoring, .ranging, .mapUserLocation,
    ]
    if let request = context.code.requestsNeverMade.min() {
      return [.rejectedWithoutWhenInUse(request, in: context)]
    }
    // Where a library that was not read may ask, that rule has only a note.
    guard
      context.target.isBuilt || context.hasUnseenCode
        || starts.allSatisfy({ context.code.uses(of: $0).isEmpty })
    else {
      return []
    }
    let managers = context.code.uses("CLLocationManager", .construction).prefix(1)
    if managers.isEmpty, let plugIn = context.target.locationPlugIns.first {
      return [.rejectedWithoutWhenInUse(plugIn, in: context)]
    }
    return managers.map { .rejectedWithoutWhenInUse($0, in: context) }
  }

  /// Returns the severity for a request; whether a text that only the strings of languages have is
  /// enough is not known, but the App Store looks at the Info.plist.
  private static func severity(of request: CodeUse, in context: AuditContext) -> Finding.Severity? {
    let isLocalized = context.target.localizations.contains {
      $0.entries[LocationKey.whenInUse.rawValue] != nil
    }
    return isLocalized ? .warning : context.code.severity(ofRequest: request)
  }

  private static func violation(
    at first: ProcessCode.PromptingUse, in context: AuditContext
  ) -> Violation? {
    let wantsAlways = !context.code.alwaysRequests.isEmpty && context.values.alwaysTexts == .nothing
    let problem = context.problem(.missingWhenInUseDescription, for: wantsAlways ? .always : .whenInUse)
    return problem.map {
      Violation(
        at: first.use.site, $0, in: context, severity: severity(of: first.use, in: context),
        releases: first.releases,
        mistakes: wantsAlways ? [.mis01, .mis28, .mis53] : [.mis01],
        facts: Array($0.facts))
    }
  }
}
