import AppProject
import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
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
      see where they were, not where they are. A location that is kept, that a manager remembers or that a timer \
      takes may be just as old, and each list that a delegate receives goes from the oldest location to the newest \
      (DEL-062). Use requestLocation for one location, or check timestamp and horizontalAccuracy. This is a note, because \
      a map's camera or a list's order does no harm for a moment: of 18 such places in public projects 11 had to be changed.
      """,
    severity: .note, bites: everywhere, mistakes: [.mis22], facts: [.del060, .del062],
    judgesLibraries: true,
    check: { context in
      let finder = StaleLocations(in: context)
      let all = finder.all()
      return ofScripts(in: context.code)
        + StaleLocations.Use.allCases.flatMap { use -> [Violation] in
          let files = Dictionary(grouping: all.filter { $0.use == use }, by: \.site.file)
          return files.sorted { $0.key < $1.key }.compactMap { _, sites in
            sites.min { $0.site < $1.site }.map { violation(use, at: $0.site, further: sites.count - 1) }
          }
        }
    })

  /// Returns a finding for the first call of each script that takes the last known position and asks for no new one.
  private static func ofScripts(in code: ProcessCode) -> [Violation] {
    let only = code.scriptPlaces.onlyRemembered
    let calls = code.scriptReactions.remembered.intersection(code.scriptPlaces.remembered)
      .union(code.scriptPlaces.preferred).union(only)
    return calls.firstInEachFile.map { call in
      Violation(
        at: Site(call),
        message: only.contains(call)
          ? "The last known position is taken here, even if it is hours old, and this code gets no new one."
          : "The last known position is taken here, even if it is hours old: a new one is wanted only if there is none.",
        fix: "Look at its timestamp and accuracy, and get a new one if it is old or inaccurate.")
    }
  }

  private static func violation(_ use: StaleLocations.Use, at site: Site, further: Int) -> Violation {
    switch use {
    case .end:
      Violation(
        at: site,
        message: """
          The first location ends the updates, and it may be a cached one, minutes or hours \
          old.\(MessageText.further(further))
          """,
        fix: """
          Stop only when the location's timestamp is recent, or call requestLocation() with \
          locationManager(_:didUpdateLocations:).
          """)
    case .answer:
      Violation(
        at: site,
        message: """
          The first location is the answer, and it may be a cached one, minutes or hours \
          old.\(MessageText.further(further))
          """,
        fix: """
          Stop only when the location's timestamp is recent, or call requestLocation() with \
          locationManager(_:didUpdateLocations:).
          """)
    case .remembered:
      Violation(
        at: site,
        message: """
          The location that the manager remembers is taken here, even if it is hours old: a new one is wanted only if \
          there is none.\(MessageText.further(further))
          """,
        fix: "Look at its timestamp and horizontalAccuracy, and request a new one if it is old or inaccurate."
      )
    case .timed:
      Violation(
        at: site,
        message: """
          At each tick this takes the last location that is known, which may be old, inaccurate or the same as before: \
          no code that was read looks at its timestamp.\(MessageText.further(further))
          """,
        fix: "Take the locations that locationManager(_:didUpdateLocations:) receives, and look at their age."
      )
    case .kept:
      Violation(
        at: site,
        message: """
          This keeps the location however old it is, and it is handed on later: no code that was read looks at its \
          timestamp.\(MessageText.further(further))
          """,
        fix: "Keep it only if its timestamp is recent and its horizontalAccuracy good enough.")
    case .oldest:
      Violation(
        at: site,
        message: """
          This takes the first location of each list, which is the oldest one: the newest is the \
          last.\(MessageText.further(further))
          """,
        fix: "Take locations.last.", facts: [.del062])
    }
  }
}
