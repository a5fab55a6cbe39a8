import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases

extension Rule {
  /// Every failure is shown to the person, even a temporary one.
  static let temporaryErrorShown = Rule(
    id: .temporaryErrorShown,
    summary:
      "Every error shows an alert while updates continue, although iOS keeps trying after the most common one.",
    explanation: """
      didFailWithError reports kCLErrorLocationUnknown (0) when no location could be found right away; iOS keeps \
      trying, and Apple says to ignore it (ERR-002). A delegate that shows an alert for any error interrupts people \
      indoors, in a tunnel or before the first fix, perhaps again and again, although a location may come a moment \
      later. Ignore that error while updates continue, and show what can be done on kCLErrorDenied. After \
      requestLocation every error is final, so apps that use nothing else are not reported. This is a note, because \
      the alert isn't wrong, only too early.
      """,
    severity: .note, bites: everywhere, mistakes: [.mis21], facts: [.err002],
    judgesLibraries: true,
    check: { context in
      let starts = context.code.uses(of: .standardUpdates)
      let entries = Dictionary(
        context.code.reactions.flatMap(\.entries).map { ($0.place, $0) },
        uniquingKeysWith: { first, _ in first })
      let functions = context.code.functionsByPlace
      let telling = context.code.telling(of: .failure, looking: .alerts)
      let methods = DelegateFamily.all(in: context.code.types).filter { starts.contains(where: $0.contains) }
        .flatMap { $0.ownMethods(.didFailWithError) }
        .filter { method in
          context.isOwn(method.file)
            && (entries[method.place].map(showsEveryError) ?? false
              || entries[method.place].map(letsGoOn) ?? false
                && functions[method.place].map(telling.tells) ?? false)
        }.sorted { $0.site < $1.site }
      return methods.prefix(1).map { method in
        Violation(
          at: method.site,
          message: """
            Every error shows something here, even location unknown (0), after which iOS keeps trying: indoors it can \
            come again and again.\(MessageText.further(methods.count - 1))
            """,
          fix: "Ignore .locationUnknown while updates continue, and show what is missing on .denied.")
      }
    })

  /// Returns whether a callback lets updates continue after a temporary error.
  private static func letsGoOn(_ callback: ReactionTable.Entry) -> Bool {
    !callback.reactions(to: .locationUnknown).flatMap(\.effects).contains {
      $0.action == .stops("location updates")
    }
  }

  /// Returns whether a callback certainly shows something after a temporary error, and lets updates continue.
  private static func showsEveryError(_ callback: ReactionTable.Entry) -> Bool {
    let reactions = callback.reactions(to: .locationUnknown)
    return !reactions.isEmpty
      && reactions.allSatisfy { reaction in
        reaction.holes.isEmpty
          && reaction.surely { way in
            let actions = way.effects.map(\.action)
            return actions.contains { if case .presents = $0 { true } else { false } }
              && !actions.contains(.stops("location updates"))
          }
      }
  }
}
