import CoreLocationInterface
import InfoPlistProblems
import LocationCatalogue
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A request is made while the prompt of the previous one is visible.
  static let twoRequestsAtOnce = Rule(
    id: .twoRequestsAtOnce,
    summary: "Two requests follow each other at once, the second while the prompt of the first is on screen.",
    explanation: """
      A request returns at once; its prompt stays until the person answers. iOS shows one prompt at a time and drops \
      requests that are made meanwhile, so the second of two requests in a row does nothing. Request Always when the \
      authorization callback says authorizedWhenInUse, and best where a feature needs it.
      """,
    severity: .warning, bites: { $0.requestMethods.value }, facts: [.auth010],
    judgesLibraries: true,
    check: { context in
      let dropped = context.requests(
        at: Set(context.code.reactions.flatMap(\.entries).flatMap(droppedRequests)))
      return dropped.filter { !releases(of: $0, in: context).isEmpty }.prefix(1).map { use in
        let isUpgrade = isUpgrade(use)
        return Violation(
          at: use.site,
          // After the prompt for Always, nothing is left to ask.
          severity: isUpgrade ? nil : .note, releases: releases(of: use, in: context),
          message: """
            This request is dropped when nobody has decided yet: the prompt of the request before it is on \
            screen.\(MessageText.further(dropped.count - 1))
            """,
          fix: isUpgrade
            ? "Call requestAlwaysAuthorization() when the status has become .authorizedWhenInUse."
            : "Call requestWhenInUseAuthorization() first, and request Always later, when it is needed.")
      }
    })

  private static func isUpgrade(_ use: CodeUse) -> Bool {
    use.fact.name == ManagerMember.requestAlwaysAuthorization.declaration.baseName
  }

  /// Returns the releases on which the request before a dropped one shows its prompt, which takes its texts.
  private static func releases(of dropped: CodeUse, in context: AuditContext) -> [ClosedRange<Release>] {
    guard context.infoPlist != nil else { return context.ruleReleases }
    let (use, first): (IntendedUse, AppRequest) =
      isUpgrade(dropped) ? (.whenInUse, .whenInUse) : (.always, .always)
    return context.policies.releases { policy in
      context.ruleReleases.contains { $0.contains(policy.release) }
        && !context.values.problems(for: use, under: [policy]).contains { $0.keepsAway.contains(first) }
    }
  }

  /// Returns the places where a request is certainly made while a prompt is visible.
  private static func droppedRequests(in entry: ReactionTable.Entry) -> [Effect.Place] {
    guard entry.surelyReacts(to: .notDetermined, { $0.droppedRequest != nil }) else { return [] }
    return entry.reactions(to: .notDetermined).flatMap(\.ways).compactMap(\.droppedRequest?.place)
  }
}

extension Reaction.Way {
  /// The request that follows another without waiting.
  fileprivate var droppedRequest: Effect? {
    guard let first = effects.firstIndex(where: { $0.isRequest && !$0.isLater }),
      let second = effects[first...].first(where: { $0.isRequest && $0.action != effects[first].action }),
      !second.isLater, !second.isAfterWait
    else { return nil }
    return second
  }
}
