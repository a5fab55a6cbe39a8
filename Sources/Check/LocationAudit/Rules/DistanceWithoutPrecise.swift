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
      place of something is elsewhere, an address is another street's, and a way begins where nobody is. Read accuracyAuthorization, and say what to turn on, or ask for full \
      accuracy for this feature. A library that was not read may do so instead.
      """,
    severity: .note, bites: { $0.accuracyChoice.value }, facts: [.acc001, .acc002],
    judgesLibraries: true, absence: .inProcess,
    check: { context in
      guard !context.looksAtPrecise else { return [] }
      return context.looksAtAccuracy ? [] : ofFlow(in: context)
    })

  private static func ofFlow(in context: AuditContext) -> [Violation] {
    func violation(_ places: Set<Effect.Place>, _ message: Phrase, files limit: Int) -> [Violation] {
      let files = Dictionary(grouping: places.filter { context.isJudged($0.file) }, by: \.file)
      return files.values.compactMap { $0.min() }.sorted().prefix(limit).map { place in
        Violation(
          at: Site(file: place.file, line: place.line), severity: .note, message: message,
          fix:
            "Look at the position's accuracy, and say that Precise Location is needed when it is too coarse.")
      }
    }
    func places(of sink: PositionUse.Sink) -> Set<Effect.Place> {
      context.code.nativePlaces.places(of: sink).union(context.code.scriptPlaces.places(of: sink))
    }
    return violation(
      places(of: .limit),
      "With Precise Location off, positions are only accurate to a few kilometers, so this distance decides by chance, and no code that was read looks at the accuracy.",
      files: 4)
      + violation(
        places(of: .record),
        "With Precise Location off, the position that is stored here is only accurate to a few kilometers, and no code that was read looks at the accuracy.",
        files: 1)
      + violation(
        places(of: .address),
        "With Precise Location off, this is the address of the center of a region some kilometers wide, and no code that was read looks at the accuracy.",
        files: 1)
      + violation(
        places(of: .route),
        "With Precise Location off, this way begins at the center of a region some kilometers wide, and no code that was read looks at the accuracy.",
        files: 1)
      + violation(
        places(of: .track),
        "With Precise Location off, this adds up the centers of regions some kilometers wide, and no code that was read looks at the accuracy.",
        files: 1)
  }
}

extension AuditContext {
  /// Whether any code looks at how accurate a position is.
  var looksAtAccuracy: Bool {
    code.scriptPlaces.examinesAccuracy || code.nativePlaces.examinesAccuracy
      || code.scriptConditions.contains { $0.fact.script?.role == .accuracyLook }
  }
}
