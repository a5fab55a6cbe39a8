import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// iOS 16.4 suspends an app with these settings that tracks in the background without the
  /// indicator.
  static let backgroundFilter = Rule(
    id: .backgroundFilter,
    summary:
      "On iOS 16.4 and later, a distance filter or coarse accuracy ends background tracking without the indicator.",
    explanation: """
      On iOS 16.4 and later, an app with Always and without the indicator keeps running in the background only if \
      the distance filter is none and the desired accuracy is 100 meters or finer. With other values it is \
      suspended, although older releases kept it running. Showing the indicator lifts these limits.
      """,
    severity: .warning, bites: { $0.filterRule.value }, mistakes: [.mis24], facts: [.bg020],
    absence: .inModule,
    check: { context in
      guard context.tracksInBackgroundWithoutIndicator, context.code.mayRequestAlways else { return [] }
      let filters = offending("distanceFilter", in: context.code, isFine: isNoFilter)
      let accuracies = offending("desiredAccuracy", in: context.code, isFine: isFineAccuracy)
      return (filters + accuracies).sorted().prefix(1).map {
        violation(at: $0, more: filters.count + accuracies.count - 1, in: context)
      }
    })

  /// Returns the assignments of a property if all values are known and none is fine enough, in the
  /// whole process or in a type with a background manager of its own.
  private static func offending(
    _ property: String, in code: ProcessCode, isFine: (SourceValue?) -> Bool?
  ) -> [CodeUse] {
    let uses = code.uses(property, .assignment)
    func areOffending(_ uses: [CodeUse]) -> Bool { uses.allSatisfy { isFine($0.fact.value) == false } }
    let lasting = uses.filter { use in !uses.contains { use.isReplaced(by: $0) } }
    if areOffending(lasting) { return lasting }
    let types = Set(code.uses(of: .backgroundUpdates).compactMap(\.fact.enclosingType))
    let own = Dictionary(grouping: lasting.filter { types.contains($0.fact.enclosingType ?? "") }) {
      $0.fact.enclosingType
    }
    return own.values.filter(areOffending).flatMap(\.self)
  }

  private static func isNoFilter(_ value: SourceValue?) -> Bool? {
    switch value {
    case .number(let meters)?: meters <= 0
    case .name("kCLDistanceFilterNone")?: true
    case .name, .boolean, .string, .other, nil: nil
    }
  }

  private static func isFineAccuracy(_ value: SourceValue?) -> Bool? {
    switch value {
    case .number(let meters)?: meters <= 100
    case .name(let name)?:
      coarse.contains(name) ? false : name.hasPrefix("kCLLocationAccuracy") ? true : nil
    case .boolean, .string, .other, nil: nil
    }
  }

  private static let coarse: Set<String> = [
    "kCLLocationAccuracyKilometer", "kCLLocationAccuracyThreeKilometers", "kCLLocationAccuracyReduced",
  ]

  private static func violation(at use: CodeUse, more: Int, in context: AuditContext) -> Violation {
    Violation(
      at: use.site, releases: context.releases(of: use),
      message: """
        With Always and no indicator, iOS \(context.policies.words(for: context.ruleReleases)) suspend the app in \
        the background because of this value, and updates stop.\(MessageText.further(more))
        """,
      fix: """
        Use kCLDistanceFilterNone and an accuracy of 100 meters or finer while in the background, or set \
        manager.showsBackgroundLocationIndicator = true.
        """)
  }
}
