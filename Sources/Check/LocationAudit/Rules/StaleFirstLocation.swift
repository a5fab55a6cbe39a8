import CoreLocationInterface
import InfoPlistProblems
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// The first location ends the search, however old it is.
  static let staleFirstLocation = Rule(
    id: .staleFirstLocation,
    summary: "Updates stop at the first location, which may be minutes or hours old.",
    explanation: """
      startUpdatingLocation first delivers the newest location that the system remembers, and only then fresh ones. \
      A delegate that stops at the first one takes the cached one: people see where they were, not where they are. \
      Use requestLocation for one location, or check timestamp and horizontalAccuracy before stopping.
      """,
    severity: .warning, bites: everywhere, mistakes: [.mis22], facts: [.del060],
    examples: .staleFirstLocation,
    judgesLibraries: true,
    check: { context in
      let starts = context.code.uses(of: .standardUpdates)
      let methods = DelegateFamily.all(in: context.code.types).filter { starts.contains(where: $0.contains) }
        .flatMap { family in
          family.ownMethods(.didUpdateLocations).filter {
            $0.facts.namesLocations && stopsAtOnce($0, of: family.entry.name, in: context.code.types)
          }
        }.filter { context.isJudged($0.file) }.sorted { $0.site < $1.site }
      return methods.prefix(1).map { method in
        Violation(
          at: method.site,
          message: """
            The first location ends the updates, and it may be a cached one, minutes or hours \
            old.\(MessageText.further(methods.count - 1))
            """,
          fix: "Call requestLocation() instead, or stop only when the location's timestamp is recent.")
      }
    })

  /// Returns whether the updates stop with any location, and its age is not checked.
  private static func stopsAtOnce(_ method: TypeIndex.Method, of type: String, in types: TypeIndex) -> Bool {
    CertainCalls.of(method.facts, of: type, in: types).contains { $0.site.name == "stopUpdatingLocation" }
      && !method.facts.callSites.contains { site in
        ["timeIntervalSinceNow", "timeIntervalSince", "timeIntervalSinceDate"].contains(site.name)
          || site.conditions.contains(where: looksAtAge)
      }
  }

  private static func looksAtAge(_ condition: String) -> Bool {
    ["timestamp", "accuracy", "timeInterval"].contains { condition.mentions($0) }
      || condition.split { !$0.isLetter }.contains("age")
  }
}
