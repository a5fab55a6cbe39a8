import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases

extension Rule {
  /// Code distinguishes statuses, but repeats the request after a refusal.
  static let requestWhileDenied = Rule(
    id: .requestWhileDenied,
    summary: "Authorization is requested again after a refusal, where it does nothing.",
    explanation: """
      iOS shows the prompt only while nothing is decided. A request after a refusal shows nothing and calls nothing, \
      so a person who taps the button again sees an app that does not answer. Request only with notDetermined; with \
      denied, explain and offer to open Settings.
      """,
    severity: .note, bites: { $0.requestMethods.value }, facts: [.auth027, .auth008],
    judgesLibraries: true,
    check: { context in
      guard context.mayAsk else { return [] }
      let requests = context.requests(at: Set(context.code.reactions.flatMap(\.entries).compactMap(repeated)))
      return requests.prefix(1).map { use in
        Violation(
          at: use.site,
          message: context.asksForAuthorization
            ? "After a refusal this shows no prompt and calls nothing, and the app does nothing else then.\(MessageText.further(requests.count - 1))"
            : "After a refusal this shows no prompt and calls nothing, and nothing else happens here then.\(MessageText.further(requests.count - 1))",
          fix: "Request only while the status is notDetermined; with denied, offer to open Settings.")
      }
    })

  /// Returns the place of a request that is made after a refusal and never with Always, if nothing
  /// else is done.
  private static func repeated(in entry: ReactionTable.Entry) -> Effect.Place? {
    guard entry.kind != .callback, entry.questions.contains(.status) else { return nil }
    let allowed = entry.reactions(to: AuthorizationStatus.authorizedAlways).flatMap(\.effects)
    let refused = entry.reactions(to: AuthorizationStatus.denied).flatMap(\.effects)
    // What is done with every status is not an answer to a refusal.
    let own = refused.filter { !allowed.contains($0) }
    guard !allowed.contains(where: \.isRequest), !own.contains(where: \.isAnswer) else { return nil }
    return own.first(where: \.isRequest)?.place
  }
}

extension Effect {
  /// Whether the person or a caller is informed.
  fileprivate var isAnswer: Bool {
    switch action {
    case .tells, .presents, .opens, .publishes, .handsOn, .fails: true
    default: false
    }
  }
}
