import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases

extension Rule {
  /// A distance is summed from locations whose age and accuracy nobody looks at.
  static let uncheckedDistance = Rule(
    id: .uncheckedDistance,
    summary: "Distances are added up from locations whose age and accuracy are not checked.",
    explanation: """
      startUpdatingLocation first delivers the newest location that the system remembers, which may be far from \
      where the person is now, and a location whose horizontalAccuracy is negative has no valid coordinate. Added \
      up, each is a leap in the distance. Leave out locations that are old or inaccurate. This is a note, because \
      an app that only wants a rough figure may accept that.
      """,
    severity: .note, bites: everywhere, mistakes: [.mis22], facts: [.del060, .del063],
    judgesLibraries: true,
    check: { context in
      let sums = SummedDistances.all(in: context).filter { $0.names.isDisjoint(with: checks) }
      return sums.prefix(1).map { sum in
        Violation(
          at: sum.method.site,
          message:
            "A remembered, inaccurate or invalid location adds a leap to this distance.\(MessageText.further(sums.count - 1))",
          fix: "Leave out locations with an old timestamp, or with a negative or large horizontalAccuracy.")
      }
    })

  /// What code reads to know a location's age or accuracy.
  private static let checks: Set<String> = [
    "timestamp", "horizontalAccuracy", "timeIntervalSinceNow", "timeIntervalSince",
  ]
}
