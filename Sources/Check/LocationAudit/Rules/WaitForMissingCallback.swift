import CoreLocationInterface
import InfoPlistProblems
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A task is suspended until a callback that may never come.
  static let waitForMissingCallback = Rule(
    id: .waitForMissingCallback,
    summary:
      "A task waits for the authorization callback of a request that may change nothing, and so may never return.",
    explanation: """
      The callback runs when the status changes. A request for Always after When In Use may end in "Keep Only While \
      Using", or show nothing because it was made before: no callback arrives, and a task that waits for one waits \
      forever. The same goes for any request that is made when the status is already decided. Check the status \
      first; after a request for Always, continue when the app becomes active again, whatever the status.
      """,
    severity: .warning, bites: { $0.requestMethods.value }, mistakes: [.mis11],
    facts: [.auth007, .auth045, .auth051],
    examples: .waitForMissingCallback,
    judgesLibraries: true,
    check: { context in
      let requests = [LocationUse.whenInUseRequest, .alwaysRequest].flatMap { context.code.uses(of: $0) }
      let waiting = Dictionary(
        uniqueKeysWithValues: Set(requests.map(\.fact.name)).map { name in
          (name, CallPlaces(of: name, in: context.code.types, where: waits))
        })
      let endless = requests.filter { use in
        context.isJudged(use.file) && waiting[use.fact.name]?.hold(at: use) == true && !looksFirst(use)
          && !hasOtherWay(use, in: context.code.types)
      }.sorted()
      return endless.prefix(1).map { use in
        let isAlways = use.fact.name == ManagerMember.requestAlwaysAuthorization.declaration.baseName
        return Violation(
          at: use.site,
          message: """
            The task that waits here never resumes if \
            \(isAlways ? "the person keeps While Using, or Always was requested before" : "the status is already decided"): \
            no callback arrives.\(MessageText.further(endless.count - 1))
            """,
          fix: isAlways
            ? "When asking from When In Use, don't wait for the callback: read the status again when the app becomes active."
            : "Return the status at once unless it is .notDetermined.")
      }
    })

  private static func waits(_ site: CallSite) -> Bool {
    !Answer.suspensions.isDisjoint(with: site.closureOwners)
  }

  private static func hasOtherWay(_ use: CodeUse, in types: TypeIndex) -> Bool {
    let methods = types.entry(named: use.fact.enclosingType ?? "")?.methods ?? []
    return methods.contains { !otherWays.isDisjoint(with: $0.facts.calls) }
  }

  /// What else may wake the task: a notification, a clock, a race.
  private static let otherWays: Set<String> = [
    "addObserver", "notifications", "publisher", "sleep", "asyncAfter", "scheduledTimer", "Timer",
    "withThrowingTaskGroup", "withTaskGroup", "withTaskCancellationHandler",
  ]

  /// Whether the status decides; for Always only a status that is not decided brings a callback for sure.
  private static func looksFirst(_ use: CodeUse) -> Bool {
    use.fact.conditions.contains { !CertainCalls.asksForPresence($0) }
      && (use.fact.name == ManagerMember.requestWhenInUseAuthorization.declaration.baseName
        || use.fact.conditions.contains { $0.mentions("notDetermined") && $0.first != "!" })
  }
}
