import CoreLocationInterface
import InfoPlistProblems
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases

extension Rule {
  /// A caller is answered in the same breath as the request.
  static let answerBeforePerson = Rule(
    id: .answerBeforePerson,
    summary: "A caller gets its answer right after the request, while the prompt is still on screen.",
    explanation: """
      The request returns at once, and the person decides later. A completion handler or promise that is called in \
      the same function, right after the request, tells its caller that all is done before anything is decided, and \
      the answer itself reaches nobody. Keep the caller, and answer it in the authorization callback.
      """,
    severity: .warning, bites: { $0.requestMethods.value }, facts: [.auth004, .auth005],
    examples: .answerBeforePerson,
    judgesLibraries: true, absence: .inModule,
    check: { context in
      let entries = context.code.reactions.flatMap(\.entries)
      let later = Set(
        entries.filter { $0.kind == .callback }.flatMap(\.rows).flatMap(\.reaction.ways).flatMap(\.answered))
      let requests = context.requests(
        at: Set(entries.flatMap { hasty($0, except: later) })
      ).filter { !$0.isByClient }
      return requests.prefix(1).map { use in
        Violation(
          at: use.site, releases: context.releases(of: use),
          message: """
            Whoever waits for this is answered at once, while the prompt is on screen; what the person decides \
            reaches nobody.\(MessageText.further(requests.count - 1))
            """,
          fix: "Keep the caller, and answer it in the authorization callback.")
      }
    })

  /// Returns the places of requests after which a caller is certainly answered without waiting.
  private static func hasty(_ entry: ReactionTable.Entry, except later: Set<String>) -> [Effect.Place] {
    guard entry.kind == .function,
      entry.surelyReacts(to: .notDetermined, { $0.hastilyAnswered(except: later) != nil })
    else { return [] }
    return entry.reactions(to: .notDetermined).flatMap(\.ways)
      .compactMap { $0.hastilyAnswered(except: later)?.place }
  }
}

extension Reaction.Way {
  /// The callers that are notified.
  fileprivate var answered: [String] {
    effects.compactMap { if case .tells(let waiter, _) = $0.action { waiter } else { nil } }
  }

  /// Returns the request after which a caller is answered, if the code does nothing else but that.
  fileprivate func hastilyAnswered(except later: Set<String>) -> Effect? {
    let prompts: [Effect.Action] = [.asks(.whenInUse), .asks(.always)]
    guard let first = effects.firstIndex(where: { prompts.contains($0.action) }) else { return nil }
    let keepsSomeone = effects.contains { effect in
      switch effect.action {
      case .keeps, .handsOn, .waits, .starts, .locates: true
      default: false
      }
    }
    let isAnswered = effects[first...].contains { effect in
      guard case .tells(let waiter, _) = effect.action, !effect.isLater, !effect.isAfterWait else {
        return false
      }
      return Self.isCaller(waiter) && !later.contains(waiter)
    }
    return isAnswered && !keepsSomeone ? effects[first] : nil
  }

  /// Whether a name is that of a caller who waits for one answer, rather than of an observer.
  private static func isCaller(_ name: String) -> Bool {
    ["call", "completion", "handler", "resolve", "promise", "continuation", "block", "result"].contains {
      name.mentions($0)
    }
  }
}
