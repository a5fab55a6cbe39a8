import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// The true heading is used without a look at whether it is valid.
  static let uncheckedTrueHeading = Rule(
    id: .uncheckedTrueHeading,
    summary: "The true heading is used, and no code checks whether it is valid.",
    explanation: """
      trueHeading is negative as long as no location is known: before the first one, without authorization, and \
      where nothing starts location updates. Used as an angle, -1 points almost north. Check that it is not \
      negative, and fall back to magneticHeading.
      """,
    severity: .note, bites: everywhere, facts: [.del091],
    judgesLibraries: true,
    check: { context in
      let types = Set(context.code.uses(of: .heading).compactMap(\.fact.enclosingType))
      let readers = Dictionary(
        grouping: context.code.functions.filter { types.contains($0.type) }, by: \.type
      )
      .values.filter { functions in
        functions.allSatisfy { $0.code.names.isDisjoint(with: ["headingAccuracy", "magneticHeading"]) }
      }.joined().filter {
        $0.code.names.contains("trueHeading") && $0.code.names.isDisjoint(with: comparisons)
          && context.isJudged($0.file)
      }
      return context.code.types.methods(at: Set(readers.map(\.place))).prefix(1).map { method in
        Violation(
          at: method.site,
          message: "trueHeading is -1 until a location is known, and this uses it as an angle.",
          fix: "Use trueHeading only if it is not negative, and magneticHeading otherwise.")
      }
    })

  private static let comparisons: Set<String> = ["<", ">", "<=", ">=", "max", "abs", "fabs"]
}
