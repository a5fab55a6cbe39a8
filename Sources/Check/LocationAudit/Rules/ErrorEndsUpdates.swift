import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// Every failure ends the updates, even a temporary one.
  static let errorEndsUpdates = Rule(
    id: .errorEndsUpdates,
    summary: "Every error stops the updates, although iOS keeps trying after the most common one.",
    explanation: """
      didFailWithError reports kCLErrorLocationUnknown (0) when no location could be found right away; iOS keeps \
      trying, and Apple says to ignore it. A delegate that stops updates on any error ends them in a tunnel, \
      indoors, or before the first fix. Stop only on kCLErrorDenied. After requestLocation every error is final, so \
      apps that use nothing else are not reported.
      """,
    severity: .warning, bites: everywhere, mistakes: [.mis21], facts: [.err002, .err003],
    judgesLibraries: true,
    check: { context in
      let starts = context.code.uses(of: .standardUpdates).filter { !context.code.isInLocationCallback($0) }
      let followed = Dictionary(
        context.code.reactions.flatMap(\.entries).map { ($0.place, $0) },
        uniquingKeysWith: { first, _ in first })
      let repeated = Set(
        context.code.reactions.flatMap(\.entries).filter { $0.name.contains("didUpdate") }.flatMap(\.rows)
          .flatMap(\.reaction.effects).filter { !$0.endsStream }.compactMap(\.listener))
      let methods = DelegateFamily.all(in: context.code.types).filter { starts.contains(where: $0.contains) }
        .flatMap { family in
          family.ownMethods(.didFailWithError).filter { method in
            followed[method.place].map { stops($0) || ends($0, streams: repeated) } ?? false
          }
        }.filter { context.isJudged($0.file) }.sorted { $0.site < $1.site }
      return methods.prefix(1).map { method in
        Violation(
          at: method.site,
          message: """
            The first error ends the updates here, even location unknown (0), after which iOS would keep \
            trying.\(MessageText.further(methods.count - 1))
            """,
          fix: "Stop only when (error as? CLError)?.code == .denied, and ignore .locationUnknown.")
      }
    })

  /// Returns whether the updates certainly end with a temporary error.
  private static func stops(_ callback: ReactionTable.Entry) -> Bool {
    let reactions = callback.reactions(to: .locationUnknown)
    return !reactions.isEmpty
      && reactions.allSatisfy { reaction in
        reaction.surely { way in
          let end = way.effects.lastIndex { $0.action == .stops("location updates") }
          return end.map { !way.effects[$0...].contains(where: \.isStart) } ?? false
        }
      }
  }

  /// Returns whether a stream that receives each location certainly ends with a temporary error.
  private static func ends(_ callback: ReactionTable.Entry, streams: Set<String>) -> Bool {
    let reactions = callback.reactions(to: .locationUnknown)
    return !reactions.isEmpty
      && reactions.allSatisfy { reaction in
        reaction.surely { way in
          way.effects.contains { $0.endsStream && $0.listener.map(streams.contains) ?? false }
        }
      }
  }
}

extension Effect {
  /// The one who is notified.
  fileprivate var listener: String? { if case .tells(let listener, _) = action { listener } else { nil } }

  /// Whether nothing can be told after it.
  fileprivate var endsStream: Bool {
    // A delegate has methods of any name, which end nothing.
    guard case .tells(let listener, let value) = action, !listener.mentions("delegate") else { return false }
    return value.hasPrefix("completion") || value.hasPrefix("finish") || value.hasPrefix("onError")
  }
}
