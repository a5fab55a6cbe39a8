import AppProject
import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A delegate implements only the callback of iOS 14, in an app that deploys to earlier releases.
  static let onlyNewAuthorizationCallback = Rule(
    id: .onlyNewAuthorizationCallback,
    summary:
      "Only locationManagerDidChangeAuthorization(_:) is implemented, which the older releases that the app supports don't call.",
    explanation: """
      locationManagerDidChangeAuthorization(_:) was added in iOS 14. Earlier releases call only \
      locationManager(_:didChangeAuthorization:): a delegate without it learns neither of the answer nor of a change \
      in Settings, and anything that waits for the answer waits forever. Implement both while the app supports those \
      releases; iOS 14 and later call only the new one.
      """,
    severity: .warning, bites: { $0.callback.value == .didChangeAuthorizationStatus }, mistakes: [.mis47],
    facts: [.auth004, .auth005],
    judgesLibraries: true,
    absence: .inModule,
    check: { context in
      guard context.configuration.deploymentTarget != nil else { return [] }
      let found = DelegateFamily.all(in: context.code.types)
        .filter { $0.isWhole && !$0.implements(.didChangeAuthorizationStatus) && isUsed($0, in: context) }
        .flatMap { family in
          family.ownMethods(.didChangeAuthorization).map { (family: family, method: $0) }
        }
        .filter { context.isJudged($0.method.file) }.sorted { $0.method.site < $1.method.site }
      return found.prefix(1).map { one in
        violation(at: one.method, of: one.family, further: found.count - 1, in: context)
      }
    })

  /// Returns whether the type is used on the earlier releases, which is not so if it is marked for
  /// newer ones.
  private static func isUsed(_ family: DelegateFamily, in context: AuditContext) -> Bool {
    requestsAndStarts(of: family, in: context).contains { !context.releases(of: $0).isEmpty }
  }

  private static func requestsAndStarts(of family: DelegateFamily, in context: AuditContext) -> [CodeUse] {
    context.code.uses(
      of: .whenInUseRequest, .alwaysRequest, .standardUpdates, .oneShot, .significantChanges, .visits,
      .regionMonitoring, .ranging
    ).filter(family.contains)
  }

  private static func violation(
    at method: TypeIndex.Method, of family: DelegateFamily, further: Int, in context: AuditContext
  ) -> Violation {
    let starts = requestsAndStarts(of: family, in: context).filter { !$0.fact.name.hasPrefix("request") }
    let waits = !starts.isEmpty && starts.allSatisfy { $0.fact.enclosingFunction == method.facts.name }
    return Violation(
      at: method.site,
      message: """
        On iOS \(context.policies.words(for: context.ruleReleases)) nothing calls this: the delegate is not told what the person \
        answered\(waits ? ", and what it starts is never started" : "").\(MessageText.further(further))
        """,
      fix: """
        Also implement \(DelegateMethod.didChangeAuthorizationStatus.name), or raise the deployment target to 14.
        """)
  }
}
