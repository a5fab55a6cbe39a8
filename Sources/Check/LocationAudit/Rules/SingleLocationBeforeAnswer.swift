import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A single location is requested while the prompt is on screen, and not again after the answer.
  static let singleLocationBeforeAnswer = Rule(
    id: .singleLocationBeforeAnswer,
    summary:
      "A single location is requested before the person has answered, and never again after the answer.",
    explanation: """
      The request for authorization returns at once, so a requestLocation() in the next line runs while the prompt is \
      on screen. It tries for about 10 seconds and then fails for good: a person who reads the prompt first, and \
      then taps Allow, gets nothing. Call requestLocation() in the authorization callback, when the app is \
      authorized. Updates that are started before the answer begin after it, so they are not reported.
      """,
    severity: .note, bites: { $0.services.value.contains(.requestLocation) },
    facts: [.del070, .err002, .auth021],
    judgesLibraries: true, absence: .inModule,
    check: { context in
      let tables = context.code.reactions
      guard !tables.flatMap(\.entries).contains(where: repeats) else { return [] }
      // Updates that the type has started elsewhere begin after the answer.
      let places = Set(tables.map(\.entries).filter { !$0.contains(where: starts) }.joined().flatMap(hasty))
      let uses = context.code.uses(of: .oneShot).filter { use in
        context.isJudged(use.file)
          && places.contains(use.place)
      }.sorted()
      return uses.prefix(1).map { use in
        Violation(
          at: use.site, releases: context.releases(of: use),
          message: """
            The first time, this runs while the prompt is on screen, and fails if the person takes longer; nothing \
            requests the location again after the answer.\(MessageText.further(uses.count - 1))
            """,
          fix: "Call requestLocation() in the authorization callback, when the app is authorized.")
      }
    })

  /// Returns whether a callback, a timer or the app's return after the prompt starts or requests
  /// locations.
  private static func repeats(_ entry: ReactionTable.Entry) -> Bool {
    entry.rows.flatMap(\.reaction.effects).contains {
      $0.isStart
        && (entry.kind == .callback || entry.isOnActivation || $0.isLater || $0.isAfterWait)
    }
  }

  /// Returns whether a service is started while the person hasn't decided.
  private static func starts(_ entry: ReactionTable.Entry) -> Bool {
    entry.reactions(to: .notDetermined).flatMap(\.ways).flatMap(\.effects).contains {
      if case .starts = $0.action { true } else { false }
    }
  }

  /// Returns the places where a location is certainly requested right after authorization.
  private static func hasty(_ entry: ReactionTable.Entry) -> [Effect.Place] {
    guard entry.kind != .callback, entry.surelyReacts(to: .notDetermined, { $0.hastyRequest != nil }) else {
      return []
    }
    return entry.reactions(to: .notDetermined).flatMap(\.ways).compactMap(\.hastyRequest?.place)
  }
}

extension Reaction.Way {
  /// The request for a location that follows one for authorization, if no service is started.
  fileprivate var hastyRequest: Effect? {
    let isStarted = effects.contains { if case .starts = $0.action { true } else { false } }
    guard !isStarted, let first = effects.firstIndex(where: \.isRequest) else { return nil }
    return effects[first...].first { $0.action == .locates && !$0.isLater && !$0.isAfterWait }
  }
}
