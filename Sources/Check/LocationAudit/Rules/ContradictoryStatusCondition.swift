import AppProject
import LocationEvidence
import LocationFlow
import LocationPolicy
import Phrases
import SourceFacts

extension Rule {
  /// A condition compares a status with two others in a way that always, or never, holds.
  static let contradictoryStatusCondition = Rule(
    id: .contradictoryStatusCondition,
    summary:
      "A condition on the status always holds, or never does, because the comparisons exclude each other.",
    explanation: """
      A status has one value at a time: it always differs from one of two others, and never equals both. So \
      "status != .denied || status != .restricted" is always true, where && was meant; and \
      "status == .authorizedAlways && status == .authorizedWhenInUse" is never true, where || was meant. The same holds \
      for the answers of plug-ins in scripts.
      """,
    severity: .warning, bites: everywhere, facts: [.auth001],
    judgesLibraries: true,
    check: { context in
      // The uses in one body share its condition.
      var seen: Set<[String]> = []
      return context.code.all.compactMap { use -> Violation? in
        guard context.isJudged(use.file),
          let (condition, outcome) = use.fact.conditions.lazy.compactMap(StatusCondition.contradiction).first,
          seen.insert([use.file, use.fact.enclosingType ?? "", use.fact.enclosingFunction ?? "", condition])
            .inserted
        else { return nil }
        return violation(at: use.site, condition, outcome)
      } + aroundOwnCode(context, besides: seen) + ofScripts(context)
    })

  /// Returns the findings for the first such condition of each file of scripts.
  private static func ofScripts(_ context: AuditContext) -> [Violation] {
    let found = context.code.scriptReactions.contradictions().filter { context.isJudged($0.place.file) }
    return Dictionary(grouping: found, by: \.place.file).sorted { $0.key < $1.key }.compactMap {
      file, found in
      found.first.map {
        violation(
          at: Site(file: file, line: $0.place.line), $0.text, $0.alwaysHolds ? .alwaysHolds : .neverHolds)
      }
    }
  }

  /// Returns the findings for conditions around code that has no use of location API itself.
  private static func aroundOwnCode(_ context: AuditContext, besides seen: Set<[String]>) -> [Violation] {
    let files = Set(seen.map { $0[0] })
    return context.code.functions.flatMap { function -> [Violation] in
      guard function.code.names.contains("authorizationStatus"), !files.contains(function.file),
        context.isJudged(function.file), !context.code.isInstalled(function.file)
      else { return [] }
      return StatusCondition.contradictions(in: function.code.body).map { found in
        violation(
          at: Site(file: function.file, line: found.line ?? function.code.line), found.part, found.outcome)
      }
    }
  }

  private static func violation(
    at site: Site, _ condition: String, _ outcome: StatusCondition.Contradiction
  ) -> Violation {
    switch outcome {
    case .alwaysHolds:
      Violation(
        at: site,
        message:
          "The condition \(condition) always holds: a status differs from at least one of the two.",
        fix: "Join the comparisons by && instead of ||.")
    case .neverHolds:
      Violation(
        at: site,
        message: "The condition \(condition) never holds: a status can't be both.",
        fix: "Join the comparisons by || instead of &&.")
    }
  }
}
