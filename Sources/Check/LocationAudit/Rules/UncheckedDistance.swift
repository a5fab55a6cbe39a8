import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A distance or a track is made of locations whose age and accuracy nobody looks at.
  static let uncheckedDistance = Rule(
    id: .uncheckedDistance,
    summary: "Distances and tracks are made of locations whose age and accuracy are not checked.",
    explanation: """
      startUpdatingLocation first delivers the newest location that the system remembers, which may be far from \
      where the person is now, and a location whose horizontalAccuracy is negative has no valid coordinate. Each is \
      a leap in a distance that is added up, or in a track. Leave out locations that are old or inaccurate. This is a note, because \
      an app that only wants a rough figure may accept that.
      """,
    severity: .note, bites: everywhere, mistakes: [.mis22], facts: [.del060, .del063],
    judgesLibraries: true,
    check: { context in
      let code = context.code
      let receiving = code.receiversOfLocations().flatMap(\.with)
      let tracks = code.nativePlaces.uses.filter { use in
        use.sink == .track && context.isJudged(use.place.file)
          && (receiving + code.functions.filter { $0.place == use.user })
            .allSatisfy { $0.code.names.isDisjoint(with: checks) }
      }
      return tracks.map(\.place).min().map { place in
        [
          Violation(
            at: Site(place),
            message: """
              A remembered, inaccurate or invalid location adds a leap to this distance or \
              track.\(MessageText.further(tracks.count - 1))
              """,
            fix: "Leave out locations with an old timestamp, or with a negative or large horizontalAccuracy.")
        ]
      } ?? []
    })

  /// What code reads to know a location's age or accuracy.
  private static let checks: Set<String> = [
    "timestamp", "horizontalAccuracy", "timeIntervalSinceNow", "timeIntervalSince",
  ]
}
