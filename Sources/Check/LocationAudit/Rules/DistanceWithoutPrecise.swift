import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A distance is measured, or a position stored or looked up, but nothing checks Precise Location.
  static let distanceWithoutPrecise = Rule(
    id: .distanceWithoutPrecise,
    summary:
      "Distances are measured, or positions stored or looked up, which are kilometers wrong while Precise Location is off, and nothing checks it.",
    explanation: """
      While Precise Location is off, a location is the center of a region some kilometers wide, and a new one comes \
      about four times an hour. A distance that is added up from such locations has nothing to do with the way that \
      the person went, a distance that is compared with a limit is below or above it by chance, what is stored as the \
      place of something is elsewhere, an address is another street's, and a way begins where nobody is. Read \
      accuracyAuthorization, and say what to turn on, or ask for full accuracy for this feature. A library that was not read may do so instead.
      """,
    severity: .note, bites: { $0.accuracyChoice.value }, facts: [.acc001, .acc002],
    judgesLibraries: true, absence: .inProcess,
    check: { context in
      context.looksAtPrecise || context.looksAtAccuracy ? [] : ofFlow(in: context)
    })

  private static func ofFlow(in context: AuditContext) -> [Violation] {
    uses.flatMap { sink, limit, message -> [Violation] in
      let places = context.code.nativePlaces.places(of: sink).union(
        context.code.scriptPlaces.places(of: sink))
      return places.filter { context.isJudged($0.file) }.firstInEachFile.prefix(limit).map { place in
        Violation(
          at: Site(place), severity: .note, message: message,
          fix:
            "Look at the position's accuracy, and say that Precise Location is needed when it is too coarse.")
      }
    }
  }

  /// The uses that need precision, with the number of files in which each is reported and what is wrong with it.
  private static let uses: [(sink: PositionUse.Sink, files: Int, message: Phrase)] = [
    (
      .limit, 4,
      "With Precise Location off, positions are only accurate to a few kilometers, so this distance decides by chance, and no code that was read looks at the accuracy."
    ),
    (
      .record, 1,
      "With Precise Location off, the position that is stored here is only accurate to a few kilometers, and no code that was read looks at the accuracy."
    ),
    (
      .address, 1,
      "With Precise Location off, this is the address of the center of a region some kilometers wide, and no code that was read looks at the accuracy."
    ),
    (
      .route, 1,
      "With Precise Location off, this way begins at the center of a region some kilometers wide, and no code that was read looks at the accuracy."
    ),
    (
      .track, 1,
      "With Precise Location off, this adds up the centers of regions some kilometers wide, and no code that was read looks at the accuracy."
    ),
  ]
}

extension AuditContext {
  /// Whether any code looks at how accurate a position is.
  var looksAtAccuracy: Bool {
    code.scriptPlaces.examinesAccuracy || code.nativePlaces.examinesAccuracy
      || code.scriptConditions.contains { $0.fact.script?.role == .accuracyLook }
  }
}
