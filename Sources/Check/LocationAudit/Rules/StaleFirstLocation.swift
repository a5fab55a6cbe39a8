import AppProject
import CoreLocationInterface
import InfoPlistProblems
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// The first location ends the search, however old it is.
  static let staleFirstLocation = Rule(
    id: .staleFirstLocation,
    summary: "The first location ends the updates or is the answer, though it may be minutes or hours old.",
    explanation: """
      startUpdatingLocation first delivers the newest location that the system remembers, and only then fresh ones. \
      A delegate that stops at the first one, or gives it to a caller who wants only one, takes the cached one: people \
      see where they were, not where they are. Use requestLocation for one location, or check timestamp and horizontalAccuracy before stopping.
      """,
    severity: .warning, bites: everywhere, mistakes: [.mis22], facts: [.del060],
    examples: .staleFirstLocation,
    judgesLibraries: true,
    check: { context in
      let starts = context.code.uses(of: .standardUpdates)
      let singles = context.code.uses(of: .oneShot)
      // Whoever gets the location may look at its age.
      let areJudged = context.code.functions.contains { $0.code.names.contains("timestamp") }
      let answers = areJudged ? [] : answers(in: context.code.reactions)
      let methods = DelegateFamily.all(in: context.code.types).filter { starts.contains(where: $0.contains) }
        .flatMap { family in
          family.ownMethods(.didUpdateLocations, .didUpdateToLocation).filter {
            // What requestLocation brings is new.
            $0.facts.namesLocations && !looksAtAge($0.facts)
              && (stopsAtOnce($0, of: family.entry.name, in: context.code.types)
                || answers.contains($0.place) && !singles.contains(where: family.contains))
          }
        }.filter { context.isJudged($0.file) }.sorted { $0.site < $1.site }
      let timed = areJudged ? [] : timedReads(in: context)
      return timedViolations(timed)
        + methods.prefix(1).map { method in
          Violation(
            at: method.site, severity: answers.contains(method.place) ? .note : nil,
            message: answers.contains(method.place)
              ? """
              The first location is the answer, and it may be a cached one, minutes or hours \
              old.\(MessageText.further(methods.count - 1))
              """
              : """
              The first location ends the updates, and it may be a cached one, minutes or hours \
              old.\(MessageText.further(methods.count - 1))
              """,
            fix: "Call requestLocation() instead, or stop only when the location's timestamp is recent.")
        }
    })

  /// Returns the places where repeating timers take a manager's location.
  private static func timedReads(in context: AuditContext) -> [Site] {
    let code = context.code
    let reads = TimedReads(in: code.parts)
    return Set(
      code.functions.filter { context.isJudged($0.file) && !code.isInstalled($0.file) }.flatMap { function in
        reads.lines(in: function).map { Site(file: function.file, line: $0) }
      }
    ).sorted()
  }

  private static func timedViolations(_ sites: [Site]) -> [Violation] {
    sites.prefix(1).map { site in
      Violation(
        at: site, severity: .note,
        message: """
          At each tick this takes the last location that is known, which may be old, inaccurate or the same as before: \
          no code that was read looks at its timestamp.\(MessageText.further(sites.count - 1))
          """,
        fix: "Take the locations that locationManager(_:didUpdateLocations:) receives, and look at their age."
      )
    }
  }

  /// Returns the callbacks that certainly give the location to a caller who gets no other.
  private static func answers(in tables: [ReactionTable]) -> Set<Effect.Place> {
    let entries = tables.flatMap(\.entries)
    let suspended = Set(
      entries.flatMap(\.rows).flatMap(\.reaction.ways).flatMap { way in
        way.effects.compactMap { effect -> String? in
          guard case .keeps(let waiter, let property) = effect.action,
            way.effects.contains(where: { $0.action == .waits(waiter) })
          else { return nil }
          return property
        }
      })
    let isAnswering: @Sendable (Reaction.Way) -> Bool = { way in
      let told = Set(
        way.effects.compactMap { if case .tells(let waiter, _) = $0.action { waiter } else { nil } })
      let cleared = Set(
        way.effects.compactMap { if case .clears(let waiter) = $0.action { waiter } else { nil } })
      return !told.isDisjoint(with: cleared.union(suspended))
    }
    return Set(
      entries.filter { entry in
        entry.kind == .callback && !entry.rows.isEmpty
          && entry.rows.allSatisfy { $0.reaction.holes.isEmpty && $0.reaction.surely(isAnswering) }
      }.map(\.place))
  }

  /// Returns whether the updates stop with any location.
  private static func stopsAtOnce(_ method: TypeIndex.Method, of type: String, in types: TypeIndex) -> Bool {
    CertainCalls.of(method.facts, of: type, in: types, orWhere: countsLocations).contains {
      $0.site.name == "stopUpdatingLocation"
    }
  }

  /// Returns whether a condition only asks for the number of locations, of which there is at least one.
  private static func countsLocations(_ condition: String) -> Bool {
    condition.mentions("location")
      && [".count", ".isEmpty", "[locations count]"].contains { condition.contains($0) }
  }

  private static func looksAtAge(_ method: MethodFacts) -> Bool {
    method.callSites.contains { site in
      ["timeIntervalSinceNow", "timeIntervalSince", "timeIntervalSinceDate"].contains(site.name)
        || site.conditions.contains(where: looksAtAge)
    }
  }

  private static func looksAtAge(_ condition: String) -> Bool {
    ["timestamp", "accuracy", "timeInterval"].contains { condition.mentions($0) }
      || condition.split { !$0.isLetter }.contains("age")
  }
}
