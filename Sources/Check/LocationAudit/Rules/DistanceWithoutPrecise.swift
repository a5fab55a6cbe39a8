import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A distance is measured or a position stored, but nothing checks Precise Location.
  static let distanceWithoutPrecise = Rule(
    id: .distanceWithoutPrecise,
    summary:
      "Distances are measured or positions stored, which are kilometers wrong while Precise Location is off, and nothing checks it.",
    explanation: """
      While Precise Location is off, a location is the center of a region some kilometers wide, and a new one comes \
      about four times an hour. A distance that is added up from such locations has nothing to do with the way that \
      the person went, a distance that is compared with a limit is below or above it by chance, and what is stored as \
      the place of something is elsewhere. Read accuracyAuthorization, and say what to turn on, or ask for full \
      accuracy for this feature. A library that was not read may do so instead.
      """,
    severity: .note, bites: { $0.accuracyChoice.value }, facts: [.acc001, .acc002],
    judgesLibraries: true, absence: .inProcess,
    check: { context in
      guard !context.looksAtPrecise else { return [] }
      // Code that compares the accuracy leaves such locations out.
      let sums = SummedDistances.all(in: context).filter { !$0.names.contains("horizontalAccuracy") }
      let summed = sums.prefix(1).map { sum in
        Violation(
          at: sum.method.site,
          message: """
            While Precise Location is off, this adds up distances between the centers of regions some kilometers \
            wide, and no code that was read checks for that.\(MessageText.further(sums.count - 1))
            """,
          fix: "Read accuracyAuthorization, and when it is reduced, say what to turn on in Settings.")
      }
      return summed + (context.looksAtAccuracy ? [] : ofFlow(in: context))
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
    let all = [context.code.nativePlaces, context.code.scriptPlaces]
    return violation(
      all.reduce(into: []) { $0.formUnion($1.limits) },
      "With Precise Location off, positions are only accurate to a few kilometers, so this distance decides by chance, and no code that was read looks at the accuracy.",
      files: 4)
      + violation(
        all.reduce(into: []) { $0.formUnion($1.records) },
        "With Precise Location off, the position that is stored here is only accurate to a few kilometers, and no code that was read looks at the accuracy.",
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
