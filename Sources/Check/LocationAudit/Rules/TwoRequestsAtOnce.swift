import CoreLocationInterface
import InfoPlistProblems
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
      return dropped.prefix(1).map { use in
        Violation(
          at: use.site,
          message: """
            This request is dropped when nobody has decided yet: the prompt of the request before it is on \
            screen.\(MessageText.further(dropped.count - 1))
            """,
          fix: use.fact.name == ManagerMember.requestAlwaysAuthorization.declaration.baseName
            ? "Call requestAlwaysAuthorization() when the status has become .authorizedWhenInUse."
            : "Call requestWhenInUseAuthorization() first, and request Always later, when it is needed.")
      }
    })

  /// Returns the places where a request is certainly made while a prompt is visible.
  private static func droppedRequests(in entry: ReactionTable.Entry) -> [Effect.Place] {
    guard entry.surelyReacts(to: .notDetermined, { $0.droppedRequest != nil }) else { return [] }
    return entry.reactions(to: .notDetermined).flatMap(\.ways).compactMap(\.droppedRequest?.place)
  }
}

extension Reaction.Way {
  /// The request that follows another without waiting.
  fileprivate var droppedRequest: Effect? {
    let prompts: [Effect.Action] = [.asks(.whenInUse), .asks(.always)]
    guard let first = effects.firstIndex(where: { prompts.contains($0.action) && !$0.isLater }),
      let second = effects[first...].first(where: {
        prompts.contains($0.action) && $0.action != effects[first].action
      }),
      !second.isLater, !second.isAfterWait
    else { return nil }
    return second
  }
}
